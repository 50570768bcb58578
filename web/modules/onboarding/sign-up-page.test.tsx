import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

const password = "Correct-horse-7!";
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sign(ing)? [Uu]p/ });
const ruleText = (name: string) =>
  screen.getAllByRole("listitem").find(({ textContent }) => textContent?.includes(name))
    ?.textContent;

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function fill(email: string): void {
  type("Email", email);
  type("Password", password);
  type("Confirm Password", password);
}

test("each password rule ticks as soon as it is met [SIGNUP-04, SIGNUP-05, SIGNUP-06, SIGNUP-07, SIGNUP-08, SIGNUP-09]", () => {
  renderPage(<SignUpPage enter={async () => undefined} />);
  for (const [typed, name] of [
    ["a", "One lowercase letter"],
    ["aB", "One uppercase letter"],
    ["aB1", "One number"],
    ["aB1|", "One special character"],
    ["aB1|2345", "At least 8 characters"],
  ] as const) {
    expect(ruleText(name)).toContain("(not met yet)");
    type("Password", typed);
    expect(ruleText(name)).toContain("(met)");
  }
});

test("the button waits for a valid email and two equal, strong passwords [SIGNUP-10, SIGNUP-11, SIGNUP-12, SIGNUP-13, SIGNUP-14]", () => {
  renderPage(<SignUpPage enter={async () => undefined} />);
  fill("owner@protea.co.za");
  const newsletter = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "I want to receive updates via email",
  });
  expect(newsletter.checked).toBe(true);
  expect(screen.getByText("Passwords match")).toBeTruthy();
  expect(button().disabled).toBe(false);

  type("Email", "owner@protea");
  expect(button().disabled).toBe(true);
  type("Email", "owner@protea.co.za");
  type("Confirm Password", `${password}x`);
  expect(screen.getByText("Passwords do not match")).toBeTruthy();
  expect(button().disabled).toBe(true);
  type("Password", "weak");
  type("Confirm Password", "weak");
  expect(screen.getByText("Passwords match")).toBeTruthy();
  expect(button().disabled).toBe(true);
});

test("a bad email is reported at the field and by toast, unsent [SIGNUP-16, SIGNUP-17]", async () => {
  const calls = serve({});
  renderPage(<SignUpPage enter={async () => undefined} />);
  type("Email", "owner+hr@protea.co.za");
  fireEvent.submit(field("Email"));
  expect(
    await screen.findByText("Please enter a valid email address. It cannot contain a plus sign"),
  ).toBeTruthy();
  expect(await screen.findByText("Please fix the errors before submitting.")).toBeTruthy();
  expect(document.activeElement).toBe(field("Email"));
  expect(calls).toEqual([]);
});

test.each([
  [401, "Invalid credentials", "SIGNUP-24"],
  [409, "Email already exists", "SIGNUP-25"],
  [503, "Server error. Please try again later", "SIGNUP-26"],
  [418, "An unexpected error occurred", "SIGNUP-27"],
])("a sign-up answered with %i shows “%s” for another try [%s]", async (status, message) => {
  serve({ "onboarding.emailExists": () => reply(status) });
  renderPage(<SignUpPage enter={async () => undefined} />);
  fill("owner@protea.co.za");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(button());
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button().disabled).toBe(false);
});
