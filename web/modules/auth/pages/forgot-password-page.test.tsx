import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reply, serve, unreachable } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Send/ });
const type = (value: string) => fireEvent.change(email(), { target: { value } });

test("the button waits for an e-mail, and a forced submit shows why [FORGOT-02..05, FORGOT-07]", async () => {
  const calls = serve({});
  renderPage(<ForgotPasswordPage />);
  expect(send().disabled).toBe(true);
  type("naledi@protea");
  expect(send().disabled).toBe(true);
  fireEvent.submit(email());
  expect(await screen.findByText("Please enter a valid email address.")).toBeTruthy();
  expect(screen.getByText("Please fix the errors before submitting.")).toBeTruthy();
  expect(calls).toEqual([]);
  type("naledi@protea.co.za");
  expect(send().disabled).toBe(false);
});

test("the first thing that is missing is named below the button", () => {
  renderPage(<ForgotPasswordPage />);
  expect(screen.getByText("Enter your email")).toBeTruthy();
  type("naledi@protea");
  expect(screen.getByText("Complete your email")).toBeTruthy();
  type("naledi@protea.co.za");
  expect(screen.queryByText("Complete your email")).toBeNull();
});

test("the form comes back empty for another e-mail [FORGOT-06, FORGOT-13, FORGOT-14, FORGOT-15]", async () => {
  serve({ "auth.recoverPassword": () => ({ ok: true }) });
  renderPage(<ForgotPasswordPage />);
  type("naledi@protea.co.za");
  fireEvent.click(send());
  expect(
    (await screen.findByRole<HTMLButtonElement>("button", { name: "Sending..." })).disabled,
  ).toBe(true);
  const signUp = await screen.findByRole("link", { name: "Sign up" });
  expect(signUp.getAttribute("href")).toBe("/signup");
  fireEvent.click(screen.getByRole("button", { name: "Try another email" }));
  expect(email().value).toBe("");
  for (const name of ["Terms", "Privacy"]) expect(screen.getByRole("link", { name })).toBeTruthy();
});

test.each([
  ["Email not found", "FORGOT-17", reply(404)],
  ["Server error. Please try again later", "FORGOT-18", reply(500)],
  ["An unexpected error occurred", "FORGOT-19", reply(418)],
  ["No internet connection", "FORGOT-16", unreachable],
] as const)("a recovery that fails shows “%s” [%s]", async (message, _, failure) => {
  serve({ "auth.recoverPassword": () => failure });
  renderPage(<ForgotPasswordPage />);
  type("naledi@protea.co.za");
  fireEvent.click(send());
  expect(await screen.findByText(message)).toBeTruthy();
});
