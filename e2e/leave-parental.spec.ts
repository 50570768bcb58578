import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";
import { addStaff, newDepartment, setHead } from "./staff.ts";

const path = "/staff/leave/my-leave";

let company: Company;
let head: Person;
let anna: Person;

async function newBakery(request: APIRequestContext) {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Bakery");
  const inBakery = { lastName: "Botha", departmentId };
  head = await addStaff(request, company, {
    ...inBakery,
    firstName: "Lerato",
    positionTitle: "Head Baker",
  });
  await setHead(request, company, { id: departmentId, departmentName: "Bakery" }, head);
  anna = await addStaff(request, company, {
    ...inBakery,
    firstName: "Anna",
    positionTitle: "Baker",
  });
}

const form = (page: Page) => page.getByRole("dialog", { name: "Apply for Leave" });
const details = (page: Page) => page.getByRole("dialog", { name: "Leave Request Details" });

test("maternity leave names its birth, shows one's share and can be corrected", async ({
  page,
  request,
  browser,
}) => {
  await newBakery(request);
  await openAs(page, anna, `${path}?apply=true`);
  await choose(page, "Leave Type", "Maternity Leave", form(page));
  await field(form(page), "Start Date").fill("2027-02-01");
  await field(form(page), "End Date").fill("2027-05-14");
  await field(form(page), "Reason").fill("Our child");
  await expect(form(page).getByText("Duration: ")).toBeVisible();
  await expect(form(page).getByText("Is another parent employed?")).toBeHidden();

  await choose(page, "What is the leave for?", "A birth", form(page));
  await field(form(page), "Date of birth, expected or actual").fill("2027-02-15");
  await form(page).getByRole("radio", { name: "I give birth" }).check();
  await press(form(page), "Submit Application");
  await expect(form(page).getByText("Please say whether another parent is employed")).toBeVisible();
  await form(page).getByRole("radio", { name: "Yes" }).check();
  const half = "Without an agreed share, your half is 2 months and 6 days until Apr 6, 2027";
  await expect(form(page).getByText(half)).toBeVisible();
  await form(page).getByRole("checkbox", { name: "We have agreed on my share" }).check();
  await field(form(page), "Months").fill("3");
  await field(form(page), "Days").fill("10");
  const share = "Your agreed share is 3 months and 10 days until May 10, 2027";
  await expect(form(page).getByText(share)).toBeVisible();
  await expect(form(page).getByText("From May 11, 2027 on it is beyond")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await press(form(page), "Submit Application");
  await expect(form(page).getByText("Leave application submitted successfully!")).toBeVisible();

  const atHead = await (await browser.newContext()).newPage();
  await openAs(atHead, head, `/staff/leave/management?employee=${anna.id}`);
  await atHead.getByRole("button", { name: /^View details/ }).click();
  const theirs = "Their agreed share is 3 months and 10 days until May 10, 2027";
  await expect(details(atHead).getByText(theirs)).toBeVisible();
  await expect(details(atHead).getByRole("button", { name: "Correct" })).toBeHidden();

  await atHead.context().close();

  // The appearances end on a phone, whose list is not a table.
  await page.setViewportSize({ width: 1440, height: 844 });
  await openAs(page, anna, path);
  const rows = page.getByRole("table", { name: "My Leave Overview" });
  await rows.getByText("Maternity Leave").click();
  await press(details(page), "Correct");
  const correction = page.getByRole("dialog", { name: "What the leave is for" });
  await field(correction, "Date of birth, expected or actual").fill("2027-02-01");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await press(correction, "Save");
  await expect(details(page).getByText(/by Anna Botha, corrected$/)).toBeVisible();
  await expect(details(page).getByText("Feb 1, 2027").nth(1)).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});
