import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate, formatShortDay } from "../format/dates.ts";
import { typedDay } from "./typed-day.ts";

const today = "2026-11-22";
const april = "2026-04-03";

test.each([
  "3 4",
  "3/4",
  "3/4/2026",
  "03.04.2026",
  "3-4-26",
  "3 apr",
  "3apr",
  "3 April 2026",
  "3rd april",
  "Apr 3, 2026",
  "april 3",
  "Fri, 3 Apr 2026",
  "2026-04-03",
  "2026/4/3",
  "  3   APR  ",
])("%j is the third of April, with the day first", (text) => {
  expect(typedDay(text, today)).toBe(april);
});

test.each([
  ["today", today],
  ["Tomorrow", "2026-11-23"],
  ["yesterday", "2026-11-21"],
  ["+2w", "2026-12-06"],
  ["-1d", "2026-11-21"],
  ["+10", "2026-12-02"],
  ["+ 1 m", "2026-12-22"],
  ["-1y", "2025-11-22"],
])("%s, typed on 22 November 2026, is %s", (text, day) => {
  expect(typedDay(text, today)).toBe(day);
});

test.each([
  ["1/5/90", "1990-05-01"],
  ["1/5/45", "2045-05-01"],
  ["1/5/46", "1946-05-01"],
  ["1/5/05", "2005-05-01"],
])("a two-digit year lies 80 back to 19 ahead: %s is %s", (text, day) => {
  expect(typedDay(text, today)).toBe(day);
});

test.each([
  ["4 jan", { min: "2026-12-28" }, "2027-01-04"],
  ["3 dec", { max: today }, "2025-12-03"],
  ["3 dec", {}, "2026-12-03"],
  ["3 dec", { min: "2030-01-01" }, "2026-12-03"],
  ["3 dec 2026", { max: today }, "2026-12-03"],
])("%s, limited to %o, is %s: only a missing year gives way", (text, limits, day) => {
  expect(typedDay(text, today, limits)).toBe(day);
});

test.each([
  "",
  "3",
  "april",
  "31 apr",
  "29 2 2026",
  "3 4 202",
  "4/13/2026",
  "3 ap",
  "soon",
  "constructor",
  "toString",
  "3 4 2026 5",
  "+",
  "+2x",
  "--1d",
  "3 apr 2026!",
  "0/0/0000",
])("%j is no day", (text) => {
  expect(typedDay(text, today)).toBeUndefined();
});

describe("any day", () => {
  const days = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test("is read again from each way in which it is written", () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year, month, date] = day.split("-");
        for (const text of [
          day,
          formatDate(day),
          formatShortDay(day),
          `${date}/${month}/${year}`,
          `${Number(date)} ${Number(month)} ${year}`,
        ])
          expect(typedDay(text, today)).toBe(day);
      }),
    );
  });

  test("or nothing is the reading of any text, without an error", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = typedDay(text, today);
        if (day !== undefined) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});

test.each([
  ["+2w", "2026-12-15"],
  ["+3", "2026-12-04"],
  ["today", today],
])("in the field of an end %s counts from the start: %s", (typed, day) => {
  expect(typedDay(typed, today, { start: "2026-12-01" })).toBe(day);
  expect(typedDay("+1", today, { start: "" })).toBe("2026-11-23");
});
