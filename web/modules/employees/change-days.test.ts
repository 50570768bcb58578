import { expect, test } from "vitest";
import type { RecentChange } from "#contract/history.ts";
import { byDay } from "./change-days.ts";

const change = (id: number, recordedDay: string, employeeId: number) =>
  ({ id, recordedDay, employee: { id: employeeId, name: "" } }) as RecentChange;

test("changes come under the days on which they were recorded, those of one person together", () => {
  const days = byDay(
    [
      change(6, "2026-11-22", 1),
      change(5, "2026-11-21", 1),
      change(4, "2026-11-21", 2),
      change(3, "2026-11-21", 1),
      change(2, "2026-11-20", 1),
      change(1, "2025-11-20", 1),
    ],
    "2026-11-22",
  );
  expect(
    days.map(({ name, people }) => [name, people.map((changes) => changes.map(({ id }) => id))]),
  ).toEqual([
    ["Today", [[6]]],
    ["Yesterday", [[5, 3], [4]]],
    ["Friday, 20 November", [[2]]],
    ["Thursday, 20 November 2025", [[1]]],
  ]);
});
