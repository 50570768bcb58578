import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/company-day.ts";
import { countedService } from "./counted-service.ts";

const before = { from: "2019-02-04", to: "2024-06-30", serviceFrom: null };

test.each([
  ["the next day", "2024-07-01", before, "2019-02-04"],
  ["a day before a year is over", "2025-06-30", before, "2019-02-04"],
  ["a year later", "2025-07-01", before, "2025-07-01"],
  ["after a leap day", "2025-02-28", { ...before, to: "2024-02-28" }, "2019-02-04"],
  ["a year after a leap day", "2025-03-01", { ...before, to: "2024-02-29" }, "2025-03-01"],
  [
    "with service from before that",
    "2024-09-01",
    { ...before, serviceFrom: "2011-05-02" },
    "2011-05-02",
  ],
  ["with no first day known", "2024-09-01", { ...before, from: null }, "2024-09-01"],
])(
  "earlier employment counts after breaks under a year (BCEA s 84): %s",
  (_, firstDay, past, from) => {
    expect(countedService(past, firstDay)).toBe(from);
  },
);

test("service counts from the first day at the latest, whatever the break", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (days) => {
      const firstDay = plusDays(before.to, days);
      const counted = countedService(before, firstDay);
      expect(counted <= firstDay).toBe(true);
      expect(counted <= countedService(before, plusDays(firstDay, 1))).toBe(true);
    }),
  );
});
