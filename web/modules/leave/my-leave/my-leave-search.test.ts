import { expect, test } from "vitest";
import { readMyLeaveSearch } from "./my-leave-search.ts";

const range = { start: "2026-03-02", end: "2026-03-04" };

test.each([
  [range, range],
  [
    { apply: 1, from: range.start, to: range.end },
    { apply: true, ...range },
  ],
  [{ request: 17 }, { request: 17 }],
  [{ ...range, end: "2026-03-01" }, {}],
  [{ start: "2026-03-02" }, {}],
  [{ start: "tomorrow", end: "2026-03-04" }, {}],
  [{ start: "2026-13-45", end: "2026-14-01" }, {}],
  [
    { apply: true, page: 2 },
    { apply: true, page: 2 },
  ],
  [{ apply: "yes", page: 0 }, {}],
])("my-leave reads %o from the URL as %o [MYLEAVE-09]", (given, known) => {
  expect(readMyLeaveSearch(given)).toEqual(known);
});
