import { expect, test } from "vitest";
import { absenceText, dayText, proseDayText } from "./day-text.ts";

test.each([
  ["2026-03-16", "Today"],
  ["2026-03-17", "Tomorrow"],
  ["2026-03-18", "Wed 18 Mar"],
  ["2026-04-02", "2 Apr"],
])("on 16 March the day %s reads %s", (day, words) => {
  expect(dayText(day, "2026-03-16")).toBe(words);
});

test.each([
  ["2026-03-16", "today"],
  ["2026-03-17", "tomorrow"],
  ["2026-03-18", "Wed 18 Mar"],
])("within a sentence on 16 March the day %s reads %s", (day, words) => {
  expect(proseDayText(day, "2026-03-16")).toBe(words);
});

test.each([
  ["2026-03-10", "2026-03-16", "today only"],
  ["2026-03-10", "2026-03-20", "until Fri 20 Mar"],
  ["2026-03-10", "2027-01-20", "until 20 Jan 2027"],
  ["2026-03-17", "2026-03-17", "17 Mar"],
  ["2026-03-23", "2026-03-24", "23 – 24 Mar"],
])("an absence from %s to %s reads as %s on 16 March", (startDate, endDate, words) => {
  expect(absenceText({ startDate, endDate }, "2026-03-16")).toBe(words);
});
