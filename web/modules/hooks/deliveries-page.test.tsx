import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Hook, HookDelivery } from "#contract/hooks.ts";
import { failingOnce, serve } from "#web/test/fake-server.ts";
import { renderPageAt } from "#web/test/render-page.tsx";
import { DeliveriesPage } from "./deliveries-page.tsx";

const hook: Hook = {
  ...{ id: 7, name: "Calendar sync", address: "https://example.com/", types: ["leave.approved"] },
  ...{ state: "active", failingSince: null, lastDeliveredAt: null, formerSecretUntil: null },
  createdAt: "2026-06-17T08:00:00.000Z",
  createdBy: { id: 1, name: "Naledi Khumalo" },
};
const delivery: HookDelivery = {
  ...{ id: 40, isTest: false, number: 12, type: "leave.approved", isAgain: false },
  ...{ state: "delivered", status: 204, ms: 85, failure: null, answer: "", attempts: 1 },
  createdAt: "2026-06-17T08:00:00.000Z",
  sentAt: "2026-06-17T08:00:01.000Z",
};
const listHooks = () => ({ hooks: [hook], maxHooks: 10 });
const page = (deliveries: HookDelivery[], hasMore = false) => ({ deliveries, hasMore });
const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr") as HTMLElement;

test.each<[string, Partial<HookDelivery>, string[]]>([
  ["a success", {}, ["Leave was approved", "Number 12", "Delivered", "204 after 85 ms"]],
  [
    "a refusal as text",
    { state: "failed", status: 500, failure: "refused", answer: "<b>no</b>", attempts: 3 },
    ["Failed", "500 after 85 ms · 3 attempts", "<b>no</b>"],
  ],
  [
    "no answer",
    { state: "waiting", status: null, failure: "too_slow", attempts: 1 },
    ["Waiting", "No answer within ten seconds"],
  ],
  ["what was sent again", { isAgain: true }, ["Number 12 · Sent again"]],
])("the log shows %s", async (_, differing, texts) => {
  serve({
    "hooks.listHooks": listHooks,
    "hooks.listDeliveries": () => page([{ ...delivery, ...differing }]),
  });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  const row = await rowOf("Leave was approved");
  for (const text of texts) expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Deliveries of Calendar sync" })).toBeTruthy();
});

test("a delivery is sent again, and a test never", async () => {
  const test_: HookDelivery = { ...delivery, id: 41, isTest: true, number: null, type: null };
  const calls = serve({
    "hooks.listHooks": listHooks,
    "hooks.listDeliveries": () => page([test_, delivery]),
    "hooks.redeliver": () => ({ count: 1 }),
  });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  const row = await rowOf("Leave was approved");
  expect(within(await rowOf("Test")).queryByRole("button")).toBeNull();
  await userEvent.click(within(row).getByRole("button"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Send again" }));
  await screen.findByText("It is being sent again.");
  expect(calls.find(({ id }) => id === "hooks.redeliver")?.body).toEqual({ deliveryId: 40 });
});

test("a test is sent and appears in the log", async () => {
  let known: HookDelivery[] = [];
  serve({
    "hooks.listHooks": listHooks,
    "hooks.listDeliveries": () => page(known),
    "hooks.sendTest": () => {
      known = [{ ...delivery, isTest: true, number: null, type: null }];
      return { deliveryId: 40 };
    },
  });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  await screen.findByText("Nothing was sent yet");
  const button = screen.getByRole("button", { name: "Send a test" }) as HTMLButtonElement;
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  expect(await screen.findByText("Test")).toBeTruthy();
});

test("the events of some days are sent again, and days without any say so", async () => {
  let count = 0;
  const calls = serve({
    "hooks.listHooks": listHooks,
    "hooks.listDeliveries": () => page([delivery]),
    "hooks.redeliver": () => ({ count }),
  });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  await rowOf("Leave was approved");
  const button = screen.getByRole("button", { name: "Send days again" }) as HTMLButtonElement;
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  const form = await screen.findByRole("dialog", { name: "Send the events of some days again" });
  const submit = () => fireEvent.click(within(form).getByRole("button", { name: "Send Again" }));
  submit();
  await within(form).findByText("These days have no events for this webhook.");
  count = 3;
  submit();
  await screen.findByText("3 events are sent again.");
  const { body } = calls.findLast(({ id }) => id === "hooks.redeliver") ?? {};
  expect(body).toEqual({ from: expect.any(String), to: expect.any(String) });
});

test("older deliveries follow those already shown", async () => {
  const pages = [page([delivery], true), page([{ ...delivery, id: 39, number: 11 }])];
  serve({
    "hooks.listHooks": listHooks,
    "hooks.listDeliveries": () => pages.shift() ?? page([]),
  });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  await screen.findByText("Number 12");
  fireEvent.click(screen.getByRole("button", { name: "Show older ones" }));
  await screen.findByText("Number 11");
  expect(screen.getByText("2 deliveries")).toBeTruthy();
});

test("a log that fails to load says so and offers a retry", async () => {
  serve({ "hooks.listHooks": listHooks, "hooks.listDeliveries": failingOnce(page([delivery])) });
  renderPageAt("/", <DeliveriesPage hookId={7} />);
  await screen.findByText("The deliveries could not be loaded. Please try again.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Number 12")).toBeTruthy();
});
