import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Requirement } from "#contract/requirement.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { RequirementSection } from "./requirement-section.tsx";

const candidate = (employeeId: number, name: string, differing = {}) => ({
  ...{ employeeId, name, email: `${employeeId}@protea.co.za` },
  ...{ isChosen: false, hasFactor: true, isLockedOut: false, ...differing },
});
const optional: Requirement = {
  ...{ requiredFrom: null, triedProvider: "Acme", lockedOut: 0 },
  candidates: [
    candidate(1, "Naledi Khumalo"),
    candidate(2, "Sipho Dube", { hasFactor: false }),
    candidate(3, "Anna Abel", { isLockedOut: true }),
    candidate(4, "Zola Zulu"),
  ],
};
const required: Requirement = {
  ...optional,
  requiredFrom: "2026-03-02T08:00:00.000Z",
  candidates: optional.candidates.map((one) => ({ ...one, isChosen: one.employeeId === 1 })),
};
const show = () => renderPageAt("/", <RequirementSection isOffered />);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const openForm = async (name: string) => {
  await press(name);
  return screen.findByRole("dialog", { name });
};
const tick = (dialog: HTMLElement, name: RegExp) =>
  fireEvent.click(within(dialog).getByRole("checkbox", { name }));

test("requiring it chooses one to three emergency accounts, one with a second step", async () => {
  const calls = serve({
    "sso.getRequirement": () => optional,
    "sso.requireProvider": () => required,
  });
  show();
  expect(await screen.findByText(/^Single sign-on is optional/)).toBeTruthy();
  const dialog = await openForm("Require single sign-on");
  const submit = () => fireEvent.click(within(dialog).getByRole("button", { name: "Require it" }));
  submit();
  await within(dialog).findByText("Please choose one to three super administrators");
  tick(dialog, /^Sipho Dube/);
  await within(dialog).findByText("At least one of them needs a passkey or an authenticator app");
  tick(dialog, /^Naledi Khumalo/);
  submit();
  await waitFor(() => expect(calls.at(-1)?.id).not.toBe("sso.getRequirement"));
  expect(calls.find(({ id }) => id === "sso.requireProvider")?.body).toEqual({
    employeeIds: [2, 1],
  });
});

test("who has not signed in by the provider is told to, and cannot require it", async () => {
  serve({ "sso.getRequirement": () => ({ ...optional, triedProvider: null }) });
  show();
  const dialog = await openForm("Require single sign-on");
  expect(
    within(dialog).getByText(/^Please sign in to Baton HR by the provider yourself/),
  ).toBeTruthy();
  const submit = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Require it" });
  expect(submit.disabled).toBe(true);
});

test("people who cannot sign in are counted and named, without emergency accounts", async () => {
  serve({
    "sso.getRequirement": () => ({ ...optional, lockedOut: 2 }),
    "sso.listLockedOut": () => ({
      people: [
        { employeeId: 3, name: "Anna Abel", email: "anna@elsewhere.co.za" },
        { employeeId: 9, name: "Thabo Mokoena", email: "thabo@elsewhere.co.za" },
      ],
      hasMore: false,
    }),
  });
  show();
  const dialog = await openForm("Require single sign-on");
  expect(within(dialog).getByText(/^2 people cannot sign in by a provider/)).toBeTruthy();
  const list = await within(dialog).findByRole("list", { name: "Cannot sign in by a provider" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  tick(dialog, /^Anna Abel/);
  expect(await within(dialog).findByText(/^One person cannot sign in/)).toBeTruthy();
  expect(within(list).getByText("Thabo Mokoena")).toBeTruthy();
  expect(within(list).queryByText("Anna Abel")).toBeNull();
});

test("a company that requires it reads since when, and its emergency accounts", async () => {
  const calls = serve({
    "sso.getRequirement": () => required,
    "sso.saveEmergencyAccounts": () => required,
  });
  show();
  expect(await screen.findByText(/^Single sign-on is required since /)).toBeTruthy();
  expect(screen.getByText("Emergency accounts: Naledi Khumalo.")).toBeTruthy();
  const dialog = await openForm("Change emergency accounts");
  tick(dialog, /^Zola Zulu/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.map(({ id }) => id)).toContain("sso.saveEmergencyAccounts"));
  expect(calls.find(({ id }) => id === "sso.saveEmergencyAccounts")?.body).toEqual({
    employeeIds: [1, 4],
  });
});

test("a refusal of the server stays with the form", async () => {
  const message = "Please sign in with your company's sign-in provider first.";
  serve({
    "sso.getRequirement": () => optional,
    "sso.requireProvider": () => reply(409, { code: "sso_not_tried", message }),
  });
  show();
  const dialog = await openForm("Require single sign-on");
  tick(dialog, /^Naledi Khumalo/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Require it" }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
});

test("it is no longer required after a question", async () => {
  const calls = serve({
    "sso.getRequirement": () => required,
    "sso.stopRequiring": () => optional,
  });
  show();
  await press("Stop requiring it");
  const question = await screen.findByRole("alertdialog", {
    name: "Stop requiring single sign-on?",
  });
  fireEvent.click(within(question).getByRole("button", { name: "Stop requiring it" }));
  await waitFor(() => expect(calls.map(({ id }) => id)).toContain("sso.stopRequiring"));
});

test("a state that fails to load offers a retry", async () => {
  serve({ "sso.getRequirement": failingOnce(optional) });
  show();
  await press("Retry");
  expect(await screen.findByText(/^Single sign-on is optional/)).toBeTruthy();
});
