import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

// A window of 1280 pixels at 400 %, as WCAG 1.4.10 asks.
test.use({ viewport: { width: 320, height: 256 } });

let company: Company;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thabo } = await newKitchen(request));
});

const pages: readonly [what: string, path: () => string][] = [
  ["a person's page", () => `/superadmin/people/${thabo.id}`],
  ["the users", () => "/superadmin/user-management"],
  ["leave management", () => "/superadmin/leave/management"],
];

for (const [what, path] of pages)
  test(`${what} scrolls in one direction at 400 %`, async ({ page }) => {
    await openAs(page, company.owner, path());
    await expect(page.getByText("Thabo Nkosi").filter({ visible: true }).first()).toBeVisible();
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  });

test("a dialog scrolls as a whole at 400 %, head and buttons included", async ({ page }) => {
  await openAs(page, thabo, "/staff/leave/my-leave?apply=true");
  const dialog = page.getByRole("dialog", { name: "Apply for Leave" });
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await expect(submit).not.toBeInViewport();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport();
  await expect(dialog.getByRole("heading", { name: "Apply for Leave" })).not.toBeInViewport();
});
