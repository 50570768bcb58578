import type { Page } from "@playwright/test";
import { api, type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { addStaff, newDepartment, setHead } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const add = (firstName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName: "Nkosi", departmentId, positionTitle });
  thandi = await add("Thandi", "Head Chef");
  thabo = await add("Thabo", "Cook");
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, thandi);
});

const promises = (page: Page) => page.getByRole("list", { name: "Promises" });
const tools = (page: Page, promise: string) =>
  page.getByRole("button", { name: `What happened to “${promise}”` });

test("an employee reads each step of their manager's promise", async ({
  page,
  context,
  request,
}) => {
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await page.getByRole("button", { name: "Write down a promise" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Write down" }).click();
  await expect(dialog.getByText("Please write down what was agreed.")).toBeVisible();
  await dialog.getByLabel("What was agreed").fill("The forklift licence");
  await dialog.getByRole("button", { name: "Write down" }).click();
  await expect(promises(page)).toContainText("The forklift licence");

  await tools(page, "The forklift licence").click();
  await page.getByRole("menuitem", { name: "New text or day…" }).click();
  await dialog.getByLabel("What was agreed").fill("The forklift licence, paid by us");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(promises(page)).toContainText("Renegotiated");

  await api(request, "POST", "secure/continuity/promises", {
    token: thabo.token,
    body: { employeeId: thabo.id, promiseText: "Fridays from home" },
  });
  await page.reload();
  await tools(page, "Fridays from home").click();
  await page.getByRole("menuitem", { name: "Agree" }).click();
  await expect(promises(page)).not.toContainText("Proposed");
  await tools(page, "The forklift licence, paid by us").click();
  await page.getByRole("menuitem", { name: "Kept…" }).click();
  await dialog.getByRole("button", { name: "It was kept" }).click();
  await expect(promises(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Promise kept").first()).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Write down a promise");

  const own = await context.newPage();
  await openAs(own, thabo, "/staff/me");
  await expect(promises(own)).toContainText("Fridays from home");
  await own.getByRole("button", { name: "Something missing? Propose it" }).click();
  await own.getByLabel("What was agreed").fill("A course in May");
  await own.getByRole("button", { name: "Propose" }).click();
  await expect(promises(own)).toContainText("Proposed");
});

test("an intent shows on the manager's page of the employee alone", async ({ page, context }) => {
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await page.getByRole("button", { name: "Write down a promise" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What was agreed").fill("A rise in March");
  await dialog.getByLabel("Keep it to yourself for now: Thabo Nkosi does not see it").check();
  await dialog.getByRole("button", { name: "Write down" }).click();
  await expect(promises(page)).toContainText("A rise in March");
  const own = await context.newPage();
  await openAs(own, thabo, "/staff/me");
  await expect(own.getByRole("heading", { name: "Promises" })).toBeVisible();
  await expect(own.getByText("A rise in March")).toHaveCount(0);
});

test("the dashboard leads to the promise itself, focused, on a phone", async ({
  page,
  request,
}) => {
  const dueOn = Temporal.Now.plainDateISO("Africa/Johannesburg").add({ days: 10 }).toString();
  for (const promiseText of ["A desk by the window", "A course in June"])
    await api(request, "POST", "secure/continuity/promises", {
      token: thandi.token,
      body: { employeeId: thabo.id, promiseText, dueOn },
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, thandi, "/staff/dashboard");
  await page.getByRole("link", { name: /A course in June/ }).click();
  const promise = promises(page).getByRole("listitem").filter({ hasText: "A course in June" });
  await expect(promise).toBeFocused();
  await expect(page.getByText(/made by|Promise made/).first()).toBeAttached();
  await expect(promise).toBeInViewport({ ratio: 1 });
});
