import type { APIRequestContext, Page } from "@playwright/test";
import { api, type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press, step } from "./screen.ts";
import { joinedStaff, newDepartment } from "./staff.ts";

const path = "/staff/update-profile";

let company: Company;
let departmentId: number;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  departmentId = await newDepartment(request, company, "Kitchen");
});

let count = 0;
function addedStaff(request: APIRequestContext) {
  count += 1;
  const name = { firstName: `Thabo${count}`, lastName: "Mokoena" };
  return joinedStaff(request, company, { ...name, departmentId, positionTitle: `Cook ${count}` });
}

async function fillPersonal(page: Page) {
  await field(page, "Phone Number").fill("082 123 4567");
  await field(page, "ID Number").fill("900202 5009 087");
  await field(page, "Tax Number").fill("1234567890");
  await field(page, "Employee Number").fill("E-2");
  await field(page, "Home Address").fill("12 Long Street, Cape Town");
}

async function fillNextOfKin(page: Page) {
  await field(page, "First Name").fill("Lerato");
  await field(page, "Last Name").fill("Mokoena");
  await field(page, "Relationship").fill("Sister");
  await field(page, "Contact Number").fill("+27831234567");
}

test("an ID number of another birthday is doubted and accepted [REG-22]", async ({
  page,
  request,
}) => {
  await openAs(page, await addedStaff(request), path);
  await fillPersonal(page);
  const doubt = page.getByText("It begins with another date of birth");
  await expect(doubt).toBeHidden();
  await field(page, "Date of Birth").fill("1990-02-02");
  await expect(doubt).toBeHidden();
  await field(page, "Date of Birth").fill("1990-02-03");
  await expect(doubt).toBeVisible();
  await press(page, "Next");
  await expect(step(page, "Personal")).toBeHidden();
});

async function toReview(page: Page) {
  await fillPersonal(page);
  await press(page, "Next");
  await press(page, "Next");
  await fillNextOfKin(page);
  await press(page, "Next");
  await expect(step(page, "Review")).toBeVisible();
}

test("four steps ask for person and next of kin, and show employment [STAFFWIZ-01, STAFFWIZ-02, STAFFWIZ-03, STAFFWIZ-06, STAFFWIZ-07, STAFFWIZ-08, STAFFWIZ-09, STAFFWIZ-11, STAFFWIZ-12, STAFFWIZ-13, STAFFWIZ-14, STAFFWIZ-15, STAFFWIZ-16, STAFFWIZ-17, STAFFWIZ-18, STAFFWIZ-19, STAFFWIZ-20, STAFFWIZ-21, STAFFWIZ-22, STAFFWIZ-23, STAFFWIZ-24, CONST-11, CONST-29]", async ({
  page,
  request,
}) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await expect(step(page, "Personal")).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(4);
  await expect(field(page, "Full Name")).toHaveValue(/^Thabo\d Mokoena$/);
  await expect(field(page, "Full Name")).not.toBeEditable();
  await expect(field(page, "Email")).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
  await press(page, "Next");
  for (const message of [
    "Phone number is required",
    "ID number is required",
    "Tax number is required",
    "Employee number is required",
    "Home address is required",
    "Please fix the errors before proceeding.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, "Phone Number")).toBeFocused();
  await field(page, "Phone Number").fill("0");
  await expect(page.getByText("Phone number is required")).toBeHidden();

  await fillPersonal(page);
  await expect(field(page, "Phone Number")).toHaveValue("+27 82 123 4567");
  await expect(page.getByText("The leading 0 was replaced by +27.")).toBeVisible();
  await field(page, "Home Address").press("Enter");
  await expect(step(page, "Employment")).toBeFocused();
  await expect(page.getByText("Mar 3, 2025", { exact: true })).toBeVisible();
  await expect(page.getByText("No termination date specified")).toBeVisible();
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await press(page, "Next");
  await press(page, "Next");
  for (const message of [
    "First name is required",
    "Last name is required",
    "Relationship is required",
    "Contact number is required",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(steps.getByRole("button")).toHaveText([/Personal/, /Employment/]);
  await steps.getByRole("button", { name: "Personal" }).click();
  await expect(field(page, "Phone Number")).toHaveValue("+27 82 123 4567");
});

test("submitting saves the profile, approves it and leads to the dashboard [STAFFWIZ-04, STAFFWIZ-05, STAFFWIZ-10, STAFFWIZ-25, STAFFWIZ-26, STAFFWIZ-27, STAFFWIZ-31, APIDOC-08]", async ({
  page,
  request,
}) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeChecked();
  await expect(page.getByRole("radio")).toHaveCount(3);
  await page.getByRole("radio", { name: "Other" }).check();
  await field(page, "Date of Birth").fill("1990-02-02");
  await toReview(page);
  for (const entered of [
    "12 Long Street, Cape Town",
    "Lerato",
    "Other",
    "Kitchen",
    "Feb 2, 1990",
    "Mar 3, 2025",
  ])
    await expect(page.getByRole("definition").filter({ hasText: entered })).toBeVisible();
  const calls: string[] = [];
  page.on("request", (sent) => {
    const [, call] = sent.url().split("/prod/secure/");
    if (call) calls.push(`${sent.method()} ${call}`);
  });
  const update = page.waitForRequest((sent) => sent.url().endsWith(`/employee/${person.id}`));
  await press(page, "Submit");
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
  expect(calls.slice(0, 5)).toEqual([
    "GET employee/current-employee",
    "POST next-of-kin",
    `PUT employee/${person.id}`,
    `PUT employee/${person.id}/approve-status`,
    "GET employee/current-employee",
  ]);
  expect((await update).postDataJSON()).toMatchObject({
    phone: "+27821234567",
    identityNumber: "9002025009087",
    taxNumber: "1234567890",
    employeeNumber: "E-2",
    homeAddress: "12 Long Street, Cape Town",
    gender: 2,
    dateOfBirth: "1990-02-02",
  });
});

test("a number sent by Enter is stored in its international form", async ({ page, request }) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await fillPersonal(page);
  await field(page, "Phone Number").fill("0827654321");
  await field(page, "Phone Number").press("Enter");
  await expect(step(page, "Employment")).toBeFocused();
  await press(page, "Next");
  await fillNextOfKin(page);
  await field(page, "Contact Number").fill("0837654321");
  await field(page, "Contact Number").press("Enter");
  await expect(step(page, "Review")).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: "+27 837654321" })).toBeVisible();
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
  const read = (of: string) => api(request, "GET", `secure/${of}`, person);
  expect(await read("employee/current-employee")).toMatchObject({ phone: "+27827654321" });
  expect(await read("employee/full-profile")).toMatchObject({
    nextOfKinData: { phoneNumber: "+27837654321" },
  });
});

