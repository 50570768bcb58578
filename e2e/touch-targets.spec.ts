import type { Locator, Page } from "@playwright/test";
import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

test.use({ viewport: { width: 390, height: 844 } });

let company: Company;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thabo } = await newKitchen(request));
});

const link = (page: Page, name: string) => page.getByRole("link", { name }).first();

const screens: readonly [what: string, path: () => string, found: (page: Page) => Locator][] = [
  [
    "a name in the organisation",
    () => "/superadmin/user-management?view=organisation",
    (page) => page.locator("main li a").first(),
  ],
  [
    "the person page in User Details",
    () => `/superadmin/user-management?employee=${thabo.id}`,
    (page) => link(page, "Open the person page"),
  ],
  [
    "the person page in Leave Details",
    () => `/superadmin/leave/management?employee=${thabo.id}`,
    (page) => link(page, "Open the person page"),
  ],
  [
    "the leave settings",
    () => "/superadmin/leave/my-leave",
    (page) => link(page, "Leave settings"),
  ],
  [
    "the terms",
    () => "/support",
    (page) => page.locator("main").getByRole("link", { name: "Terms" }),
  ],
];

for (const [what, path, found] of screens)
  test(`the link to ${what} is a finger's height on phones`, async ({ page }) => {
    await openAs(page, company.owner, path());
    await expect(found(page)).toBeVisible();
    const box = await found(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

test("the legal links below the sign-in are a finger's height", async ({ page }) => {
  await page.goto("/signin");
  const terms = page.getByRole("contentinfo").getByRole("link").first();
  await expect(terms).toBeVisible();
  expect((await terms.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
