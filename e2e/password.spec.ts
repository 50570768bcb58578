import { password, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedLink } from "./mail.ts";

const newPassword = "Fresh-battery-8?";

test("a forgotten password is reset by the mailed link, once [FORGOT-01, FORGOT-08..12, RESET-01..03, RESET-06, RESET-11..15, RESET-21]", async ({
  page,
  request,
}) => {
  const { email } = await signUp(request);
  await page.goto("/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Password reset email sent!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Sign In" })).toHaveAttribute(
    "href",
    "/signin",
  );

  await page.goto(await mailedLink(email));
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute(
    "href",
    "/signin",
  );
  const fields = [
    page.getByLabel("New Password", { exact: true }),
    page.getByLabel("Confirm Password", { exact: true }),
  ];
  for (const [index, field] of fields.entries()) {
    await field.fill(newPassword);
    await page.getByRole("button", { name: "Show password" }).first().click();
    await expect(field).toHaveAttribute("type", "text");
    expect(index).toBeLessThan(2);
  }
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password successfully reset!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Password reset successful!" })).toBeVisible();
  await page.getByRole("link", { name: "Continue to Sign In" }).click();

  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  expect(page.url()).not.toContain("owner");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Sign In successful!")).toBeVisible();
});

test("an incomplete form sent by Enter says what is missing [FORGOT-07, SIGNUP-17, SIGNIN-08]", async ({
  page,
}) => {
  const toast = page.getByText("Please fix the errors before submitting.");
  await page.goto("/forgot-password");
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(page.getByText("Enter your email", { exact: true })).toBeVisible();
  await email.press("Enter");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(email).toBeFocused();

  await page.goto("/reset-password#access_token=x");
  const password = page.getByLabel("New Password", { exact: true });
  await password.fill("short");
  await expect(page.getByText("Your password still needs at least 8 characters")).toBeVisible();
  await password.press("Enter");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Please choose a password that meets every rule")).toBeVisible();

  await page.goto("/signup");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();

  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email" }).press("Enter");
  await expect(toast).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
});
