import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ApiKey } from "#contract/keys.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { KeysCard } from "./keys-card.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const secret = `baton_${"a1B2".repeat(15)}`;
const key: ApiKey = {
  id: 7,
  name: "Payroll sync",
  scopes: ["people.read", "leave.read"],
  addresses: [],
  state: "active",
  hint: "a1B2",
  expiresAt: "2026-09-15T08:00:00.000Z",
  createdAt: "2026-06-17T08:00:00.000Z",
  createdBy: { id: 1, name: "Naledi Khumalo" },
  hasMaker: true,
  lastUsedAt: null,
  lastUsedAddress: "",
  former: null,
};
const listOf = (...keys: ApiKey[]) => ({ keys, maxKeys: 25 });
const none = "No other system has access. Make a key to connect one.";
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole("button", { name }));
const dialogOf = (name: string) => screen.findByRole("dialog", { name });

test.each<[string, Partial<ApiKey>, RegExp]>([
  ["its end", {}, /^Valid until .*2026/],
  ["that it has no end", { expiresAt: null }, /^Valid without end\.$/],
  [
    "that it has expired",
    { state: "expired" },
    /^Expired on .*2026.* Rotate it to use it again\.$/,
  ],
  ["that it is unused", {}, /^Not used yet\.$/],
  [
    "its last use",
    { lastUsedAt: "2026-06-18T08:00:00.000Z", lastUsedAddress: "203.0.113.9" },
    /^Last used .*2026.* from 203\.0\.113\.9\.$/,
  ],
  [
    "its addresses",
    { addresses: ["203.0.113.0/24", "10.0.0.7/32"] },
    /^Only from 203\.0\.113\.0\/24, 10\.0\.0\.7\.$/,
  ],
  [
    "its former secret",
    { former: { hint: "9xYz", endsAt: "2026-06-20T08:00:00.000Z" } },
    /^The former secret baton_…9xYz works until .*2026/,
  ],
  ["its maker", {}, /^Made on .*2026.* by Naledi Khumalo\.$/],
  ["that its maker has left", { hasMaker: false }, /by Naledi Khumalo, who has left\.$/],
])("a key states %s", async (_, differing, sentence) => {
  serve({ "keys.listKeys": () => listOf({ ...key, ...differing }) });
  renderPageAt("/", <KeysCard />);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText("Read people, Read leave")).toBeTruthy();
});

test("the card states how many keys are valid, and stops at the most", async () => {
  const expired: ApiKey = { ...key, id: 8, state: "expired" };
  serve({ "keys.listKeys": () => ({ keys: [key, expired], maxKeys: 2 }) });
  renderPageAt("/", <KeysCard />);
  expect(await screen.findByText("1 of 2 keys are valid.")).toBeTruthy();
  expect(screen.getByText(/^A company has at most 2 keys\./)).toBeTruthy();
  expect((screen.getByRole("button", { name: "Make a key" }) as HTMLButtonElement).disabled).toBe(
    true,
  );
});

test("a key is made, its secret copied, and its first call seen to arrive", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  let known: ApiKey[] = [];
  const calls = serve({
    "keys.listKeys": () => listOf(...known),
    "keys.createKey": () => {
      known = [key];
      return { key, secret };
    },
  });
  renderPageAt("/", <KeysCard />);
  await screen.findByText(none);
  press("Make a key");
  const form = await dialogOf("Make an API key");
  press("Make the Key", form);
  expect(await within(form).findByText("Please enter a name")).toBeTruthy();
  expect(within(form).getByText("Please choose what the key may read")).toBeTruthy();
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: "Payroll sync" } });
  fireEvent.click(within(form).getByRole("checkbox", { name: /^Read people/ }));
  const addresses = within(form).getByLabelText(/^Addresses/);
  fireEvent.change(addresses, { target: { value: "10.0.0.7\nexample.com" } });
  press("Make the Key", form);
  expect(await within(form).findByText("example.com is no address or range")).toBeTruthy();
  fireEvent.change(addresses, { target: { value: " 10.0.0.7 \n\n" } });
  press("Make the Key", form);
  const shown = await dialogOf("The secret of Payroll sync");
  expect(calls.find(({ id }) => id === "keys.createKey")?.body).toEqual({
    ...{ name: "Payroll sync", scopes: ["people.read"], addresses: ["10.0.0.7"], days: 90 },
  });
  press("Copy the secret", shown);
  press("Copy these lines", shown);
  const lines = `BATON_KEY=${secret}\ncurl "${location.origin}/prod/v1/key" \\\n  -H "Authorization: Bearer $BATON_KEY"`;
  expect(writeText.mock.calls).toEqual([[secret], [lines]]);
  expect(within(shown).getByText("Waiting for the first call...").getAttribute("role")).toBe(
    "status",
  );
  known = [{ ...key, lastUsedAt: "2026-06-18T08:00:00.000Z", lastUsedAddress: "203.0.113.9" }];
  const soon = { timeout: 10_000 };
  await within(shown).findByText("The first call has arrived, from 203.0.113.9.", {}, soon);
  press("I Have Stored It", shown);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(secret, { exact: false })).toBeNull();
});

