import type { Locator, Page } from "@playwright/test";

export const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

/** Presses a button by its whole name. */
export const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

export const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Chooses from a list; its options may be outside the list's container. */
export async function choose(
  page: Page,
  name: string,
  option: string,
  within: Page | Locator = page,
) {
  await within.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
