import { expect, test } from "vitest";
import { absenceText, dayText } from "./day-text.ts";

test.each([
  ["2026-03-16", "Today"],
  ["2026-03-17", "Tomorrow"],
  ["2026-03-18", "Wed, Mar 18"],
])("on March 16 the day %s reads %s", (day, words) => {
  expect(dayText(day, "2026-03-16")).toBe(words);
});

test.each([
  ["2026-03-10", "2026-03-16", "today only"],
  ["2026-03-10", "2026-03-20", "until Fri, Mar 20"],
  ["2026-03-16", "2026-03-17", "until Tue, Mar 17"],
  ["2026-03-17", "2026-03-17", "Tomorrow"],
  ["2026-03-17", "2026-03-20", "Tomorrow – Fri, Mar 20"],
  ["2026-03-23", "2026-03-24", "Mon, Mar 23 – Tue, Mar 24"],
])("an absence from %s to %s reads as %s on March 16", (startDate, endDate, words) => {
  expect(absenceText({ startDate, endDate }, "2026-03-16")).toBe(words);
});
