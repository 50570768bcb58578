import type { APIRequestContext, Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { api, type Company, newCompany, openAs, type Person } from "./company.ts";
import { pdfNamed } from "./documents.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment } from "./staff.ts";

const path = "/staff/leave/my-leave";

let company: Company;
let thabo: Person;
let holiday: number;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    departmentId: await newDepartment(request, company, "Kitchen"),
    positionTitle: "Cook",
  });
  holiday = await askForLeave(request, thabo, "2031-09-01", "2031-09-03", "UnpaidLeave");
  await decideOnLeave(request, company, "approve", holiday);
});

const own = (page: Page) => page.getByRole("dialog", { name: "Leave Request Details" });
const press = (page: Page, name: string) => own(page).getByRole("button", { name }).click();
const rowOf = (page: Page, day: string) =>
  page
    .getByRole("table", { name: "My Leave Overview" })
    .locator("tbody tr")
    .filter({ hasText: day });
const openOf = (id: number) => `${path}?request=${id}`;
const reviewOf = (id: number) => `/superadmin/leave/management?employee=${thabo.id}&request=${id}`;

test("a pending request is withdrawn from the list after a confirmation", async ({
  page,
  request,
}) => {
  await askForLeave(request, thabo, "2031-03-03", "2031-03-07");
  await openAs(page, thabo, path);
  await rowOf(page, "Mar 3, 2031").getByText("Annual Leave").click();
  await expect(own(page)).toContainText("5 days");
  await press(page, "Withdraw Request");
  const question = page.getByRole("alertdialog", { name: "Withdraw this request?" });
  await question.getByRole("button", { name: "Go Back" }).click();
  await expect(own(page)).toContainText("Pending");
  await press(page, "Withdraw Request");
  await question.getByRole("button", { name: "Withdraw Request" }).click();
  await expect(page.getByText("Leave request withdrawn")).toBeVisible();
  await expect(own(page)).toContainText("Withdrawn");
  await expect(own(page).getByRole("button", { name: "Withdraw Request" })).toHaveCount(0);
  await own(page).getByRole("button", { name: "Close" }).first().click();
  await expect(rowOf(page, "Mar 3, 2031")).toContainText("Withdrawn");
  await expect(page).not.toHaveURL(/request=/);
});

