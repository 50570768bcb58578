import type { Locator } from "@playwright/test";
import { type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { inviteStaff, newDepartment } from "./staff.ts";

// Readers share a company, as none changes it.
let company: Company;
let employee: { id: number; name: string };

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  company = await newCompany(request);
  employee = await inviteStaff(request, company, {
    firstName: "Thandi",
    lastName: "Nkosi",
    departmentId: await newDepartment(request, company, "Kitchen"),
    positionTitle: "Cook",
  });
  await request.dispose();
});

/** The title and time of each entry in a list. */
const entriesOf = async (list: Locator) => {
  await expect(list.first()).toBeVisible();
  return list.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector("time")?.parentElement?.previousElementSibling?.textContent ?? "",
      time: item.querySelector("time")?.textContent ?? "",
    })),
  );
};

for (const timezoneId of [
  "Africa/Johannesburg",
  "UTC",
  "Pacific/Pago_Pago",
  "Pacific/Kiritimati",
]) {
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a hire date is a day without time in the History", async ({ page }) => {
      await openAs(
        page,
        company.owner,
        `/superadmin/user-management?employee=${employee.id}&tab=history`,
      );
      const history = page.getByRole("tabpanel", { name: "History" });
      const entries = await entriesOf(history.getByRole("listitem"));
      expect(entries).toEqual([
        { title: "Department changed", time: "Mar 3, 2025" },
        { title: "Position changed", time: "Mar 3, 2025" },
        { title: "Joined", time: "Mar 3, 2025" },
      ]);
      await expect(history.getByRole("heading", { name: "March 2025" })).toBeVisible();
    });

    test("a hire date is a day without time among recent changes", async ({ page }) => {
      await openAs(page, company.owner, "/superadmin/dashboard");
      // The card loads once nearly in view.
      await page.getByRole("heading", { name: "Recent changes" }).scrollIntoViewIfNeeded();
      const today = page.getByRole("region", { name: "Today" });
      const entry = today.getByRole("listitem").filter({ hasText: employee.name });
      await expect(entry).toContainText(`${employee.name} · Joined`);
      await expect(entry).toContainText("as of 3 Mar 2025 · by");
      // The recorded day is the company's, for readers of any time zone.
      await expect(entry).not.toContainText(/\d\d:\d\d/);
    });
  });
}
