import { expect, test } from "vitest";
import { monthBefore } from "./period-fields.tsx";

test.each([
  ["2026-11-22", "2026-10-01", "2026-10-31"],
  ["2027-01-01", "2026-12-01", "2026-12-31"],
  ["2028-03-31", "2028-02-01", "2028-02-29"],
])("on %s payroll asks for %s to %s at first", (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to });
});