test("a key without end is made only past a warning", async () => {
  serve({ "keys.listKeys": () => listOf() });
  renderPageAt("/", <KeysCard />);
  await screen.findByText(none);
  press("Make a key");
  const form = await dialogOf("Make an API key");
  expect(within(form).queryByText(/^A key without end/)).toBeNull();
  await userEvent.click(within(form).getByRole("combobox", { name: "Valid for" }));
  await userEvent.click(await screen.findByRole("option", { name: "Without end" }));
  expect(await within(form).findByText(/^A key without end/)).toBeTruthy();
});

test("a key is rotated with an overlap, and its new secret shown", async () => {
  const calls = serve({
    "keys.listKeys": () => listOf(key),
    "keys.rotateKey": () => ({ key: { ...key, lastUsedAt: key.createdAt }, secret }),
  });
  renderPageAt("/", <KeysCard />);
  await screen.findByRole("heading", { name: "Payroll sync" });
  press("Rotate Payroll sync");
  press("Rotate", await dialogOf("Rotate Payroll sync"));
  const shown = await dialogOf("The secret of Payroll sync");
  expect(within(shown).getByText(secret)).toBeTruthy();
  expect(within(shown).queryByText("Waiting for the first call...")).toBeNull();
  expect(calls.find(({ id }) => id === "keys.rotateKey")?.body).toEqual({
    overlapDays: 3,
    days: 90,
  });
});

test("a key's name and addresses change, and a failure says so", async () => {
  let isRefused = true;
  const calls = serve({
    "keys.listKeys": () => listOf({ ...key, addresses: ["10.0.0.7/32"] }),
    "keys.updateKey": () => (isRefused ? reply(500) : key),
  });
  renderPageAt("/", <KeysCard />);
  await screen.findByRole("heading", { name: "Payroll sync" });
  press("Change Payroll sync");
  const form = await dialogOf("Change Payroll sync");
  expect((within(form).getByLabelText(/^Addresses/) as HTMLTextAreaElement).value).toBe("10.0.0.7");
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: "Wages" } });
  press("Save", form);
  expect(
    await within(form).findByText("The key could not be saved. Please try again."),
  ).toBeTruthy();
  isRefused = false;
  press("Save", form);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.findLast(({ id }) => id === "keys.updateKey")?.body).toEqual({
    ...{ name: "Wages", addresses: ["10.0.0.7"] },
  });
});

test("a key is revoked after a question", async () => {
  let known = listOf(key);
  serve({
    "keys.listKeys": () => known,
    "keys.revokeKey": () => {
      known = listOf();
      return { ok: true };
    },
  });
  renderPageAt("/", <KeysCard />);
  await screen.findByRole("heading", { name: "Payroll sync" });
  press("Revoke Payroll sync");
  press("Revoke the key", await screen.findByRole("alertdialog", { name: "Revoke Payroll sync?" }));
  expect(await screen.findByText(none)).toBeTruthy();
});

test("a list that fails to load says so and offers a retry", async () => {
  serve({ "keys.listKeys": failingOnce(listOf(key)) });
  renderPageAt("/", <KeysCard />);
  await screen.findByText("The API keys could not be loaded. Please try again.");
  press("Retry");
  expect(await screen.findByRole("heading", { name: "Payroll sync" })).toBeTruthy();
});
