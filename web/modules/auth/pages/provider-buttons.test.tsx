import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { takeDeparture } from "../departure.ts";
import { SignInPage } from "./sign-in-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const acme = { id: "0198d0f3-9f0a-7f0e-8f7b-0b7f2a6c1d11", name: "Acme" };
const offering = (email: string) => ({
  providers: email.endsWith("@protea.co.za") ? [acme] : [],
  isRequired: false,
});
const email = () => screen.getByLabelText("Email");
const button = () => screen.queryByRole("button", { name: "Sign in with Acme" });
const enter = async () => undefined;

test("the providers of the typed address's domain appear, and leave with it", async () => {
  const calls = serve({ "sso.signInOptions": ({ body }) => offering(body.email) });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await waitFor(() => expect(button()).toBeTruthy());
  await userEvent.type(email(), "{Backspace}{Backspace}");
  await waitFor(() => expect(button()).toBeNull());
  expect(JSON.stringify(calls)).not.toContain("naledi");
});

test("a sign-in by a provider leaves with the key of this browser and the wanted page", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, assign });
  serve({
    "sso.signInOptions": ({ body }) => offering(body.email),
    "sso.startSso": () => ({ url: "https://login.acme.com/authorize", browserKey: "key" }),
  });
  renderPage(<SignInPage enter={enter} wanted="/staff/calendar" />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await userEvent.click(await screen.findByRole("button", { name: "Sign in with Acme" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://login.acme.com/authorize"));
  const kept = { browserKey: "key", purpose: "sign-in", wanted: "/staff/calendar" };
  expect(takeDeparture()).toEqual(kept);
  expect(takeDeparture()).toBeUndefined();
});

test("a provider that does not answer is named, and the password remains", async () => {
  const message = "Your company's sign-in provider does not answer.";
  serve({
    "sso.signInOptions": ({ body }) => offering(body.email),
    "sso.startSso": () => reply(503, { code: "sso_unavailable", message }),
  });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await userEvent.click(await screen.findByRole("button", { name: "Sign in with Acme" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button()).toBeTruthy();
  expect(screen.getByLabelText("Password")).toBeTruthy();
});

test("options that cannot be read change nothing", async () => {
  const calls = serve({ "sso.signInOptions": () => reply(503, { code: "unavailable" }) });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await waitFor(() => expect(calls.map(({ id }) => id)).toContain("sso.signInOptions"));
  expect(button()).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

const requiring = { providers: [acme], isRequired: true };
const leaving = { url: "https://login.acme.com/authorize", browserKey: "key" };

test("the password steps back where single sign-on is required, and Enter leaves [SIGNIN-01]", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...location, assign });
  serve({ "sso.signInOptions": () => requiring, "sso.startSso": () => leaving });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await screen.findByText("Your company requires single sign-on.");
  await waitFor(() => expect(screen.queryByLabelText("Password")).toBeNull());
  expect(screen.queryByRole("button", { name: "Sign In" })).toBeNull();
  await userEvent.type(email(), "{Enter}");
  await waitFor(() => expect(assign).toHaveBeenCalledWith(leaving.url));
});

test("an emergency account brings the password back, with everything beside it", async () => {
  const calls = serve({
    "sso.signInOptions": () => requiring,
    "auth.login": () =>
      reply(403, { code: "sso_required", message: "Your company requires it of you." }),
  });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await userEvent.click(await screen.findByRole("button", { name: "Use an emergency account" }));
  const password = screen.getByLabelText("Password");
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.getByRole("link", { name: "Forgot Password" })).toBeTruthy();
  await userEvent.keyboard("Correct-horse-7!{Enter}");
  expect(await screen.findByText("Your company requires it of you.")).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({
    email: "naledi@protea.co.za",
    password: "Correct-horse-7!",
  });
  expect(button()).toBeTruthy();
});

test("a password that is being typed is not taken away", async () => {
  let answer = () => {};
  const waiting = new Promise<typeof requiring>((resolve) => {
    answer = () => resolve(requiring);
  });
  serve({ "sso.signInOptions": () => waiting });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await userEvent.type(screen.getByLabelText("Password"), "Corr");
  answer();
  await screen.findByText("Your company requires single sign-on.");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("Corr");
});

test("another domain's address brings the password back", async () => {
  serve({
    "sso.signInOptions": ({ body }) =>
      body.email.endsWith("@protea.co.za") ? requiring : { providers: [], isRequired: false },
  });
  renderPage(<SignInPage enter={enter} />);
  await userEvent.type(email(), "naledi@protea.co.za");
  await waitFor(() => expect(screen.queryByLabelText("Password")).toBeNull());
  await userEvent.type(email(), "{Backspace}{Backspace}");
  await waitFor(() => expect(screen.getByLabelText("Password")).toBeTruthy());
});
