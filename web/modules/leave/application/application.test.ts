import { expect, test } from "vitest";
import type { OwnType } from "#contract/leave/own-types.ts";
import { blank, datesOf, hasHalfDays } from "./application.ts";

const volunteering: OwnType = {
  ...{ id: 7, name: "Volunteering", color: "teal", isPaid: true, needsBalance: true },
  ...{ hasHalfDays: true, askers: "everyone", departments: [], certificateAfterDays: null },
  ...{ isClosed: false, canAsk: true, grants: [] },
};
const birthday: OwnType = { ...volunteering, id: 8, name: "Birthday Leave", hasHalfDays: false };
const ownTypes = [volunteering, birthday];
const day = { start: "2026-03-09", end: "2026-03-09" };
const dates = { startDate: day.start, endDate: day.end };
const afternoon = { ...blank(day), startHalf: "afternoon" } as const;

test.each([
  ["AnnualLeave", { leaveType: "AnnualLeave", startHalf: "afternoon" }],
  ["own-7", { leaveType: "OwnLeave", ownTypeId: 7, startHalf: "afternoon" }],
  ["own-8", { leaveType: "OwnLeave", ownTypeId: 8 }],
] as const)("an afternoon of %s is asked for as the type allows", (leaveType, asked) => {
  expect(datesOf({ ...afternoon, leaveType }, { edited: undefined, ownTypes })).toEqual({
    ...asked,
    ...dates,
  });
  expect(hasHalfDays(leaveType, ownTypes)).toBe("startHalf" in asked);
});
