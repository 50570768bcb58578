import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CompanyDomain } from "#contract/domains.ts";
import type { Provider } from "#contract/providers.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { ProvidersCard } from "./providers-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const acme: Provider = {
  id: "0198d0f3-9f0a-7f0e-8f7b-0b7f2a6c1d11",
  ...{ name: "Acme", issuer: "https://login.acme.com", clientId: "baton" },
  ...{ isOn: true, trustsUnmarkedEmails: false, testedAt: null, people: 0 },
};
const listOf = (...providers: Provider[]) => ({
  ...{ providers, maxProviders: 5 },
  redirectAddress: "https://hr.example.com/signin/sso",
});
const optional = { requiredFrom: null, triedProvider: null, candidates: [], lockedOut: 0 };
const noDomains = {
  "sso.listDomains": () => ({ domains: [] as CompanyDomain[], maxDomains: 20 }),
  "sso.getRequirement": () => optional,
};
const show = () => renderPageAt("/", <ProvidersCard />);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const openDialog = (name: string) => screen.findByRole("dialog", { name });

test.each<[string, Provider[], string]>([
  ["no provider", [], "People sign in with their password."],
  [
    "a provider that is not offered",
    [{ ...acme, isOn: false }],
    "People sign in with their password. No provider is offered at sign-in.",
  ],
  [
    "two that are",
    [acme, { ...acme, id: acme.id.replace("0", "1"), name: "Google" }],
    "People sign in with their password or with Acme or Google.",
  ],
])("the card states how people sign in with %s", async (_, providers, sentence) => {
  serve({ ...noDomains, "sso.listProviders": () => listOf(...providers) });
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("a company that requires its provider does not name the password", async () => {
  const required = { ...optional, requiredFrom: "2026-03-02T08:00:00.000Z" };
  serve({
    ...noDomains,
    "sso.listProviders": () => listOf(acme),
    "sso.getRequirement": () => required,
  });
  show();
  expect(await screen.findByText("People sign in with Acme.")).toBeTruthy();
});

test("a provider without a proven domain says what is missing", async () => {
  serve({ ...noDomains, "sso.listProviders": () => listOf({ ...acme, people: 12 }) });
  show();
  expect(await screen.findByText(/^Prove a domain below\./)).toBeTruthy();
  expect(screen.getByText(/12 people have signed in with it\. Not tried yet\./)).toBeTruthy();
});

test("a new provider is saved, and to be tried next", async () => {
  const calls = serve({
    ...noDomains,
    "sso.listProviders": () => listOf(),
    "sso.saveProvider": () => acme,
  });
  show();
  await press("Add a provider");
  const dialog = await openDialog("Add a sign-in provider");
  expect(within(dialog).getByText("https://hr.example.com/signin/sso")).toBeTruthy();
  const fill = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fill("Name", "Acme");
  fill("Issuer", "https://login.microsoftonline.com/%63ommon/v2.0");
  fill("Client ID", "baton");
  const save = () => fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  save();
  expect(await within(dialog).findByText(/^This issuer is shared by all companies\./)).toBeTruthy();
  expect(within(dialog).getByText("Please enter the client secret")).toBeTruthy();
  fill("Issuer", "https://login.acme.com");
  fill("Client secret", "a secret");
  save();
  const saved = await openDialog("Acme is saved");
  expect(within(saved).getByRole("button", { name: "Try it" })).toBeTruthy();
  expect(calls.find(({ id }) => id === "sso.saveProvider")?.body).toEqual({
    ...{ name: "Acme", issuer: "https://login.acme.com", clientId: "baton" },
    ...{ clientSecret: "a secret", isOn: false, trustsUnmarkedEmails: false },
  });
});

test("a stored secret stays, unless the issuer is another", async () => {
  const known = { ...acme, testedAt: "2026-06-17T08:00:00.000Z", people: 3 };
  const calls = serve({
    ...noDomains,
    "sso.listProviders": () => listOf(known),
    "sso.saveProvider": () => known,
  });
  show();
  await press("Change Acme");
  const dialog = await openDialog("Change the sign-in provider");
  const issuer = within(dialog).getByLabelText("Issuer");
  fireEvent.change(issuer, { target: { value: "https://other.acme.com" } });
  expect(within(dialog).getByText(/Baton HR forgets who is who there/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Please enter the client secret")).toBeTruthy();
  fireEvent.change(issuer, { target: { value: known.issuer } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ id }) => id === "sso.saveProvider")?.body).toEqual({
    ...{ id: acme.id, name: "Acme", issuer: known.issuer, clientId: "baton" },
    ...{ isOn: true, trustsUnmarkedEmails: false },
  });
});

test("an issuer that does not answer is refused at its field", async () => {
  const message = "No sign-in provider answers at this address, or it names another issuer";
  serve({
    ...noDomains,
    "sso.listProviders": () => listOf(acme),
    "sso.saveProvider": () => reply(400, { code: "invalid_request", fields: { issuer: message } }),
  });
  show();
  await press("Change Acme");
  const dialog = await openDialog("Change the sign-in provider");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
});

test("a provider is removed after a question", async () => {
  let known = listOf(acme);
  serve({
    ...noDomains,
    "sso.listProviders": () => known,
    "sso.removeProvider": () => {
      known = listOf();
      return { ok: true };
    },
  });
  show();
  await press("Remove Acme");
  const dialog = await screen.findByRole("alertdialog", { name: "Remove Acme?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove the provider" }));
  expect(await screen.findByText("People sign in with their password.")).toBeTruthy();
});

test("a list that fails to load says so and offers a retry", async () => {
  serve({ ...noDomains, "sso.listProviders": failingOnce(listOf(acme)) });
  show();
  await screen.findByText("The sign-in providers could not be loaded. Please try again.");
  await press("Retry");
  expect(await screen.findByRole("heading", { name: "Acme" })).toBeTruthy();
});
