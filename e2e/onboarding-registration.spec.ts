import type { APIRequestContext, Page } from "@playwright/test";
import { api, completeOwnerProfile, openAs, type Person, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";

const path = "/superadmin/registration";
const percent = (page: Page, value: number) =>
  expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(value));

async function fillCompany(page: Page, email: string) {
  await field(page, "Company Name").fill("Protea Foods");
  await choose(page, "Registration Type", "Sole Proprietor (Registered)");
  await field(page, "Company Email").fill(email);
  await choose(page, "Country", "South Africa");
  await field(page, "Tax Number").fill("9012345678");
}

async function fillOwner(page: Page) {
  await field(page, "First Name").fill("Naledi");
  await field(page, "Last Name").fill("Khumalo");
  await choose(page, "Position", "Managing Director");
  await field(page, "Phone Number").fill("082 123-4567");
  await field(page, "ID Number").fill("800101 5009 087");
}

/** A new account with a filled registration, up to its last button. */
async function fillRegistration(page: Page, request: APIRequestContext): Promise<Person> {
  const owner = await signUp(request);
  await openAs(page, owner, path);
  await fillCompany(page, owner.email);
  await press(page, "Continue");
  await fillOwner(page);
  return owner;
}

test("the company step names what is missing, and Continue waits for it [REG-01, REG-02, REG-07, REG-08, REG-10, REG-11, REG-13, REG-15, REG-16, REG-17, CONST-11]", async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  const domain = owner.email.split("@")[1] ?? "";
  await openAs(page, owner, path);
  await expect(page.getByRole("heading", { name: "Company Registration" })).toBeVisible();
  await expect(field(page, "Company Name")).toBeFocused();
  await percent(page, 25);
  await press(page, "Continue");
  for (const message of [
    "Company name is required",
    "Please select a registration type",
    "Company email is required",
    "Please select a country",
    "Please complete all required fields.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, "Company Name")).toBeFocused();

  await fillCompany(page, "info@");
  await press(page, "Continue");
  await expect(page.getByText("Please enter a valid email", { exact: true })).toBeVisible();
  await field(page, "Company Email").fill("info@elsewhere.co.za");
  await press(page, "Continue");
  const mismatch = "Company email domain must match your user domain";
  await expect(page.getByText(mismatch, { exact: true })).toBeVisible();
  await expect(page.getByText(domain, { exact: true })).toBeVisible();
  await expect(
    page.getByText("Company email domain does not match your user account domain"),
  ).toBeVisible();
  await field(page, "Company Email").fill(`info@${domain.toUpperCase()}`);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Company Owner Registration" })).toBeFocused();
});

test("the owner step names missing fields, shows the dial code, goes back [REG-03, REG-04, REG-18, REG-19, REG-20, REG-21, REG-22, REG-23, REG-24, REG-26, REG-27, REG-28]", async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  await openAs(page, owner, path);
  await fillCompany(page, owner.email);
  await field(page, "Tax Number").press("Enter");
  await percent(page, 50);
  await expect(field(page, "Email")).toHaveValue(owner.email);
  await expect(field(page, "Email")).not.toBeEditable();
  await press(page, "Complete Registration");
  for (const message of [
    "First name is required",
    "Last name is required",
    "Please select a position",
    "Phone number is required",
  ])
    await expect(page.getByText(message)).toBeVisible();

  await page.getByRole("combobox", { name: "Position" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Chief Executive Officer",
    "Managing Director",
    "Director",
    "Other",
  ]);
  await page.getByRole("option", { name: "Other" }).click();
  await field(page, "Phone Number").fill("12");
  await field(page, "ID Number").fill("12345");
  await press(page, "Complete Registration");
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(page.getByText("Please enter a valid ID number")).toBeVisible();

  await field(page, "Phone Number").fill("821234567");
  await expect(page.getByText("+27", { exact: true })).toBeVisible();
  await press(page, "Back");
  await choose(page, "Country", "United Kingdom");
  await press(page, "Continue");
  await expect(page.getByText("+44", { exact: true })).toBeVisible();
  await expect(field(page, "Phone Number")).toHaveValue("821234567");
});

