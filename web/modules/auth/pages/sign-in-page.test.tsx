import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const enter = vi.fn(async () => undefined);

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

async function submit(given: { email: string; password: string }): Promise<void> {
  await userEvent.type(email(), given.email);
  await userEvent.type(password(), given.password);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("the sign-in page has its fields, its tab and its links [SIGNIN-01..05]", () => {
  renderPage(<SignInPage enter={enter} />);
  expect(email().type).toBe("email");
  expect(password().type).toBe("password");
  expect(hrefOf("Forgot Password")).toBe("/forgot-password");
  expect(hrefOf("Sign Up")).toBe("/signup");
  expect(hrefOf("Terms")).toBe("/terms");
  expect(hrefOf("Privacy")).toBe("/privacy");
});

test("bad input is reported at the field and by a toast, unsent [SIGNIN-06, SIGNIN-07, SIGNIN-08]", async () => {
  const calls = serve({});
  renderPage(<SignInPage enter={enter} />);
  await submit({ email: "naledi+hr@protea.co.za", password: "x" });
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(screen.getByText("Please fix the errors before submitting.")).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(calls).toEqual([]);
});

test.each([
  [409, "Email already exists", "SIGNIN-15"],
  [502, "Server error. Please try again later", "SIGNIN-16"],
  [418, "An unexpected error occurred", "SIGNIN-17"],
])(
  "status %i at sign-in shows “%s” and leaves the input unchanged [%s]",
  async (status, message) => {
    serve({ "auth.login": () => reply(status) });
    renderPage(<SignInPage enter={enter} />);
    await submit({ email: "naledi@protea.co.za", password: "Correct-horse-7!" });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(email().value).toBe("naledi@protea.co.za");
  },
);

const given = { email: "naledi@protea.co.za", password: "Correct-horse-7!" };
const codeRequired = () => reply(401, { code: "code_required", message: "A code, please." });
const wrongCode = () => reply(403, { code: "wrong_code", message: "Wrong." });
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Code" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("after the right password a code is asked in place of the fields", async () => {
  const calls = serve({ "auth.login": ({ body }) => (body.code ? wrongCode() : codeRequired()) });
  renderPage(<SignInPage enter={enter} />);
  await submit(given);
  const field = await code();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.autocomplete, field.inputMode]).toEqual(["one-time-code", "numeric"]);
  expect(screen.queryByLabelText("Password")).toBeNull();

  await userEvent.type(field, "12345{Enter}");
  expect(screen.getByText("Please enter the six digits that your app shows")).toBeTruthy();
  await userEvent.type(field, "6{Enter}");
  expect(await screen.findByText("This code is not right, or was used before.")).toBeTruthy();
  expect(field.value).toBe("123456");
  expect(document.activeElement).toBe(field);
  const logins = calls.filter(({ id }) => id === "auth.login").map(({ body }) => body);
  expect(logins).toEqual([given, { ...given, code: "123456" }]);
});

test("a recovery code is entered in place of the app's code", async () => {
  const calls = serve({ "auth.login": ({ body }) => (body.code ? wrongCode() : codeRequired()) });
  renderPage(<SignInPage enter={enter} />);
  await submit(given);
  await code();
  await press("Use a recovery code instead");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Recovery code" });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "123456{Enter}");
  expect(screen.getByText(/recovery code of ten letters and digits/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "abcde-fgh23{Enter}");
  await screen.findByText("This code is not right, or was used before.");
  expect(calls).toContainEqual({ id: "auth.login", body: { ...given, code: "abcde-fgh23" } });
});

test("going back from the code keeps what was typed", async () => {
  serve({ "auth.login": codeRequired });
  renderPage(<SignInPage enter={enter} />);
  await submit(given);
  await code();
  await press("Back");
  expect([email().value, password().value]).toEqual([given.email, given.password]);
});

test("too many wrong codes show the server's message and keep the code", async () => {
  const message = "Too many attempts. Please wait a moment and try again.";
  serve({
    "auth.login": ({ body }) =>
      body.code ? reply(429, { code: "too_many_requests", message }) : codeRequired(),
  });
  renderPage(<SignInPage enter={enter} />);
  await submit(given);
  await userEvent.type(await code(), "123456{Enter}");
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await code()).value).toBe("123456");
});
