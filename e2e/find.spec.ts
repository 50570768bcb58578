import type { Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field } from "./screen.ts";
import { addStaff, newDepartment, setHead } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const add = (firstName: string, lastName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName, departmentId, positionTitle });
  thandi = await add("Thandi", "Mokoena", "Head Cook");
  thabo = await add("Thabo", "Zulu", "Cook");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, thandi);
});

const box = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const search = (page: Page) => page.getByRole("dialog", { name: "Search" });
const query = (page: Page) => page.getByRole("combobox", { name: "Search" });
const group = (page: Page, name: string) => search(page).getByRole("group", { name, exact: true });
const active = (page: Page) => search(page).locator("[role=option][aria-selected=true]");
const preview = (page: Page) => search(page).getByRole("region", { name: "Selected" });

async function find(page: Page, typed: string): Promise<void> {
  await box(page).click();
  await query(page).fill(typed);
}

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test("a manager finds a person and acts on what was half typed [HEADER-03, HEADER-04]", async ({
      page,
    }) => {
      await openAs(page, thandi, "/staff/dashboard");
      await box(page).click();
      await expect(group(page, "Do").getByRole("option")).toHaveText([
        /Apply for Leave/,
        /Write a note about…/,
        /Make a promise to…/,
        /Book leave for…/,
        /Record a talk with…/,
        /Send Feedback/,
      ]);
      await expect(group(page, "Recent")).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);

      await query(page).fill("thabo");
      await expect(active(page)).toHaveText(/Thabo Zulu/);
      await expect(group(page, "Records").getByRole("option")).toHaveCount(2);
      await expect(group(page, "Do").getByRole("option").first()).toHaveText(
        "Write a note about Thabo Zulu",
      );
      await expect(search(page).getByText("7 results", { exact: true })).toBeAttached();
      await expect(preview(page)).toBeVisible({ visible: device === "desktop" });
      if (device === "desktop")
        await expect(preview(page).getByText("Thandi Mokoena since")).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      await query(page).press("Enter");
      await expect(page).toHaveURL(new RegExp(`/staff/people/${thabo.id}$`));
      await expect(page.getByRole("heading", { name: "Thabo Zulu", level: 1 })).toBeFocused();

      await box(page).click();
      await expect(group(page, "Recent").getByRole("option")).toHaveText([/Thabo Zulu/]);
      await query(page).fill("note thabo");
      await expect(active(page)).toHaveText("Write a note about Thabo Zulu");
      await query(page).press("Enter");
      await expect(page.getByRole("main").getByRole("textbox").first()).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/staff/people/${thabo.id}$`));

      await find(page, "book leave thabo 14-18 dec");
      await expect(active(page)).toContainText("Book leave for Thabo Zulu, 14 – 18 Dec");
      if (device === "desktop") await expect(preview(page)).toContainText("Day of Reconciliation");
      await query(page).press("Enter");
      const form = page.getByRole("dialog", { name: "Book Leave for Thabo Zulu" });
      await expect(field(form, "Start Date")).toHaveValue(/14 Dec/);
      await expect(field(form, "End Date")).toHaveValue(/18 Dec/);
    });

    test("an employee finds neither notes nor actions with colleagues", async ({ page }) => {
      await openAs(page, thabo, "/staff/dashboard");
      await find(page, "thandi");
      await expect(active(page)).toHaveText(/Thandi Mokoena/);
      await expect(group(page, "Records")).toHaveCount(0);
      await expect(group(page, "Do")).toHaveCount(0);
      await query(page).fill("note thandi");
      await expect(search(page)).toContainText("Nothing found for “note thandi”");
      await query(page).fill("gaps");
      await expect(search(page)).toContainText("Nothing found for “gaps”");
      await query(page).fill("thnadi");
      await expect(group(page, "Similar").getByRole("option")).toHaveText([/Thandi Mokoena/]);
      expect(await violationsOf(page)).toEqual([]);
      await search(page).getByRole("button", { name: "Clear" }).click();
      await expect(query(page)).toBeFocused();
      await expect(query(page)).toHaveValue("");
      await query(page).fill("leave 14-18 dec");
      await query(page).press("Enter");
      const form = page.getByRole("dialog", { name: "Apply for Leave" });
      await expect(field(form, "Start Date")).toHaveValue(/14 Dec/);
      await expect(field(form, "End Date")).toHaveValue(/18 Dec/);
      await expect(field(form, "Start Date")).toBeEditable();
    });
  });

test("letters typed while the search still loads are kept", async ({ page }) => {
  await openAs(page, thandi, "/staff/dashboard");
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/search-palette.*\.js/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Thabb");
  await page.keyboard.press("Backspace");
  letThrough();
  await expect(query(page)).toHaveValue("Thab");
  await page.keyboard.type("o");
  await expect(active(page)).toHaveText(/Thabo Zulu/);
  await page.keyboard.press("Escape");
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(query(page)).toHaveValue("");
});

test("keys lead from the list to the preview's actions and back", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/dashboard");
  await find(page, "thabo");
  await expect(active(page)).toHaveText(/Thabo Zulu/);
  await page.keyboard.press("ArrowRight");
  const [first, last] = [
    preview(page).getByRole("link").first(),
    preview(page).getByRole("link").nth(3),
  ];
  await expect(first).toBeFocused();
  await expect(first).toHaveText("Write a note");
  await page.keyboard.press("ArrowLeft");
  await expect(query(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeHidden();
  const form = page.getByRole("dialog", { name: "Change Manager" });
  await expect(form).toContainText("Thabo Zulu");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await find(page, "move thabo");
  await expect(active(page)).toHaveText("Move Thabo Zulu");
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test("an action that needs a person asks for the name", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/dashboard");
  await box(page).click();
  await group(page, "Do").getByRole("option", { name: "Move…" }).click();
  await expect(query(page)).toHaveValue("move ");
  await page.keyboard.type("thabo");
  await expect(active(page)).toHaveText("Move Thabo Zulu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Move" }).last()).toContainText("Thabo Zulu");
});

test("people opened lately are gone after sign-out", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await expect(page.getByRole("heading", { name: "Thabo Zulu", level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("recentPeople"))).toContain(
    String(thabo.id),
  );
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("recentPeople"))).toBeNull();
});
