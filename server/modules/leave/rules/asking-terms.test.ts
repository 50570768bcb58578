import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { AskingTerms } from "#contract/leave/terms/terms.ts";
import { plusDays } from "../engine/day.ts";
import { readyTerms } from "../terms/policy-timeline.ts";
import { askedTooLate } from "./asking-terms.ts";

const day = "2026-11-23";
const refusalOf = (
  leaveType: LeaveType,
  startDate: string,
  asking: AskingTerms | undefined,
  { isBooking = false, endDate = startDate } = {},
) =>
  askedTooLate(
    { leaveType, startDate, endDate },
    {
      day,
      isBooking,
      account: {
        policyOn: () => ({
          from: day,
          name: "Drivers",
          validFrom: day,
          terms: { ...readyTerms.act, asking },
        }),
      },
    },
  );
const found = (...asked: Parameters<typeof refusalOf>) => refusalOf(...asked)?.code;

const fortnight: AskingTerms = { noticeDays: 14, daysBack: 30 };

test.each([
  ["AnnualLeave", "2026-12-07", undefined],
  ["AnnualLeave", "2026-12-06", "short-notice"],
  ["AnnualLeave", "2026-11-23", "short-notice"],
  ["UnpaidLeave", "2026-12-06", "short-notice"],
  // Illness and family emergencies cannot be planned.
  ["SickLeave", "2026-11-23", undefined],
  ["FamilyResponsibilityLeave", "2026-11-24", undefined],
  // Past leave.
  ["AnnualLeave", "2026-11-22", undefined],
  ["SickLeave", "2026-10-24", undefined],
  ["SickLeave", "2026-10-23", "too-long-ago"],
  ["AnnualLeave", "2026-10-23", "too-long-ago"],
] as const)("14 days' notice and 30 back refuse %s from %s as %s", (type, start, code) => {
  expect(found(type, start, fortnight)).toBe(code);
});

test("leave under way needs as much notice as leave from today", () => {
  const code = (startDate: string, endDate: string) =>
    found("AnnualLeave", startDate, fortnight, { endDate });
  expect(code("2026-11-22", "2026-12-11")).toBe("short-notice");
  expect(code("2026-11-22", "2026-11-23")).toBe("short-notice");
  expect(code("2026-11-20", "2026-11-22")).toBeUndefined();
  const without = { noticeDays: 0, daysBack: 30 };
  expect(found("AnnualLeave", "2026-11-22", without, { endDate: "2026-12-11" })).toBeUndefined();
});

test("bookings for others need no notice, nor does a silent policy", () => {
  for (const start of ["2026-11-24", "2026-01-05"]) {
    expect(found("AnnualLeave", start, fortnight, { isBooking: true })).toBeUndefined();
    expect(found("AnnualLeave", start, undefined)).toBeUndefined();
  }
});

test("the earliest day in a refusal is the first one accepted", () => {
  const terms = fc.record({
    noticeDays: fc.integer({ min: 0, max: 180 }),
    daysBack: fc.option(fc.integer({ min: 0, max: 366 })),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: -500, max: 200 }), (asking, offset) => {
      const request = (startDate: string) => refusalOf("AnnualLeave", startDate, asking);
      const refused = request(plusDays(day, offset));
      if (refused?.code !== "short-notice" && refused?.code !== "too-long-ago") return;
      expect(request(refused.values.earliest)?.code).not.toBe(refused.code);
      expect(request(plusDays(refused.values.earliest, -1))?.code).toBe(refused.code);
    }),
  );
});
