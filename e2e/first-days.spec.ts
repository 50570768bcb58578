import type { Browser, Page } from "@playwright/test";
import { newDomain, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedLink } from "./mail.ts";
import { choose, field, press } from "./screen.ts";

async function signUpOwner(page: Page, email: string) {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await press(page, "Sign Up");
  await expect(page).toHaveURL(/\/superadmin\/registration$/);
}

async function registerCompany(page: Page, domain: string) {
  await field(page, "Company Name").fill("Protea Foods");
  await choose(page, "Registration Type", "Private Company");
  await field(page, "Company Email").fill(`info@${domain}`);
  await choose(page, "Country", "South Africa");
  await press(page, "Continue");
  await field(page, "First Name").fill("Naledi");
  await field(page, "Last Name").fill("Khumalo");
  await choose(page, "Position", "Managing Director");
  await field(page, "Phone Number").fill("821234567");
  await press(page, "Complete Registration");
  await expect(page).toHaveURL(/\/superadmin\/update-company-profile$/);
}

async function completeOwnersProfile(page: Page) {
  await field(page, "Contact Number").fill("+27 21 555 0100");
  await field(page, "Office Address").fill("1 Kloof Street, Cape Town");
  await press(page, "Next");
  await field(page, "ID Number").fill("800101 5009 087");
  await field(page, "Employee Number").fill("E-1");
  const kin = page.getByRole("group", { name: "Next of Kin" });
  await kin.getByRole("textbox", { name: "First Names" }).fill("Sipho");
  await kin.getByRole("textbox", { name: "Last Name" }).fill("Khumalo");
  await kin.getByRole("textbox", { name: "Relationship" }).fill("Spouse");
  await kin.getByRole("textbox", { name: "Phone Number" }).fill("+27831234567");
  for (let step = 0; step < 3; step += 1) await press(page, "Next");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
}

async function addEmployee(page: Page) {
  await page.goto("/superadmin/user-management");
  await press(page, "Add User");
  const dialog = page.getByRole("dialog", { name: "Add New User" });
  await dialog.getByRole("textbox", { name: "First Name" }).fill("Thabo");
  await dialog.getByRole("textbox", { name: "Last Name" }).fill("Mokoena");
  await dialog.getByRole("textbox", { name: "Email" }).fill("thabo");

  await dialog.getByRole("button", { name: "Add Position" }).click();
  const position = page.getByRole("dialog", { name: "Add Position" });
  await position.getByRole("textbox", { name: /title/i }).fill("Head Chef");
  await position.getByRole("textbox", { name: /description/i }).fill("Leads the kitchen");
  await position.getByRole("button", { name: "Add Department" }).click();
  const department = page.getByRole("dialog", { name: "Add Department" });
  await department.getByRole("textbox", { name: /name/i }).fill("Kitchen");
  await department.getByRole("button", { name: "Add Department" }).click();
  await expect(department).toBeHidden();
  await position.getByRole("button", { name: "Add Position" }).click();
  await expect(position).toBeHidden();

  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(page.getByText("Thabo Mokoena has been added")).toBeVisible();
  await press(page, "Continue");
}

async function joinByInvitation(page: Page, email: string) {
  await page.goto(await mailedLink(email));
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await press(page, "Reset Password");
  await page.getByRole("link", { name: "Continue to Sign In" }).click();
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign In");
  await expect(page).toHaveURL(/\/staff\/update-profile$/);
}

async function completeStaffProfile(page: Page) {
  await field(page, "Phone Number").fill("+27 82 123 4567");
  await field(page, "ID Number").fill("900202 5009 087");
  await field(page, "Tax Number").fill("1234567890");
  await field(page, "Employee Number").fill("E-2");
  await field(page, "Home Address").fill("12 Long Street, Cape Town");
  await press(page, "Next");
  await press(page, "Next");
  await field(page, "First Name").fill("Lerato");
  await field(page, "Last Name").fill("Mokoena");
  await field(page, "Relationship").fill("Sister");
  await field(page, "Contact Number").fill("+27831234567");
  await press(page, "Next");
  await press(page, "Submit");
  await expect(page).toHaveURL(/\/staff\/dashboard$/);
}

async function askForLeave(page: Page) {
  await page.goto("/staff/leave/my-leave");
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Apply for Leave" });
  await choose(page, "Leave Type", "Annual Leave");
  await dialog.getByLabel("Start Date").fill("2027-03-22");
  await dialog.getByLabel("End Date").fill("2027-03-26");
  // Monday is free for Human Rights Day on the Sunday before, and Friday is Good Friday.
  await expect(dialog.getByText("Duration: 3 days")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A week at the sea");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Leave application submitted successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: /Annual Leave.*Pending/ })).toBeVisible();
}

async function approveLeave(page: Page) {
  await page.goto("/superadmin/leave/management");
  await page.getByRole("button", { name: "View leave of Thabo Mokoena" }).click();
  const details = page.getByRole("dialog", { name: "View Leave Details" });
  await details.getByRole("button", { name: /^View details/ }).click();
  const request = page.getByRole("dialog", { name: "Leave Request Details" });
  await expect(request.getByText("A week at the sea")).toBeVisible();
  await request.getByRole("button", { name: "Approve" }).click();
  await expect(request).toBeHidden();
  await expect(details.getByText("Approved")).toBeVisible();
}

/** A device of one's own, without another person's stored data. */
const newDevice = async (browser: Browser, headers: Record<string, string>) =>
  (await browser.newContext({ extraHTTPHeaders: headers })).newPage();

test("the main journey leads from registration to approved leave in the history [GEN-01..05]", async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const domain = newDomain();
  await signUpOwner(page, `naledi@${domain}`);
  await registerCompany(page, domain);
  await completeOwnersProfile(page);
  await addEmployee(page);

  const staffPage = await newDevice(browser, extraHTTPHeaders ?? {});
  await joinByInvitation(staffPage, `thabo@${domain}`);
  await completeStaffProfile(staffPage);
  await askForLeave(staffPage);
  await approveLeave(page);

  await staffPage.reload();
  await expect(staffPage.getByRole("row", { name: /Annual Leave.*Approved/ })).toBeVisible();
  await expect(staffPage.getByText("3 used of 15")).toBeVisible();

  await page.goto("/superadmin/user-management");
  await page.getByRole("button", { name: "Actions for Thabo Mokoena" }).click();
  await page.getByRole("menuitem", { name: "View Details" }).click();
  await page.getByRole("tab", { name: "History" }).click();
  const history = page.getByRole("tabpanel", { name: "History" });
  for (const told of [
    "Leave approved",
    "Leave requested",
    "Completed their profile",
    "Next of kin changed",
    "Profile changed",
    "Position changed",
    "Joined",
  ])
    await expect(history.getByText(told).first()).toBeVisible();
  // Sensitive values are only marked as changed.
  await expect(history).not.toContainText("900202");
});
