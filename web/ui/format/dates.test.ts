import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  formatDate,
  formatDayOfYear,
  formatFullDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  formatTime,
  formatWeekday,
  proseDay,
  proseDays,
  proseNearDay,
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

test("a moment without a company reads by the device's clock, in 24 hours [CONST-29]", () => {
  const moment = new Date(2026, 2, 2, 0, 5);
  expect(formatMoment(moment.toISOString())).toBe("Mar 2, 2026 00:05");
});

test.each([
  ["2026-03-02", "Mon, Mar 2"],
  ["2026-12-31", "Thu, Dec 31"],
])("a day near today, %s, reads %s in every time zone", (date, shown) => {
  expect(formatWeekday(date)).toBe(shown);
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

describe("in prose, on 22 November 2026", () => {
  const today = "2026-11-22";

  test.each([
    ["2026-12-07", "2026-12-11", "7 – 11 Dec"],
    ["2026-12-07", "2026-12-07", "7 Dec"],
    ["2026-11-28", "2026-12-02", "28 Nov – 2 Dec"],
    ["2026-12-28", "2027-01-01", "28 Dec – 1 Jan 2027"],
    ["2027-03-01", "2027-03-05", "1 – 5 Mar 2027"],
    ["2027-12-28", "2028-01-01", "28 Dec 2027 – 1 Jan 2028"],
    ["2025-09-29", "2025-10-02", "29 Sep – 2 Oct 2025"],
  ])("the days from %s to %s are %s, without repetition", (from, to, shown) => {
    expect(proseDays(from, to, today)).toBe(shown);
  });

  test.each([
    ["2026-11-26", "26 Nov", "Thu 26 Nov"],
    ["2026-11-08", "8 Nov", "Sun 8 Nov"],
    ["2026-12-07", "7 Dec", "7 Dec"],
    ["2027-01-04", "4 Jan 2027", "4 Jan 2027"],
  ])("%s is %s, and %s where its weekday helps", (day, plain, near) => {
    expect([proseDay(day, today), proseNearDay(day, today)]).toEqual([plain, near]);
  });
});

test("a day always shows its year, and its weekday in full", () => {
  expect([formatShortDay("2026-09-03"), formatShortDay("")]).toEqual(["3 Sep 2026", ""]);
  expect(formatFullDay("2026-04-03")).toBe("Friday, 3 April 2026");
  expect([formatDayOfYear("03-01"), formatDayOfYear("12-31")]).toEqual(["1 March", "31 December"]);
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
      expect(formatShortDay("2026-03-01")).toBe("1 Mar 2026");
    });
  },
);

test.each([
  ["00:00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["09:05:00", "9:05 AM"],
  ["11:59:59", "11:59 AM"],
  ["12:00:00", "12:00 PM"],
  ["14:30:00", "2:30 PM"],
  ["23:59", "11:59 PM"],
  [null, ""],
])("the time %s is written as %s [CAL-24, AMB-168]", (time, written) => {
  expect(formatTime(time)).toBe(written);
});
