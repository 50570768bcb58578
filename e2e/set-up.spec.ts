import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { addStaff, newDepartment, setHead } from "./staff.ts";

const card = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title }) });

test("a new company's steps lead from its registration to its leave [DASH-01]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  await openAs(page, company.owner, "/superadmin/dashboard");
  const steps = card(page, "Five steps to your first handover");
  await expect(steps.getByRole("img", { name: "1 of 5 steps done" })).toBeVisible();
  await expect(card(page, "What you are building")).toContainText("Example");
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await steps.getByRole("link", { name: "Add Departments" }).click();
  await expect(page).toHaveURL(/section=departments/);
  const kitchen = await newDepartment(request, company, "Kitchen");
  await page.goto("/superadmin/dashboard");
  await expect(steps.getByRole("img", { name: "2 of 5 steps done" })).toBeVisible();
  await expect(steps.getByRole("link", { name: "Import a List" })).toBeVisible();

  const head = await addStaff(request, company, {
    firstName: "Nomvula",
    lastName: "Dube",
    positionTitle: "Head Chef",
    departmentId: kitchen,
  });
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, head);
  await page.reload();
  await expect(steps.getByRole("img", { name: "4 of 5 steps done" })).toBeVisible();
  await steps.getByRole("button", { name: "Apply: Standard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Policy applied.")).toBeVisible();
  await expect(steps).toBeHidden();
});
