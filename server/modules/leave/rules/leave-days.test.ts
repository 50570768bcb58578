import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "../engine/amounts.ts";
import { plusDays } from "../engine/day.ts";
import { daysOfLeave } from "./leave-days.ts";
import { leaveDuration } from "./leave-duration.ts";
import { policyOn } from "./leave-policy.ts";
import { companyPattern } from "./working-days.ts";

const pattern = companyPattern([480, 480, 480, 480, 480, 0, 0]);
const holidays = (...dates: string[]) => ({
  holidayOn: (date: string) => (dates.includes(date) ? "Heritage Day" : undefined),
});
const explained = (startDate: string, endDate: string, duration: number, ...dates: string[]) =>
  daysOfLeave(
    { leaveType: "AnnualLeave", startDate, endDate, duration },
    { calendar: holidays(...dates), pattern },
  ).map(({ cost, reason }) => [cost, reason]);

test("each day of leave says its cost and the reason", () => {
  expect(
    daysOfLeave(
      { leaveType: "AnnualLeave", startDate: "2026-09-24", endDate: "2026-09-26", duration: 1 },
      { calendar: holidays("2026-09-24"), pattern },
    ),
  ).toEqual([
    { date: "2026-09-24", cost: 0, reason: "holiday", holiday: "Heritage Day" },
    { date: "2026-09-25", cost: 1, reason: "worked", holiday: null },
    { date: "2026-09-26", cost: 0, reason: "not-worked", holiday: null },
  ]);
});

test("half days cost half on the first and on the last day", () => {
  const noons = { startHalf: "afternoon", endHalf: "morning" } as const;
  const dates = { startDate: "2026-09-21", endDate: "2026-09-23" };
  expect(
    daysOfLeave(
      { leaveType: "AnnualLeave", ...dates, ...noons, duration: 2 },
      { calendar: holidays(), pattern },
    ).map(({ cost }) => cost),
  ).toEqual([0.5, 1, 0.5]);
});

test("a holiday declared later does not recount leave", () => {
  expect(explained("2026-09-23", "2026-09-25", 3, "2026-09-24")).toEqual([
    [1, "worked"],
    [1, "counted-before"],
    [1, "worked"],
  ]);
});

test("leave counted by an earlier week costs the same today", () => {
  expect(explained("2026-09-25", "2026-09-27", 2)).toEqual([
    [1, "worked"],
    [1, "counted-before"],
    [0, "not-worked"],
  ]);
});

test("leave in months costs at most its grant", () => {
  const days = explained("2026-03-02", "2026-07-01", 87);
  expect(days.filter(([, reason]) => reason === "within-months")).toEqual([[0, "within-months"]]);
});

test("the days of leave always add up to its duration", () => {
  const day = fc.nat(200).map((n) => plusDays("2026-01-01", n));
  const weeks = fc.array(fc.constantFrom(0, 240, 480), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(
      day,
      fc.nat(30),
      fc.array(day),
      fc.array(day),
      weeks,
      (startDate, n, then, now, week) => {
        const leave = {
          leaveType: "AnnualLeave",
          startDate,
          endDate: plusDays(startDate, n),
        } as const;
        const policy = policyOn("ZA", startDate);
        const counted = { calendar: holidays(...then), pattern: companyPattern(week), policy };
        const duration = leaveDuration(leave, counted);
        const days = daysOfLeave({ ...leave, duration }, { calendar: holidays(...now), pattern });
        expect(sumOf(days.map(({ cost }) => cost))).toBe(duration);
        expect(days.every(({ cost }) => cost >= 0 && cost <= 1)).toBe(true);
        const same = daysOfLeave({ ...leave, duration }, counted);
        expect(same.every(({ holiday, cost }) => holiday === null || cost === 0)).toBe(true);
      },
    ),
  );
});
