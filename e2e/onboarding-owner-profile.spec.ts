import { api, type Company, newCompany, openAs, registerCompany } from "./company.ts";
import { expect, test } from "./journey.ts";
import { fillCompany, fillOwner, kin, ownerWizardPath as path, toSummary } from "./owner-wizard.ts";
import { choose, field, press, step } from "./screen.ts";

test.describe("before anything is saved", () => {
  let company: Company;
  test.beforeAll(async ({ request }) => {
    company = await registerCompany(request);
  });

  test("the company step shows what was registered and asks for the rest [OWNWIZ-01, OWNWIZ-02, OWNWIZ-10, OWNWIZ-15, OWNWIZ-16, OWNWIZ-17, OWNWIZ-18, OWNWIZ-19, OWNWIZ-20, OWNWIZ-53, OWNWIZ-54, CONST-11]", async ({
    page,
  }) => {
    await openAs(page, company.owner, path);
    await expect(step(page, "Company Details")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Steps" }).getByRole("listitem")).toHaveCount(
      5,
    );
    for (const name of [
      "Company Name",
      "Company Email",
      "Tax Number",
      "Registration Date",
      "Created",
    ])
      await expect(field(page, name)).not.toBeEditable();
    await expect(field(page, "Company Name")).toHaveValue("Protea Foods");
    await expect(page.getByRole("combobox", { name: "Country" })).toBeDisabled();
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveText("South Africa");
    await expect(page.getByRole("combobox", { name: "Registration Type" })).toBeDisabled();

    await choose(page, "Team Size", "50+");
    await choose(page, "Industry", "Other");
    await press(page, "Next");
    for (const message of [
      "Contact number is required",
      "Office address is required",
      "Please specify your industry",
      "Please fix the errors before proceeding.",
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(field(page, "Contact Number")).toBeFocused();
    await field(page, "Contact Number").fill("1");
    await expect(page.getByText("Contact number is required")).toBeHidden();
    await press(page, "Switch to dark theme");
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("the owner step asks for the owner and the next of kin [OWNWIZ-23, OWNWIZ-24, OWNWIZ-25, OWNWIZ-26, OWNWIZ-28, OWNWIZ-29, OWNWIZ-30, OWNWIZ-31, OWNWIZ-32, OWNWIZ-33, OWNWIZ-34, OWNWIZ-35, OWNWIZ-36]", async ({
    page,
  }) => {
    await openAs(page, company.owner, path);
    await fillCompany(page);
    await press(page, "Next");
    await expect(step(page, "Owner Details")).toBeFocused();
    await expect(field(page, "Position")).toHaveValue("Managing Director");
    await expect(field(page, "Role")).toHaveValue("Executive");
    await expect(field(page, "Email")).toHaveValue(company.owner.email);
    await field(page, "Full Name").fill(" ");
    await press(page, "Next");
    for (const message of [
      "Full name is required",
      "ID number is required",
      "Employee number is required",
      "Next of Kin first names are required",
      "Next of Kin last name is required",
      "Next of Kin relationship is required",
      "Next of Kin phone number is required",
    ])
      await expect(page.getByText(message)).toBeVisible();
    await page.getByRole("combobox", { name: "Gender" }).click();
    await expect(page.getByRole("option")).toHaveText([
      "Male",
      "Female",
      "Other",
      "Prefer not to say",
    ]);
  });

  test("the indicator leads back only, and typed text survives a reload [OWNWIZ-03, OWNWIZ-04, OWNWIZ-05, OWNWIZ-06]", async ({
    page,
  }) => {
    await openAs(page, company.owner, path);
    await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
    await fillCompany(page);
    await press(page, "Next");
    await fillOwner(page);
    await press(page, "Next");
    const steps = page.getByRole("navigation", { name: "Steps" });
    await expect(steps.getByRole("button")).toHaveText([/Company Details/, /Owner Details/]);
    await steps.getByRole("button", { name: "Company Details" }).click();
    await expect(field(page, "Office Address")).toHaveValue("1 Kloof Street, Cape Town");
    await expect(steps.getByRole("button")).toHaveCount(0);
    await press(page, "Next");
    await press(page, "Next");
    await press(page, "Back");
    await expect(field(page, "ID Number")).toHaveValue("800101 5009 087");

    const doubt = page.getByText("It begins with another date of birth");
    await expect(doubt).toBeHidden();
    await field(page, "Date of Birth").fill("1980-01-02");
    await expect(doubt).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("5009");
    await press(page, "Next");
    await page.reload();
    await expect(step(page, "Upload Documents")).toBeVisible();
    await expect(page.getByText("Reloading the page cleared your ID Number:")).toBeVisible();
    await press(page, "Next");
    await expect(page.getByText("ID number is required")).toBeVisible();
    await field(page, "ID Number").fill("800101 5009 087");
    await press(page, "Back");
    await expect(kin(page, "First Names")).toHaveValue("Sipho");
    await expect(field(page, "ID Number")).toHaveValue("800101 5009 087");
  });

  test("a profile that cannot be read says so and can be retried [OWNWIZ-67]", async ({ page }) => {
    await page.route("**/full-profile", (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, company.owner, path);
    await expect(page.getByText("Failed to load profile data")).toHaveCount(2);
    await page.unroute("**/full-profile");
    await press(page, "Retry");
    await expect(field(page, "Company Name")).toHaveValue("Protea Foods");
  });

  test("a failed save says why and keeps everything for the next try [OWNWIZ-62, OWNWIZ-63, OWNWIZ-66]", async ({
    page,
  }) => {
    await openAs(page, company.owner, path);
    await toSummary(page);
    await page.route("**/update-tenant", (route) =>
      route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
    );
    await press(page, "Submit");
    const reason = "Failed to update profile: Something went wrong on our side.";
    await expect(page.getByText(reason)).toBeVisible();
    await page.route("**/update-tenant", (route) => route.abort());
    await press(page, "Submit");
    await expect(page.getByText("Failed to update profile: Unknown error")).toBeVisible();
    await expect(page.getByText("1 Kloof Street, Cape Town")).toBeVisible();

    for (const [token, message] of [
      ["nonsense", "Invalid authentication"],
      ["", "Authentication token missing"],
    ] as const) {
      await page.evaluate((value) => localStorage.setItem("authToken", value), token);
      await press(page, "Submit");
      await expect(page.getByText(message)).toBeVisible();
    }
  });

  test("logging out asks before typed input is lost, then clears the token [OWNWIZ-09]", async ({
    page,
  }) => {
    // Its own session, apart from the others'.
    await openAs(page, company.owner, path);
    await page.route("**/sign-out", (route) => route.fulfill({ json: { ok: true } }));
    await fillCompany(page);
    await press(page, "Logout");
    await press(page, "Discard changes");
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });
});

test("submitting saves in the documented order and leads to the dashboard [OWNWIZ-07, OWNWIZ-08, OWNWIZ-11, OWNWIZ-51, OWNWIZ-52, OWNWIZ-55, OWNWIZ-57, OWNWIZ-58, OWNWIZ-59, OWNWIZ-60, OWNWIZ-61, OWNWIZ-69]", async ({
  page,
  request,
}) => {
  const { owner } = await registerCompany(request);
  await openAs(page, owner, path);
  await fillCompany(page);
  await choose(page, "Industry", "Healthcare");
  await press(page, "Next");
  await fillOwner(page);
  await choose(page, "Gender", "Other");
  await choose(page, "Employment Type", "Part Time");
  await press(page, "Next");
  await press(page, "Next");
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Blue" })).toBeChecked();
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("vite-ui-theme"))).toBe("dark");
  await page.getByText("Green", { exact: true }).click();
  await press(page, "Next");
  for (const entered of ["1 Kloof Street, Cape Town", "Healthcare", "Sipho", "Dark", "Green"])
    await expect(page.getByRole("definition").filter({ hasText: entered })).toBeVisible();

  const calls: string[] = [];
  page.on("request", (sent) => {
    const [, call] = sent.url().split("/prod/secure/");
    if (call) calls.push(`${sent.method()} ${call}`);
  });
  const update = page.waitForRequest((sent) => sent.url().endsWith(`/employee/${owner.id}`));
  await press(page, "Submit");
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.waitForEvent("load");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  expect(calls.slice(0, 7)).toEqual([
    "GET employee/current-employee",
    "GET tenant/get-tenant",
    "PUT tenant/update-tenant",
    "POST next-of-kin",
    `PUT employee/${owner.id}`,
    `PUT employee/${owner.id}/approve-status`,
    "GET employee/current-employee",
  ]);
  expect((await update).postDataJSON()).toMatchObject({
    startDate: null,
    employeeNumber: "E-1",
    dateOfBirth: null,
    employmentStatus: 1,
    gender: 2,
    preferences: { theme: "dark", color: "green" },
  });
});

test("a retry after a missing approval adds no second next of kin [OWNWIZ-59]", async ({
  page,
  request,
}) => {
  const { owner } = await registerCompany(request);
  await openAs(page, owner, path);
  await toSummary(page);
  await page.route("**/approve-status", (route) => route.fulfill({ json: {} }));
  await press(page, "Submit");
  await expect(page.getByText("Failed to update status. Please try again.")).toBeVisible();
  await page.unroute("**/approve-status");
  const changed = page.waitForRequest((sent) => /next-of-kin\/\d+$/.test(sent.url()));
  await press(page, "Submit");
  expect((await changed).method()).toBe("PUT");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("an approved owner changes the details later at the other address [OWNWIZ-01, OWNWIZ-55]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/update-company-details");
  await field(page, "Office Address").fill("2 Bree Street, Cape Town");
  await press(page, "Next");
  await field(page, "Full Name").fill("Naledi Grace Khumalo");
  await expect(kin(page, "First Names")).toHaveValue("Sipho");
  for (let passed = 0; passed < 3; passed += 1) await press(page, "Next");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  const tenant = await api(request, "GET", "secure/tenant/get-tenant", owner);
  expect(tenant).toMatchObject({ officeAddress: "2 Bree Street, Cape Town" });
  const employee = await api(request, "GET", "secure/employee/current-employee", owner);
  expect(employee).toMatchObject({ name: "Naledi Grace", surname: "Khumalo" });
});