test("registration makes its seven calls in order and leads to the profile [REG-05, REG-06, REG-09, REG-12, REG-14, REG-25, REG-30, REG-31, REG-32, REG-33, REG-36, REG-37]", async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  const calls: { call: string; body: unknown }[] = [];
  await openAs(page, owner, path);
  await fillCompany(page, owner.email);
  await press(page, "Continue");
  await fillOwner(page);
  page.on("request", (sent) => {
    const [, call] = sent.url().split("/prod/secure/");
    if (call && calls.length < 7)
      calls.push({ call: `${sent.method()} ${call}`, body: sent.postDataJSON() });
  });
  await expect(page.getByText("The leading 0 was removed")).toBeVisible();
  await press(page, "Complete Registration");
  await expect(page.getByText("Registration completed successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/update-company-profile$/);

  expect(calls.map(({ call }) => call)).toEqual([
    "PUT tenant/update-tenant",
    "PUT employee/update-owner-on-registration",
    "POST departments/create-department",
    "POST positions/create-position",
    "GET employee/current-employee",
    `PUT employee/${owner.id}`,
    `PUT employee/${owner.id}/toggle-status?activate=true`,
  ]);
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      tenantName: "Protea Foods",
      tenantRegistrationType: "SoleProprietor",
      registrationDate: null,
    },
    { firstName: "Naledi", lastName: "Khumalo", phoneNumber: "+27821234567" },
    { departmentName: "Executive Department" },
    { positionTitle: "Managing Director", jobLevel: "Executive" },
    null,
    { name: "Naledi", surname: "Khumalo", phone: "+27821234567", idNumber: "8001015009087" },
    null,
  ]);
  const employee = await api(request, "GET", "secure/employee/current-employee", owner);
  expect(employee).toMatchObject({ isActive: true, employeeStatus: "pending" });
});

test("a registration that fails half-way is retried without doubles [REG-34]", async ({
  page,
  request,
}) => {
  const owner = await fillRegistration(page, request);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/toggle-status*", async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await press(page, "Complete Registration");
  await percent(page, 75);
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  await expect(page.getByText("Registration failed. Please try again.")).toBeVisible();
  await expect(field(page, "First Name")).toHaveValue("Naledi");
  await percent(page, 50);

  await page.unroute("**/toggle-status*");
  await press(page, "Complete Registration");
  await expect(page).toHaveURL(/\/superadmin\/update-company-profile$/);
  await completeOwnerProfile(request, owner);
  const departments = await api<object[]>(
    request,
    "GET",
    "secure/departments/get-all-departments",
    owner,
  );
  const positions = await api<object[]>(
    request,
    "GET",
    "secure/positions/get-all-positions",
    owner,
  );
  expect([departments.length, positions.length]).toEqual([1, 1]);
});

test("a reload on the second step asks again for the tax number", async ({ page, request }) => {
  const owner = await fillRegistration(page, request);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Company Owner Registration" })).toBeVisible();
  await expect(
    page.getByText("Reloading the page cleared your Tax Number and ID Number:"),
  ).toBeVisible();
  await expect(field(page, "First Name")).toHaveValue("Naledi");
  await expect(field(page, "ID Number")).toHaveValue("");
  await field(page, "Tax Number").fill("9012345678");
  await press(page, "Complete Registration");
  await expect(page).toHaveURL(/\/superadmin\/update-company-profile$/);
  const tenant = await api(request, "GET", "secure/tenant/get-tenant", owner);
  expect(tenant).toMatchObject({ taxNumber: "9012345678" });
});

test("a field refused by the server is focused at its step", async ({ page, request }) => {
  await fillRegistration(page, request);
  const message = "Company email domain must match your user domain";
  await page.route("**/update-tenant", (route) =>
    route.fulfill({ status: 400, json: { message: "", fields: { companyEmail: message } } }),
  );
  await press(page, "Complete Registration");
  await expect(page.getByText("Registration failed. Please try again.")).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, "Company Email")).toBeFocused();
});

test("an unreadable response is reported as its own failure [REG-29]", async ({
  page,
  request,
}) => {
  await fillRegistration(page, request);
  await page.route("**/update-tenant", (route) => route.fulfill({ body: "null" }));
  await press(page, "Complete Registration");
  await expect(page.getByText("Failed to submit form. Please try again.")).toBeVisible();
});

test("logging out of a started registration asks first and clears it [OWNWIZ-09]", async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  await openAs(page, owner, path);
  await field(page, "Company Name").fill("Protea Foods");
  await page.reload();
  await expect(field(page, "Company Name")).toHaveValue("Protea Foods");
  await press(page, "Logout");
  await press(page, "Keep editing");
  await press(page, "Logout");
  await press(page, "Discard changes");
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Protea");
});
