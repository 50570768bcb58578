import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  formatDate,
  formatDateRange,
  formatMoment,
  formatMonth,
  formatShortMonth,
  formatWeekday,
  todayAsDate,
} from "./dates.ts";

test.each([
  ["2026-03-02", "Mar 2, 2026"],
  ["2026-09-30", "Sep 30, 2026"],
  ["2027-12-31T23:30:00.000Z", "Dec 31, 2027"],
])("the day %s reads %s in every time zone [CONST-29]", (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

test.each([null, undefined, "", "0001-01-01", "0001-01-01T00:00:00.000Z", "soon"])(
  "%s is no date and reads as nothing",
  (date) => {
    expect(formatDate(date)).toBe("");
    expect(formatMoment(date)).toBe("");
    expect(formatWeekday(date)).toBe("");
  },
);

test("a moment reads in the reader's zone, with a 24-hour clock [CONST-29]", () => {
  const moment = new Date(2026, 2, 2, 0, 5);
  expect(formatMoment(moment.toISOString())).toBe("Mar 2, 2026 00:05");
});

test("today is the reader's day, not the day in UTC", () => {
  expect(todayAsDate(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});

test.each([
  ["2026-03-02", "Mon, Mar 2"],
  ["2026-12-31", "Thu, Dec 31"],
])("a day near today, %s, reads %s in every time zone", (date, shown) => {
  expect(formatWeekday(date)).toBe(shown);
});

test.each([
  ["2026-03-02", "2026-03-02", "Mar 2, 2026"],
  ["2026-03-02", "2026-03-06", "Mar 2 – 6, 2026"],
  ["2026-03-30", "2026-04-02", "Mar 30 – Apr 2, 2026"],
  ["2026-12-28", "2027-01-04", "Dec 28, 2026 – Jan 4, 2027"],
])("the days from %s to %s are %s", (from, to, expected) => {
  expect(formatDateRange(from, to)).toBe(expected);
});

test.each([
  ["Pacific/Honolulu", "Mar 1, 2026 12:30"],
  ["UTC", "Mar 1, 2026 22:30"],
  ["Africa/Johannesburg", "Mar 2, 2026 00:30"],
  ["Pacific/Auckland", "Mar 2, 2026 11:30"],
])("a moment reads in %s as %s [CONST-29]", (timeZone, shown) => {
  expect(formatMoment("2026-03-01T22:30:00.000Z", timeZone)).toBe(shown);
});

test("a day's month reads short, with its year, or in full", () => {
  expect([formatMonth("2026-03-01"), formatShortMonth("2026-12-31")]).toEqual(["Mar 2026", "Dec"]);
});

describe.each(["Pacific/Honolulu", "America/New_York", "Africa/Johannesburg", "Pacific/Auckland"])(
  "in %s",
  (zone) => {
    beforeAll(() => void vi.stubEnv("TZ", zone));
    afterAll(() => void vi.unstubAllEnvs());

    test("a plain day is the same day [CONST-29]", () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(formatDate("2026-03-02")).toBe("Mar 2, 2026");
      expect(formatWeekday("2026-03-02")).toBe("Mon, Mar 2");
      expect(formatMonth("2026-03-01")).toBe("Mar 2026");
      expect(formatDateRange("2026-03-01", "2026-03-31")).toBe("Mar 1 – 31, 2026");
    });
  },
);