test("a pending request is edited in its form, and its reviewers are told", async ({
  page,
  request,
}) => {
  const id = await askForLeave(request, thabo, "2031-04-07", "2031-04-09");
  await openAs(page, thabo, openOf(id));
  await press(page, "Edit Request");
  const form = page.getByRole("dialog", { name: "Edit Leave Request" });
  await expect(form.getByRole("combobox", { name: "Leave Type" })).toBeDisabled();
  await form.getByLabel("End Date").fill("2031-04-10");
  await form.getByLabel("Reason").fill("A wedding");
  await expect(form.getByText("Duration: 4 days")).toBeVisible();
  await form.locator("input[type=file]").setInputFiles(pdfNamed("invitation.pdf"));
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form.getByText("Your request is changed")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(own(page)).toContainText("4 days");
  await expect(own(page)).toContainText("A wedding");
  await expect(own(page)).toContainText("invitation.pdf");
  await openAs(page, company.owner, reviewOf(id));
  await expect(own(page)).toContainText("Apr 10, 2031");
  await page.goto("/superadmin/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("Thabo Nkosi changed a request for leave")).toBeVisible();
  await expect(page.getByText("7 – 9 Apr 2031, now 7 – 10 Apr 2031")).toBeVisible();
});

const change = (request: APIRequestContext, { token }: Person, address: string, body = {}) =>
  api(request, "PUT", `secure/leave/${address}`, { token, body });

test("an employee asks to cancel approved leave, is refused, and asks again", async ({
  page,
  request,
}) => {
  const id = await askForLeave(request, thabo, "2031-05-05", "2031-05-06");
  await decideOnLeave(request, company, "approve", id);
  await openAs(page, thabo, openOf(id));
  await press(page, "Ask to Cancel");
  const form = page.getByRole("dialog", { name: "Ask to Cancel" });
  await form.getByLabel("Reason").fill("The wedding was moved");
  await form.getByRole("button", { name: "Ask to Cancel" }).click();
  await expect(own(page)).toContainText("Cancellation asked");
  const refusal = { granted: false, reason: "The flight is paid" };
  await change(request, company.owner, `cancel/${id}`, refusal);
  await page.reload();
  await expect(own(page)).toContainText("Approved");
  await expect(own(page)).toContainText("The flight is paid");
  await press(page, "Ask to Cancel");
  await form.getByRole("button", { name: "Ask to Cancel" }).click();
  await press(page, "Keep My Leave");
  const question = page.getByRole("alertdialog", { name: "Keep this leave?" });
  await question.getByRole("button", { name: "Keep My Leave" }).click();
  await expect(own(page)).toContainText("Approved");
});

test("a reviewer cancels leave on request, a super administrator with a reason [LEAVEADM-32]", async ({
  page,
  request,
}) => {
  const id = await askForLeave(request, thabo, "2031-07-07", "2031-07-08");
  await decideOnLeave(request, company, "approve", id);
  await change(request, thabo, `ask-to-cancel/${id}`);
  await openAs(page, company.owner, reviewOf(id));
  await own(page).getByLabel("Reason for your decision").fill("The flight is paid");
  await press(page, "Keep Leave");
  await expect(page.getByText("Leave of Thabo Nkosi is still approved")).toBeVisible();
  await change(request, thabo, `ask-to-cancel/${id}`);
  await page.goto(reviewOf(id));
  await expect(own(page).getByRole("button", { name: "Keep Leave" })).toBeVisible();
  await press(page, "Cancel Leave");
  await expect(page.getByText("Leave of Thabo Nkosi cancelled")).toBeVisible();

  const other = await askForLeave(request, thabo, "2031-07-07", "2031-07-08");
  await decideOnLeave(request, company, "approve", other);
  await page.goto(reviewOf(other));
  await own(page).getByRole("button", { name: "More" }).click();
  await expect(own(page).getByRole("button", { name: /Cancel Leave|Approve|Reject/ })).toHaveCount(
    0,
  );
  await page.getByRole("menuitem", { name: "Cancel Leave" }).click();
  const why = page.getByRole("dialog", { name: "Cancel the leave of Thabo Nkosi?" });
  await why.getByRole("button", { name: "Cancel Leave" }).click();
  await expect(why.getByText("Please say why this leave is cancelled")).toBeVisible();
  await why.getByLabel("Reason").fill("Booked for the wrong person");
  await why.getByRole("button", { name: "Cancel Leave" }).click();
  await expect(page.getByText("Leave of Thabo Nkosi cancelled").first()).toBeVisible();
});

test("one returns early from leave on a day before its end", async ({ page, request }) => {
  const id = await askForLeave(request, thabo, "2031-06-02", "2031-06-06");
  await decideOnLeave(request, company, "approve", id);
  await openAs(page, thabo, openOf(id));
  await press(page, "Return Early");
  const form = page.getByRole("dialog", { name: "Return Early" });
  await form.getByRole("button", { name: "Return Early" }).click();
  await expect(form.getByText("Please enter the last day of your leave")).toBeVisible();
  await form.getByLabel("Last day of leave").fill("2031-06-03");
  await form.getByRole("button", { name: "Return Early" }).click();
  await expect(form).toBeHidden();
  await expect(own(page)).toContainText("2 days");
});

inBothAppearances(() => {
  test("a screen reader finds its way through one's own request", async ({ page }) => {
    await openAs(page, thabo, openOf(holiday));
    await expect(own(page)).toContainText("Approved");
    expect(await problemsOf(page)).toEqual([]);
    await press(page, "Return Early");
    await expect(page.getByRole("dialog", { name: "Return Early" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
