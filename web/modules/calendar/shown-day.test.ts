import { expect, test } from "vitest";
import type { CalendarDay, CalendarEntry } from "#contract/calendar.ts";
import { calendarKinds } from "#contract/codes/calendar.ts";
import { listedWeeks, type ShownDay, shownOf, weekIn } from "./shown-day.ts";

const entry = (type: CalendarEntry["type"], name: string): CalendarEntry => ({
  id: name,
  type,
  country: type === "holiday" ? "ZA" : null,
  name,
  description: "",
  time: null,
  date: "2026-12-25",
  leaveDays: null,
  half: null,
  isExpected: false,
  event: null,
});

const day: CalendarDay = {
  date: "2026-12-25",
  entries: [
    entry("holiday", "Christmas Day"),
    entry("WorkEvent", "Tea"),
    entry("WorkEvent", "Lunch"),
    entry("birthday", "Ann"),
    entry("leave", "Ben"),
  ],
  counts: { WorkEvent: 4, pkHoliday: 0, ZAHoliday: 1, ownHoliday: 0, birthday: 9, leave: 7 },
};

const shown = (...[kinds, limit]: [Parameters<typeof shownOf>[1], number]) => {
  const { entries, more, away, awayCount } = shownOf(day, kinds, limit);
  return [entries.map(({ name }) => name), more, away.map(({ name }) => name), awayCount];
};

test("a day shows two entries, absences first, and counts the rest [CAL-08, CAL-09, CONST-32]", () => {
  expect(shown(calendarKinds, 2)).toEqual([["Christmas Day", "Tea"], 12, ["Ben"], 7]);
  expect(shown(calendarKinds, 1)).toEqual([["Christmas Day"], 13, ["Ben"], 7]);
});

test("kinds that are not shown are neither listed nor counted [CAL-13]", () => {
  expect(shown(["birthday"], 2)).toEqual([["Ann"], 8, [], 0]);
  expect(shown(["leave"], 2)).toEqual([[], 0, ["Ben"], 7]);
  expect(shown([], 2)).toEqual([[], 0, [], 0]);
});

const dated = (date: string, more: number): ShownDay => ({
  date,
  entries: [],
  more,
  away: [],
  awayCount: 0,
});

test("a list shows the days of the month with entries, and today", () => {
  const first = ["2026-11-30", ...[1, 2, 3, 4, 5, 6].map((n) => `2026-12-0${n}`)];
  const second = [7, 8, 9, 10, 11, 12, 13].map((n) => `2026-12-${String(n).padStart(2, "0")}`);
  const days = [...first, ...second].map((date) =>
    dated(date, date === "2026-11-30" || date === "2026-12-04" ? 1 : 0),
  );
  const listed = (today: string) =>
    listedWeeks(days, { month: "2026-12", today }).map((week) => week.map(({ date }) => date));
  expect(listed("2026-12-09")).toEqual([["2026-12-04"], ["2026-12-09"]]);
  expect(listed("2027-01-05")).toEqual([["2026-12-04"]]);
});

test.each([
  ["2026-12-04", ["2026-12-01", "2026-12-06"]],
  ["2026-12-09", ["2026-12-07", "2026-12-13"]],
  ["2026-12-31", ["2026-12-28", "2026-12-31"]],
])("the week of %s is cut to its month", (day, days) => {
  expect(weekIn(day)).toEqual(days);
});
