import { expect, test } from "vitest";
import type { StoryEntry } from "#contract/history.ts";
import { byMonth, momentOf, recordedLater } from "./history-months.ts";

const entry = (id: number, happenedAt: string, recordedAt = happenedAt): StoryEntry => ({
  id,
  kind: "joined",
  happenedAt,
  recordedAt,
  by: null,
  managerThen: null,
  changes: [],
  link: null,
  reason: null,
});

test("entries stand under their months, in the order they come in", () => {
  const months = byMonth([
    entry(4, "2026-03-20T10:00:00.000Z"),
    entry(3, "2026-03-02T10:00:00.000Z"),
    entry(2, "2026-01-15T10:00:00.000Z"),
    entry(1, "2025-03-15T10:00:00.000Z"),
  ]);
  expect(months.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ["March 2026", [4, 3]],
    ["January 2026", [2]],
    ["March 2025", [1]],
  ]);
});

test("joining on a day that lies back shows the day alone, and when it was recorded [CONST-29]", () => {
  const recorded = new Date(2026, 2, 20, 9, 30).toISOString();
  const joined = entry(1, "2026-03-02T00:00:00.000Z", recorded);
  expect(momentOf(joined)).toBe("Mar 2, 2026");
  expect(recordedLater(joined)).toBe("Mar 20, 2026 09:30");
});

test("what is recorded as it happens shows its hour only [CONST-29]", () => {
  const now = new Date(2026, 2, 20, 9, 30).toISOString();
  expect(momentOf(entry(1, now))).toBe("Mar 20, 2026 09:30");
  expect(recordedLater(entry(1, now))).toBeUndefined();
});
