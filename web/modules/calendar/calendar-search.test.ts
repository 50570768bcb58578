import { expect, test } from "vitest";
import { kindsAtFirst, readCalendarSearch } from "./calendar-search.ts";

test.each([
  [{}, {}],
  [{ month: "2026-12" }, { month: "2026-12" }],
  [{ month: "2026-13" }, {}],
  [{ month: "2200-01" }, {}],
  [{ search: 2026 }, { search: "2026" }],
  [{ search: "" }, {}],
  [{ kinds: ["birthday", "WorkEvent", "note"] }, { kinds: ["WorkEvent", "birthday"] }],
  [{ kinds: [] }, { kinds: [] }],
  [{ kinds: "birthday" }, {}],
  [{ day: "2026-02-28", add: "2026-02-30" }, { day: "2026-02-28" }],
  [
    { entry: "event-7", on: "2026-12-17" },
    { entry: "event-7", on: "2026-12-17" },
  ],
  [{ entry: "event-7", on: "soon" }, {}],
  [{ entry: "event-7" }, {}],
])("the address with %j is read as %j", (given, read) => {
  expect(readCalendarSearch(given)).toEqual(read);
});

test("leave is shown at first to its reviewers alone [CAL-13, CAL-14]", () => {
  const others = ["WorkEvent", "pkHoliday", "ZAHoliday", "ownHoliday", "birthday"];
  expect(kindsAtFirst(false)).toEqual(others);
  expect(kindsAtFirst(true)).toEqual([...others, "leave"]);
});
