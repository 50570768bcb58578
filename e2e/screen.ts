import type { Locator, Page } from "@playwright/test";

/** A text field, by its label. */
export const field = (within: Page | Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true });

/** Presses a button by its whole name. */
export const press = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

/** The heading of a wizard's step. */
export const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Chooses from a list; its options may be outside of the element that contains the list. */
export async function choose(
  page: Page,
  name: string,
  option: string,
  within: Page | Locator = page,
) {
  await within.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
