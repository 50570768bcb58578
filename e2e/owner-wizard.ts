import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { field, press, step } from "./screen.ts";

export const ownerWizardPath = "/superadmin/update-company-profile";

export const kin = (page: Page, name: string) =>
  page.getByRole("group", { name: "Next of Kin" }).getByRole("textbox", { name, exact: true });
export async function fillCompany(page: Page) {
  await field(page, "Contact Number").fill("+27 21 555 0100");
  await field(page, "Office Address").fill("1 Kloof Street, Cape Town");
}

export async function fillOwner(page: Page) {
  await field(page, "ID Number").fill("800101 5009 087");
  await field(page, "Employee Number").fill("E-1");
  await kin(page, "First Names").fill("Sipho");
  await kin(page, "Last Name").fill("Khumalo");
  await kin(page, "Relationship").fill("Spouse");
  await kin(page, "Phone Number").fill("+27831234567");
}

/** Goes to the documents step by the shortest way. */
export async function toDocuments(page: Page) {
  await fillCompany(page);
  await press(page, "Next");
  await fillOwner(page);
  await press(page, "Next");
  await expect(step(page, "Upload Documents")).toBeVisible();
}

export async function toSummary(page: Page) {
  await fillCompany(page);
  await press(page, "Next");
  await fillOwner(page);
  for (let passed = 0; passed < 3; passed += 1) await press(page, "Next");
  await expect(step(page, "Summary")).toBeVisible();
}
