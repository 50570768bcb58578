import { expect, test } from "vitest";
import { keyOf, type WaitingSource, waitingFor } from "./waiting.ts";

const today = "2026-11-27";
const none = { items: [], total: 0 };
const employee = { id: 1, name: "Andile Gumede" };

// Only what the order depends on.
const source = (parts: object): WaitingSource =>
  ({
    today,
    pendingReviews: none,
    handovers: none,
    promises: none,
    unreadFeedback: none,
    quiet: none,
    ...parts,
  }) as unknown as WaitingSource;
const list = (...items: object[]) => ({ items, total: items.length });
const keys = (parts: object) =>
  waitingFor(source(parts)).map(({ urgency, items }) => [urgency, items.map(keyOf)]);

test("late things come first, then decisions, then what is due soon", () => {
  expect(
    keys({
      pendingReviews: list({ id: 1, employee, startDate: "2026-12-14" }),
      handovers: list({ id: 2, dueOn: "2026-11-24" }, { id: 3, dueOn: "2026-11-30" }),
      promises: list(
        { id: 4, state: "proposed", dueOn: null },
        { id: 5, state: "open", dueOn: "2026-11-20" },
        { id: 6, state: "open", dueOn: "2026-12-02" },
      ),
      unreadFeedback: list({ id: 7 }),
      incompleteProfiles: list({ id: 8 }),
      endingProbations: list(
        { employee: { id: 9, name: "Lwazi Mbatha" }, lastDay: "2026-11-26" },
        { employee: { id: 10, name: "Dikeledi Phiri" }, lastDay: "2026-11-28" },
      ),
    }),
  ).toEqual([
    ["late", ["promise 5", "handover 2", "probation 9"]],
    ["decide", ["leave 1", "promise 4"]],
    ["soon", ["probation 10", "handover 3", "promise 6", "feedback 7", "profile 8"]],
  ]);
});

test.each([
  ["today", today, "decide"],
  ["yesterday", "2026-11-26", "late"],
])("a request for leave from %s on is in its group", (_day, startDate, urgency) => {
  expect(keys({ pendingReviews: list({ id: 1, employee, startDate }) })).toEqual([
    [urgency, ["leave 1"]],
  ]);
});

test.each([
  ["in thirty days", "2026-12-27", ["promise 1"]],
  ["in a month and more", "2026-12-28", []],
  ["on no day", null, []],
])("a promise due %s waits or not", (_when, dueOn, found) => {
  const groups = waitingFor(source({ promises: list({ id: 1, state: "open", dueOn }) }));
  expect(groups.flatMap(({ items }) => items.map(keyOf))).toEqual(found);
});

test("nothing waits without any source", () => {
  expect(keys({})).toEqual([]);
});
