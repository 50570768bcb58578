import fc from "fast-check";
import { expect, test } from "vitest";
import { typedDays } from "./typed-days.ts";

const today = "2026-11-28";

test.each([
  ["14 dec", { first: "2026-12-14" }],
  ["tomorrow", { first: "2026-11-29" }],
  ["14-18 dec", { first: "2026-12-14", last: "2026-12-18" }],
  ["14 – 18 December", { first: "2026-12-14", last: "2026-12-18" }],
  ["14 18 dec", { first: "2026-12-14", last: "2026-12-18" }],
  ["10-12 dec", { first: "2026-12-10", last: "2026-12-12" }],
  ["14 dec - 18 dec", { first: "2026-12-14", last: "2026-12-18" }],
  ["14 dec until 18 dec 2026", { first: "2026-12-14", last: "2026-12-18" }],
  ["28 dec to 3 jan", { first: "2026-12-28", last: "2027-01-03" }],
  ["28 to 3 jan 2027", { first: "2026-12-28", last: "2027-01-03" }],
  ["Mon 14 Dec to Fri 18 Dec", { first: "2026-12-14", last: "2026-12-18" }],
  ["2026-12-14 2026-12-18", { first: "2026-12-14", last: "2026-12-18" }],
  ["today to tomorrow", { first: today, last: "2026-11-29" }],
  ["18 dec 2026 to 14 dec 2026", undefined],
  ["31-32 dec", undefined],
  ["14 to", undefined],
  ["tshepo", undefined],
  ["", undefined],
])("%j is read as %o", (typed, days) => {
  expect(typedDays(typed, today)).toEqual(days);
});

test("without a year, days are read within the limits", () => {
  expect(typedDays("3 jan", today, { min: today })).toEqual({ first: "2027-01-03" });
  expect(typedDays("3-5 jan", today, { min: today })).toEqual({
    first: "2027-01-03",
    last: "2027-01-05",
  });
});

test("whatever is typed, days are real and in order", () => {
  const part = fc.constantFrom("1", "14", "31", "dec", "feb", "-", " to ", " ", "2026", "/", "+2w");
  const typed = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const days = typedDays(text, today);
      if (!days) return;
      for (const day of Object.values(days)) expect(Date.parse(day)).not.toBeNaN();
      expect((days.last ?? days.first) >= days.first).toBe(true);
    }),
    { endOnFailure: true },
  );
});
