import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { eventTypes } from "#contract/codes/event-type.ts";
import type { Hook } from "#contract/hooks.ts";
import { failingOnce, reply, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { HooksCard } from "./hooks-card.tsx";

afterEach(() => void vi.unstubAllGlobals());

const secret = `whsec_${"a1B2".repeat(10)}abc=`;
const hook: Hook = {
  id: 7,
  name: "Calendar sync",
  address: "https://example.com/baton",
  types: ["leave.approved"],
  state: "active",
  failingSince: null,
  lastDeliveredAt: null,
  createdAt: "2026-06-17T08:00:00.000Z",
  createdBy: { id: 1, name: "Naledi Khumalo" },
  formerSecretUntil: null,
};
const listOf = (...hooks: Hook[]) => ({ hooks, maxHooks: 10 });
const none = "No other system is told of changes. Make a webhook to connect one.";
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole("button", { name }));
const dialogOf = (name: string) => screen.findByRole("dialog", { name });
const type = (label: RegExp, value: string, form: HTMLElement) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });

test.each<[string, Partial<Hook>, RegExp]>([
  ["its address", {}, /^https:\/\/example\.com\/baton$/],
  ["what it sends", {}, /^Sends 1 of \d+ kinds of events\.$/],
  ["that it sends all", { types: [...eventTypes] }, /^Sends every event\.$/],
  ["that nothing was delivered", {}, /^Nothing delivered yet\.$/],
  [
    "its last delivery",
    { lastDeliveredAt: "2026-06-18T08:00:00.000Z" },
    /^Last delivered .*2026.*\.$/,
  ],
  [
    "since when it fails",
    { state: "failing", failingSince: "2026-06-18T08:00:00.000Z" },
    /^Has failed since .*2026/,
  ],
  [
    "that it was stopped",
    { state: "stopped", failingSince: "2026-06-18T08:00:00.000Z" },
    /^Nothing is sent\./,
  ],
  [
    "until when the former secret signs",
    { formerSecretUntil: "2026-06-18T08:00:00.000Z" },
    /^Signs with the former secret as well until .*2026/,
  ],
  ["its maker", {}, /^Made on .*2026.* by Naledi Khumalo\.$/],
])("a webhook states %s", async (_, differing, sentence) => {
  serve({ "hooks.listHooks": () => listOf({ ...hook, ...differing }) });
  renderPageAt("/", <HooksCard />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("the card states how many webhooks work, and stops at the most", async () => {
  const stopped: Hook = { ...hook, id: 8, state: "stopped" };
  serve({ "hooks.listHooks": () => ({ hooks: [hook, stopped], maxHooks: 2 }) });
  renderPageAt("/", <HooksCard />);
  expect(await screen.findByText("1 of 2 webhooks work.")).toBeTruthy();
  expect(screen.getByText(/^A company has at most 2 webhooks\./)).toBeTruthy();
  const button = screen.getByRole("button", { name: "Make a webhook" }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
});

test("a webhook is made with chosen events, and its secret copied once", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  let known: Hook[] = [];
  const calls = serve({
    "hooks.listHooks": () => listOf(...known),
    "hooks.createHook": () => {
      known = [hook];
      return { hook, secret };
    },
  });
  renderPageAt("/", <HooksCard />);
  await screen.findByText(none);
  press("Make a webhook");
  const form = await dialogOf("Make a webhook");
  press("Make the Webhook", form);
  expect(await within(form).findByText("Please enter a name")).toBeTruthy();
  expect(within(form).getByText("Please choose what is sent")).toBeTruthy();
  type(/^Name/, "Calendar sync", form);
  type(/^Address/, "http://example.com", form);
  fireEvent.click(within(form).getByRole("checkbox", { name: "Leave" }));
  fireEvent.click(within(form).getByRole("checkbox", { name: "Leave was requested" }));
  press("Make the Webhook", form);
  const wrong = "Please enter an address such as https://example.com/baton";
  expect(await within(form).findByText(wrong)).toBeTruthy();
  type(/^Address/, "https://example.com/baton", form);
  press("Make the Webhook", form);
  const shown = await dialogOf("The secret of Calendar sync");
  expect(calls.find(({ id }) => id === "hooks.createHook")?.body).toEqual({
    ...{ name: "Calendar sync", address: "https://example.com/baton" },
    types: eventTypes.filter((one) => /^(leave|balance)/.test(one) && one !== "leave.requested"),
  });
  press("Copy the secret", shown);
  expect(writeText.mock.calls).toEqual([[secret]]);
  press("I Have Stored It", shown);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(secret, { exact: false })).toBeNull();
});

test("a webhook changes, and a failure says so", async () => {
  let isRefused = true;
  const calls = serve({
    "hooks.listHooks": () => listOf(hook),
    "hooks.updateHook": () => (isRefused ? reply(500) : hook),
  });
  renderPageAt("/", <HooksCard />);
  await screen.findByRole("heading", { name: "Calendar sync" });
  press("Change Calendar sync");
  const form = await dialogOf("Change Calendar sync");
  type(/^Name/, "Planner", form);
  press("Save", form);
  expect(
    await within(form).findByText("The webhook could not be saved. Please try again."),
  ).toBeTruthy();
  isRefused = false;
  press("Save", form);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.findLast(({ id }) => id === "hooks.updateHook")?.body).toEqual({
    ...{ name: "Planner", address: hook.address, types: hook.types },
  });
});

test("a secret is rotated after a question, and the new one shown", async () => {
  serve({
    "hooks.listHooks": () => listOf(hook),
    "hooks.rotateHookSecret": () => ({ hook, secret }),
  });
  renderPageAt("/", <HooksCard />);
  await screen.findByRole("heading", { name: "Calendar sync" });
  press("Rotate the secret of Calendar sync");
  const name = "Rotate the secret of Calendar sync?";
  press("Rotate", await screen.findByRole("alertdialog", { name }));
  const shown = await dialogOf("The secret of Calendar sync");
  expect(within(shown).getByText(secret)).toBeTruthy();
});

test("a stopped webhook is started", async () => {
  let known: Hook = { ...hook, state: "stopped" };
  serve({
    "hooks.listHooks": () => listOf(known),
    "hooks.startHook": () => {
      known = hook;
      return hook;
    },
  });
  renderPageAt("/", <HooksCard />);
  expect(await screen.findByText("The webhook needs attention.")).toBeTruthy();
  press("Start Calendar sync");
  expect(await screen.findByText("One webhook works.")).toBeTruthy();
});

test("a webhook is removed after a question", async () => {
  let known = listOf(hook);
  serve({
    "hooks.listHooks": () => known,
    "hooks.removeHook": () => {
      known = listOf();
      return { ok: true };
    },
  });
  renderPageAt("/", <HooksCard />);
  await screen.findByRole("heading", { name: "Calendar sync" });
  press("Remove Calendar sync");
  const name = "Remove Calendar sync?";
  press("Remove the webhook", await screen.findByRole("alertdialog", { name }));
  expect(await screen.findByText(none)).toBeTruthy();
});

test("a list that fails to load says so and offers a retry", async () => {
  serve({ "hooks.listHooks": failingOnce(listOf(hook)) });
  renderPageAt("/", <HooksCard />);
  await screen.findByText("The webhooks could not be loaded. Please try again.");
  press("Retry");
  expect(await screen.findByRole("heading", { name: "Calendar sync" })).toBeTruthy();
});
