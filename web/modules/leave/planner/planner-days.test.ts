import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeavePlan, PlannedLeave } from "#contract/leave/planning/planner.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { barOf, daysOf, fewestAtWork, ownTypesIn, staffingOf, weeksOf } from "./planner-days.ts";

const plan = { from: "2026-12-14", to: "2026-12-27" };
const leaveOf = (given: Partial<PlannedLeave>): PlannedLeave => ({
  id: 1,
  leaveType: "AnnualLeave",
  ownType: null,
  startDate: "2026-12-14",
  endDate: "2026-12-14",
  startHalf: "morning",
  endHalf: "afternoon",
  leaveDuration: 1,
  leaveStatus: "approved",
  ...given,
});

test.each([
  ["a whole first day", {}, { start: 0, end: 2, isCutBefore: false, isCutAfter: false }],
  [
    "a morning",
    { endHalf: "morning" },
    { start: 0, end: 1, isCutBefore: false, isCutAfter: false },
  ],
  [
    "an afternoon",
    { startHalf: "afternoon" },
    { start: 1, end: 2, isCutBefore: false, isCutAfter: false },
  ],
  [
    "leave from before until after",
    { startDate: "2026-12-01", endDate: "2027-01-08" },
    { start: 0, end: 28, isCutBefore: true, isCutAfter: true },
  ],
] as const)("%s lies where it is taken", (_, given, bar) => {
  expect(barOf(leaveOf(given), plan)).toEqual(bar);
});

const planOf = (leave: PlannedLeave[]): LeavePlan => ({
  ...plan,
  today: plan.from,
  freeDays: [{ date: "2026-12-16", holiday: "Day of Reconciliation" }],
  people: [
    { id: 1, name: "Anna Botha", department: null, passesOn: null, daysOff: [], daysOn: [], leave },
    {
      id: 2,
      name: "Ben Botha",
      department: null,
      passesOn: null,
      daysOff: [],
      daysOn: [],
      leave: [],
    },
  ],
  total: 2,
  everyone: 2,
  dayRules: [],
});

test("half a day's leave leaves half a person at work", () => {
  const staffing = staffingOf(planOf([leaveOf({ endDate: "2026-12-16", endHalf: "morning" })]));
  expect(staffing.slice(0, 4).map(({ atWork }) => atWork)).toEqual([1, 1, null, 2]);
});

test("each person counts on their own working days", () => {
  const partTime = planOf([leaveOf({ startDate: "2026-12-14", endDate: "2026-12-18" })]);
  const [anna] = partTime.people;
  Object.assign(anna ?? {}, { daysOff: ["2026-12-14", "2026-12-15"], daysOn: ["2026-12-19"] });
  const freeDays = [...partTime.freeDays, { date: "2026-12-19", holiday: null }];
  const staffing = staffingOf({ ...partTime, freeDays });
  expect(staffing.slice(0, 6).map(({ due, atWork }) => [due, atWork])).toEqual([
    [1, 1],
    [1, 1],
    [0, null],
    [2, 1],
    [2, 1],
    [1, 1],
  ]);
});

test("the first of the days with the fewest at work is named", () => {
  expect(
    fewestAtWork(planOf([leaveOf({ startDate: "2026-12-21", endDate: "2026-12-22" })])),
  ).toEqual({
    date: "2026-12-21",
    atWork: 1,
    due: 2,
  });
  expect(fewestAtWork(planOf([]))).toBeUndefined();
});

test("the legend names each own type in the plan once, by name", () => {
  const ownLeave = (id: number, name: string) =>
    leaveOf({ leaveType: "OwnLeave", ownType: { id, name, color: "teal" } });
  const plan = planOf([
    ownLeave(7, "Volunteering"),
    ownLeave(8, "Moving"),
    leaveOf({}),
    ownLeave(7, "Volunteering"),
  ]);
  expect(ownTypesIn(plan).map(({ name }) => name)).toEqual(["Moving", "Volunteering"]);
});

test("leave over two weeks is listed in both", () => {
  const weeks = weeksOf(planOf([leaveOf({ startDate: "2026-12-18", endDate: "2026-12-21" })]));
  expect(weeks.map(({ leave, holidays }) => [leave.length, holidays.length])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test("leave takes exactly its own days in a plan", () => {
  const day = fc.integer({ min: -20, max: 40 }).map((n) => addDays(plan.from, n));
  fc.assert(
    fc.property(day, fc.nat(30), (startDate, length) => {
      const endDate = addDays(startDate, length);
      const { start, end } = barOf(leaveOf({ startDate, endDate }), plan);
      const taken = daysOf(plan).filter((one) => one >= startDate && one <= endDate);
      expect(Math.max(0, end - start)).toBe(taken.length * 2);
    }),
  );
});
