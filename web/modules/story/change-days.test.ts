import { expect, test } from "vitest";
import type { RecentChange } from "#contract/story.ts";
import { byAuthor, byDay } from "./change-days.ts";

const change = (id: number, recordedDay: string, employeeId: number) =>
  ({ id, recordedDay, employee: { id: employeeId, name: "" } }) as RecentChange;

test("changes are grouped by the day of their record and person", () => {
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

test("several people's changes on a day stay with their authors", () => {
  const made = (id: number, authorId: number | null, day: string) =>
    ({ id, day, by: authorId === null ? null : { id: authorId, name: "" } }) as RecentChange;
  const parts = byAuthor([
    made(6, 1, "2026-11-22"),
    made(5, null, "2026-11-22"),
    made(4, 2, "2026-11-22"),
    made(3, 1, "2026-11-22"),
    made(2, 1, "2026-12-01"),
  ]);
  expect(parts.map((changes) => changes.map(({ id }) => id))).toEqual([[2], [4], [5], [6, 3]]);
});