test("a failed save, pending status or missing token leaves the wizard usable [STAFFWIZ-28, STAFFWIZ-30, STAFFWIZ-31]", async ({
  page,
  request,
}) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await toReview(page);
  await page.route("**/next-of-kin", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
  );
  await press(page, "Submit");
  const reason = "Failed to update profile: Something went wrong on our side.";
  await expect(page.getByText(reason)).toBeVisible();
  await page.unroute("**/next-of-kin");

  await page.route("**/approve-status", (route) => route.fulfill({ json: {} }));
  await press(page, "Submit");
  await expect(page.getByText("Failed to update status. Please try again.")).toBeVisible();
  await page.unroute("**/approve-status");

  const payload = { exp: 4_000_000_000, user_metadata: {} };
  const nobody = `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
  for (const [token, message] of [
    [nobody, "Employee ID not found in token"],
    ["nonsense", "Invalid authentication"],
    ["", "Authentication token missing"],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem("authToken", value), token);
    await press(page, "Submit");
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.evaluate((value) => localStorage.setItem("authToken", value), person.token);
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
});

test("what the server would refuse is refused at its step", async ({ page, request }) => {
  await openAs(page, await addedStaff(request), path);
  await fillPersonal(page);
  await field(page, "Date of Birth").fill("2930-01-01");
  await field(page, "Home Address").fill("Long Street ".repeat(250));
  await press(page, "Next");
  await expect(page.getByText("Date of birth cannot be in the future")).toBeVisible();
  await expect(page.getByText("At most 500 characters")).toBeVisible();
  await expect(field(page, "Date of Birth")).toBeFocused();
  await field(page, "Date of Birth").fill("1990-02-02");
  await field(page, "Home Address").fill("12 Long Street");
  await press(page, "Next");
  await expect(step(page, "Employment")).toBeVisible();
});

test("a field refused at the end is focused at its own step", async ({ page, request }) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await toReview(page);
  const refused = { identityNumber: "This ID number cannot be right" };
  await page.route(`**/employee/${person.id}`, (route) =>
    route.fulfill({ status: 400, json: { message: "", fields: refused } }),
  );
  await press(page, "Submit");
  await expect(
    page.getByText("Failed to update profile: This ID number cannot be right"),
  ).toBeVisible();
  await expect(step(page, "Personal")).toBeVisible();
  await expect(field(page, "ID Number")).toBeFocused();
  await expect(page.getByText("This ID number cannot be right", { exact: true })).toBeVisible();
  const employee = await api(request, "GET", "secure/employee/current-employee", person);
  expect(employee).toMatchObject({ employeeStatus: "pending", idNumber: "" });
});

test("a reload returns to the step and asks for unstored values again", async ({
  page,
  request,
}) => {
  await openAs(page, await addedStaff(request), path);
  await toReview(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/5009|1234567890/);
  await page.reload();
  await expect(step(page, "Review")).toBeVisible();
  await expect(
    page.getByText("Reloading the page cleared your ID Number and Tax Number:"),
  ).toBeVisible();
  await press(page, "Submit");
  await expect(page.getByText("ID number is required")).toBeVisible();
  await expect(page.getByText("Tax number is required")).toBeVisible();
  await field(page, "ID Number").fill("900202 5009 087");
  await field(page, "Tax Number").fill("1234567890");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
});

test("a profile that cannot be read says so and can be retried [STAFFWIZ-31]", async ({
  page,
  request,
}) => {
  const person = await addedStaff(request);
  await page.route("**/full-profile", (route) => route.fulfill({ status: 500, json: {} }));
  await openAs(page, person, path);
  await expect(page.getByText("Failed to load profile data")).toHaveCount(2);
  await page.unroute("**/full-profile");
  await press(page, "Retry");
  await expect(field(page, "Full Name")).toHaveValue(/^Thabo\d Mokoena$/);
});

test("an approved person changes the profile, but not the employee number [STAFFWIZ-29]", async ({
  page,
  request,
}) => {
  const person = await addedStaff(request);
  await openAs(page, person, path);
  await toReview(page);
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
  await page.goto(path);
  await expect(field(page, "Employee Number")).not.toBeEditable();
  await field(page, "Home Address").fill("14 Long Street, Cape Town");
  for (let passed = 0; passed < 3; passed += 1) await press(page, "Next");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
  const employee = await api(request, "GET", "secure/employee/current-employee", person);
  expect(employee).toMatchObject({ homeAddress: "14 Long Street, Cape Town" });
});
