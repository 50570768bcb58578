import { screen } from "@testing-library/react";
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
