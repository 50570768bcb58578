import type { Page } from "@playwright/test";
import { openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newReviewer } from "./staff.ts";

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });

test("an employee reaches the bar's places, the form for leave and the drawer [SHELL-13, SHELL-14]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.cook, "/staff/dashboard");
  await expect(bar(page).getByRole("listitem")).toHaveCount(5);
  for (const [name, path] of [
    ["Calendar", "/staff/calendar"],
    ["History", "/staff/me"],
    ["Dashboard", "/staff/dashboard"],
  ] as const) {
    const link = bar(page).getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toHaveAttribute("aria-current", "page");
  }
  await bar(page).getByRole("button", { name: "More" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "My Leave" }).click();
  await expect(page).toHaveURL(/my-leave$/);
  await expect(drawer).toBeHidden();
  await bar(page).getByRole("link", { name: "Apply for Leave" }).click();
  await expect(page.getByRole("dialog", { name: "Apply for Leave" })).toBeVisible();
});

test("a manager also writes a note from the bar", async ({ page, request }) => {
  const head = await newReviewer(request);
  await openAs(page, head, "/staff/dashboard");
  await bar(page).getByRole("button", { name: "New" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Apply for Leave", "Write a Note"]);
  await page.getByRole("menuitem", { name: "Write a Note" }).click();
  await expect(page).toHaveURL(/\/staff\/notes\?add=true$/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the bar hides no end of a page, and leaves while text is typed", async ({ page, shared }) => {
  await openAs(page, shared.cook, "/staff/me");
  await expect(page.getByRole("heading", { name: "Who has read your record" })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const top = (await bar(page).boundingBox())?.y ?? 0;
  const end = await page
    .getByRole("main")
    .locator("p")
    .last()
    .evaluate((last) => last.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(top);
  await page.getByRole("searchbox").first().focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("searchbox").first().blur();
  await expect(bar(page)).toBeVisible();
});

test("a wide screen has the rail and no bar", async ({ page, shared }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, shared.cook, "/staff/dashboard");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
