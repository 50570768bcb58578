import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";

beforeEach(() => {
  // A page ends once what its address brought, as each return is a new document.
  vi.resetModules();
  sessionStorage.clear();
});

type Purpose = "sign-in" | "trial" | "confirmation";

/** The page as a provider has sent the browser back to it. */
async function returned(search: string, purpose?: Purpose) {
  if (purpose)
    sessionStorage.setItem("providerDeparture", JSON.stringify({ browserKey: "key", purpose }));
  history.replaceState(null, "", `/signin/sso${search}`);
  const { ReturnPage } = await import("./return-page.tsx");
  const enter = vi.fn(async () => {});
  renderPage(<ReturnPage enter={enter} />);
  return enter;
}

const heading = async (name: string) => screen.findByRole("heading", { level: 1, name });

test("a refused sign-in says why, and leads back", async () => {
  const message = "You are not in Baton HR yet. Please ask info@protea.co.za.";
  const calls = serve({
    "sso.finishSso": () => reply(403, { code: "sso_unknown_person", message }),
  });
  const enter = await returned("?code=c&state=s&iss=https://login.acme.com", "sign-in");
  await heading("You are not signed in");
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Sign In" })).toBeTruthy();
  const body = { state: "s", code: "c", iss: "https://login.acme.com", browserKey: "key" };
  expect(calls).toEqual([{ id: "sso.finishSso", body }]);
  expect(enter).not.toHaveBeenCalled();
});

test.each<[what: string, search: string, purpose?: Purpose]>([
  ["that this tab did not begin", "?code=c&state=s", undefined],
  ["without a state", "", "sign-in"],
])("a return %s asks the server nothing", async (_, search, purpose) => {
  const calls = serve({});
  await returned(search, purpose);
  await heading("You are not signed in");
  expect(screen.getByText(/^This sign-in has expired or was used already\./)).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a trial shows the claims and what a sign-in would make of them", async () => {
  serve({
    "sso.finishTrial": () => ({
      ...{ rule: "email_unverified" as const, account: null },
      claims: [{ name: "email", value: "naledi@protea.co.za" }],
    }),
  });
  await returned("?code=c&state=s", "trial");
  await heading("The trial worked");
  expect(screen.getByText(/^The provider does not say that the email address is/)).toBeTruthy();
  expect(screen.getByText("naledi@protea.co.za")).toBeTruthy();
});

test("a confirmation tells the other tab", async () => {
  serve({ "sso.finishConfirmation": () => ({ ok: true }) });
  vi.stubGlobal("close", vi.fn());
  const otherTab = new BroadcastChannel("provider-confirmation");
  const told = vi.fn();
  otherTab.onmessage = told;
  await returned("?code=c&state=s", "confirmation");
  await heading("Confirmed");
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  otherTab.close();
});

test("a confirmation that fails says what to do", async () => {
  const message = "The sign-in was cancelled at your company's sign-in provider.";
  serve({ "sso.finishConfirmation": () => reply(401, { code: "sso_cancelled", message }) });
  await returned("?error=access_denied&state=s", "confirmation");
  await heading("It could not be confirmed that it is you");
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText(/^Please close this tab/)).toBeTruthy();
});
