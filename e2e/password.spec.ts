import { password, signUp } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedLink } from "./mail.ts";

const newPassword = "Fresh-battery-8?";

test("a forgotten password is set anew by the mailed link, once [FORGOT-01, FORGOT-08..12, RESET-01..03, RESET-06, RESET-11..15, RESET-21]", async ({
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

  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Sign In successful!")).toBeVisible();
});

test("the button waits for an e-mail, and a forced submit says why [FORGOT-02..05, FORGOT-07]", async ({
  page,
}) => {
  await page.goto("/forgot-password");
  const button = page.getByRole("button", { name: "Send Reset Link" });
  await expect(button).toBeDisabled();
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("naledi@protea");
  await expect(button).toBeDisabled();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(
    page.getByText("Please enter a valid email address.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Please fix the errors before submitting.")).toBeVisible();
  await field.fill("naledi@protea.co.za");
  await expect(button).toBeEnabled();
});

test("the form comes back empty for another e-mail [FORGOT-06, FORGOT-13, FORGOT-14, FORGOT-15]", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/recover-password", async (route) => {
    await held;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto("/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill("naledi@protea.co.za");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
  await page.getByRole("button", { name: "Try another email" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("");
  for (const name of ["Terms", "Privacy"])
    await expect(page.getByRole("link", { name })).toBeVisible();
});

for (const [outcome, message, ids] of [
  [404, "Email not found", "FORGOT-17"],
  [500, "Server error. Please try again later", "FORGOT-18"],
  [418, "An unexpected error occurred", "FORGOT-19"],
  ["offline", "No internet connection", "FORGOT-16"],
] as const) {
  test(`recovering with ${outcome} shows its sentence [${ids}]`, async ({ page }) => {
    await page.route("**/recover-password", (route) =>
      outcome === "offline" ? route.abort() : route.fulfill({ status: outcome, json: {} }),
    );
    await page.goto("/forgot-password");
    await page.getByRole("textbox", { name: "Email" }).fill("naledi@protea.co.za");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText(message)).toBeVisible();
  });
}

test("without a token the page says so and cannot be submitted [RESET-09, RESET-10]", async ({
  page,
}) => {
  await page.goto("/reset-password");
  await expect(page.getByText("Missing reset token.")).toBeVisible();
  await page.getByLabel("New Password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm Password", { exact: true }).fill(newPassword);
  await expect(page.getByRole("button", { name: "Reset Password" })).toBeDisabled();
});

test("the rules tick as one types, and the button waits for rules and match [RESET-04, RESET-05, RESET-07, RESET-08]", async ({
  page,
}) => {
  await page.goto("/reset-password#access_token=x");
  const button = page.getByRole("button", { name: "Reset Password" });
  const [first, second] = [
    page.getByLabel("New Password", { exact: true }),
    page.getByLabel("Confirm Password", { exact: true }),
  ];
  const rules = page.getByRole("list", { name: "Your password needs" }).getByRole("listitem");
  await expect(rules).toHaveCount(5);
  await first.fill("fresh");
  await second.fill("fresh");
  await expect(page.getByText("Passwords match", { exact: true })).toBeVisible();
  await expect(button).toBeDisabled();
  await first.fill(newPassword);
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(button).toBeDisabled();
  await second.fill(newPassword);
  await expect(button).toBeEnabled();
});

for (const [outcome, message, ids] of [
  [400, "Invalid or expired reset token", "RESET-17"],
  [500, "Server error. Please try again later", "RESET-18"],
  ["offline", "No internet connection", "RESET-19"],
  [418, "An unexpected error occurred", "RESET-20"],
  ["error", "Error resetting password: too old", "RESET-16"],
] as const) {
  test(`resetting with ${outcome} shows its sentence and stays on the form [${ids}]`, async ({
    page,
  }) => {
    await page.route("**/reset-password", (route) => {
      if (route.request().method() !== "POST") return route.continue();
      if (outcome === "offline") return route.abort();
      if (outcome === "error") return route.fulfill({ json: { ok: true, error: "too old" } });
      return route.fulfill({ status: outcome, json: {} });
    });
    await page.goto("/reset-password#access_token=x");
    await page.getByLabel("New Password", { exact: true }).fill(newPassword);
    await page.getByLabel("Confirm Password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel("New Password", { exact: true })).toHaveValue(newPassword);
  });
}
