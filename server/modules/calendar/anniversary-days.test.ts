import fc from "fast-check";
import { expect, test } from "vitest";
import { anniversaryDays } from "./anniversary-days.ts";

test.each([
  ["02-29", "2027-02-20", "2027-02-28", "in a year without a 29th on the 28th"],
  ["02-29", "2028-02-20", "2028-02-29", "in a leap year on its own day"],
  ["02-28", "2028-02-20", "2028-02-28", "the 28th of a leap year as itself"],
  ["02-29", "2100-02-20", "2100-02-28", "in 2100, which is no leap year"],
  ["01-02", "2026-12-28", "2027-01-02", "over New Year"],
  ["12-28", "2026-12-28", "2026-12-28", "on the first day"],
  ["01-17", "2026-12-28", "2027-01-17", "on the last day"],
  ["01-18", "2026-12-28", undefined, "not beyond the last day"],
  ["02-29", "2027-03-01", undefined, "not once it is over"],
])(
  "an anniversary on %s, as seen from %s, is observed: %s (%s) [AMB-170]",
  (dayOfYear, first, observed, _why) => {
    expect(anniversaryDays(first, 21).get(dayOfYear)).toBe(observed);
  },
);

test("a year observes each of its days exactly once [AMB-170]", () => {
  const firstDay = fc
    .integer({ min: 0, max: 3_000 })
    .map((days) => Temporal.PlainDate.from("2023-01-01").add({ days }).toString());
  fc.assert(
    fc.property(firstDay, (first) => {
      const observed = anniversaryDays(first, 365);
      const days = [...observed.keys()];
      expect(new Set(days).size).toBe(days.length);
      for (const [dayOfYear, date] of observed) {
        expect(date >= first).toBe(true);
        if (dayOfYear !== "02-29") expect(date.slice(5)).toBe(dayOfYear);
      }
    }),
  );
});
