import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { reply, serve, unreachable } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const password = "Fresh-battery-8?";
const first = () => screen.getByLabelText<HTMLInputElement>("New Password");
const second = () => screen.getByLabelText<HTMLInputElement>("Confirm Password");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Reset Password" });
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

afterEach(() => {
  location.hash = "";
});

function open(hash = "#access_token=x"): void {
  location.hash = hash;
  renderPage(<ResetPasswordPage />);
}

test("without a token the page says so and cannot be submitted [RESET-09, RESET-10]", () => {
  open("");
  expect(screen.getByText("Missing reset token.")).toBeTruthy();
  type(first(), password);
  type(second(), password);
  expect(button().disabled).toBe(true);
});

test("the button waits for every password rule and a match [RESET-04, RESET-05, RESET-07, RESET-08]", async () => {
  open();
  const rules = screen.getByRole("list", { name: "Your password needs" });
  expect(rules.querySelectorAll("li")).toHaveLength(5);
  type(first(), "fresh");
  type(second(), "fresh");
  expect(screen.getByText("Passwords match")).toBeTruthy();
  expect(button().disabled).toBe(true);
  type(first(), password);
  expect(screen.getByText("Passwords do not match")).toBeTruthy();
  expect(button().disabled).toBe(true);
  type(second(), password);
  expect(button().disabled).toBe(false);
});

test.each([
  ["Invalid or expired reset token", "RESET-17", reply(400)],
  ["Server error. Please try again later", "RESET-18", reply(500)],
  ["No internet connection", "RESET-19", unreachable],
  ["An unexpected error occurred", "RESET-20", reply(418)],
  ["Error resetting password: too old", "RESET-16", reply(200, { ok: true, error: "too old" })],
] as const)(
  "a reset that fails shows “%s” and stays on the form [%s]",
  async (message, _, failure) => {
    serve({ "auth.resetPassword": () => failure });
    open();
    type(first(), password);
    type(second(), password);
    fireEvent.click(button());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(first().value).toBe(password);
  },
);

test.each([
  [true, "Your account is ready"],
  [false, "Password reset successful!"],
])(
  "a first password (%s) ends with “%s”, and the address waits for sign-in [RESET-13]",
  async (isFirst, title) => {
    const email = "naledi@protea.co.za";
    serve({ "auth.resetPassword": () => reply(200, { ok: true, email, isFirst }) });
    open();
    type(first(), password);
    type(second(), password);
    fireEvent.click(button());
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByText("Password successfully reset!") === null).toBe(isFirst);
    expect(location.href).not.toContain("naledi");
    cleanup();
    renderPage(<SignInPage enter={async () => undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(email);
  },
);
