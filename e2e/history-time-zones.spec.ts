import type { Locator } from "@playwright/test";
import { type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { inviteStaff, newDepartment } from "./staff.ts";

// The same company for every reader; it changes nothing.
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

/** What a list says of each entry: its title, and when it was. */
const entriesOf = async (list: Locator) => {
  await expect(list.first()).toBeVisible();
  return list.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector("time")?.previousElementSibling?.textContent ?? "",
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

    test("a hire date shows as that day, without a time, in the History and in the order of the days", async ({
      page,
    }) => {
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

    test("a hire date shows as that day, without a time, among the recent changes", async ({
      page,
    }) => {
      await openAs(page, company.owner, "/superadmin/dashboard");
      const changes = page.getByRole("list", { name: "Recent changes" });
      const entries = await entriesOf(changes.getByRole("listitem"));
      expect(entries.slice(0, 3)).toEqual([
        { title: `${employee.name} · Department changed`, time: "Mar 3, 2025" },
        { title: `${employee.name} · Position changed`, time: "Mar 3, 2025" },
        { title: `${employee.name} · Joined`, time: "Mar 3, 2025" },
      ]);
      // What the owner did while registering happened at a moment, which a reader sees by their own clock.
      expect(entries.at(-1)?.time).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d$/);
    });
  });
}
