import type { Page } from "@playwright/test";
import { api, type Company, newCompany, openAs, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedLink } from "./mail.ts";
import { press } from "./screen.ts";
import { inviteStaff, newDepartment } from "./staff.ts";

const path = "/superadmin/user-management";
const withdrawnText = "The invitation has been withdrawn. Its link no longer sets a password.";

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  for (const firstName of ["Aisha", "Johan", "Lindiwe"]) {
    const positionTitle = `Cook ${firstName}`;
    const newcomer = { firstName, lastName: "Botha", departmentId, positionTitle };
    await mailedLink((await inviteStaff(request, company, newcomer)).email);
  }
});

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function fromMenu(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a withdrawn invitation's link no longer sets a password", async ({ page, request }) => {
  const link = await mailedLink(`johan@${company.domain}`);
  await openAs(page, company.owner, path);
  await fromMenu(page, "Johan Botha", "Withdraw Invitation");
  const question = page.getByRole("alertdialog", { name: "Withdraw Johan Botha's invitation?" });
  await press(question, "Withdraw Invitation");
  await expect(question).toBeHidden();
  await expect(row(page, "Johan Botha")).toContainText("Invitation withdrawn");
  const accessToken = link.split("#access_token=")[1];
  const body = { accessToken, newPassword: password };
  await expect(api(request, "POST", "api/auth/reset-password", { body })).rejects.toThrow(
    "Invalid or expired reset token",
  );

  await fromMenu(page, "Johan Botha", "View Details");
  const details = page.getByRole("dialog", { name: "User Details" });
  await expect(details).toContainText(withdrawnText);
  await expect(details.getByRole("button", { name: "Withdraw Invitation" })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const cards = page.getByRole("list", { name: "All Users" }).getByRole("listitem");
  await expect(cards.filter({ hasText: "Johan Botha" })).toContainText("Invitation withdrawn");
});

test("the details show the invitation's expiry and refuse an early resend", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Open Aisha Botha" }).press("Enter");
  const details = page.getByRole("dialog", { name: "User Details" });
  await expect(details).toContainText(/The link in the invitation works until .* 20\d\d/);
  await page.route("**/resend-invitation", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "invitation_recent", message: "An invitation was sent a moment ago." },
    }),
  );
  await press(details, "Resend Invitation");
  await expect(page.getByText("An invitation was sent a moment ago.")).toBeVisible();
});

test("an accepted invitation ends with an account ready to sign in", async ({ page }) => {
  const email = `lindiwe@${company.domain}`;
  await page.goto(await mailedLink(email));
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
  await expect(page.getByText("reset successful")).toBeHidden();
  await page.getByRole("link", { name: "Continue to Sign In" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Sign In successful!")).toBeVisible();
});
