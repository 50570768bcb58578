import { commonLeaveTypes, optionalLeaveTypes } from "#contract/codes/leave.ts";
import type { HeadCount, LeaveTypeUse, SuperadminDashboard } from "#contract/dashboard.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { anniversaryDays } from "#server/modules/calendar/index.ts";
import { handoversWaiting, newWithActor } from "#server/modules/continuity/index.ts";
import { awayDays, listPendingReviews } from "#server/modules/leave/index.ts";
import { listRecentChanges } from "#server/story/history.ts";
import { findAbsences, sumLeaveByType } from "./away-queries.ts";
import { findOccasions } from "./occasion-queries.ts";
import {
  countStarting,
  countStays,
  findEndingProbations,
  findIncompleteProfiles,
  findVacantPositions,
} from "./people-queries.ts";

const occasionDays = 21;
const probationDays = 30;
const [handoversShown, newShown] = [6, 12];

/**
 * The company at a glance. Each statement returns a few rows, however large the company is, and all are sent together:
 * nothing may be awaited between them.
 */
export async function superadminDashboard(context: Context): Promise<SuperadminDashboard> {
  const { tx, today } = context;
  const observedOn = anniversaryDays(today, occasionDays);
  const [
    pendingReviews,
    profiles,
    positions,
    probations,
    absences,
    stays,
    starting,
    leaveUse,
    occasions,
    changes,
    handovers,
    newWithYou,
  ] = await Promise.all([
    listPendingReviews(context, 6),
    findIncompleteProfiles(tx, 4),
    findVacantPositions(tx, today, 4),
    findEndingProbations(tx, plusDays(today, probationDays), 4),
    findAbsences(tx, { from: today, to: plusDays(today, awayDays) }, 7),
    countStays(tx, monthStarts(today)),
    countStarting(tx, today),
    sumLeaveByType(tx, Number(today.slice(0, 4))),
    findOccasions(tx, { today, daysOfYear: [...observedOn.keys()] }, 6),
    // A request either waits for a decision, above on the screen, or its decision is listed.
    listRecentChanges(context, { limit: 12, without: ["leave_requested"] }),
    handoversWaiting(context, handoversShown),
    newWithActor(context, newShown),
  ]);

  const headCount = headCounts(today, stays);
  return {
    today,
    handovers,
    newWithYou,
    pendingReviews,
    incompleteProfiles: topListOf(profiles, ({ total, ...profile }) => profile),
    vacantPositions: topListOf(positions, ({ total, ...position }) => position),
    endingProbations: topListOf(probations, ({ lastDay, ...row }) => ({
      employee: employeeOf(row),
      lastDay,
    })),
    away: {
      ...topListOf(absences, (row) => ({ ...row, employee: employeeOf(row) })),
      today: absences[0]?.awayAtFirst ?? 0,
    },
    people: headCount.at(-1)?.people ?? 0,
    starting,
    headCount,
    leaveUse: usesOf(leaveUse),
    occasions: topListOf(occasions, ({ day, startYear, kind, ...row }) => {
      const date = observedOn.get(day) ?? today;
      const years = startYear === null ? null : Number(date.slice(0, 4)) - startYear;
      return { kind, employee: employeeOf(row), date, years };
    }),
    changes,
  };
}

/** The use of the types that every company offers, and of the others as far as they are used. */
const usesOf = (found: readonly LeaveTypeUse[]): LeaveTypeUse[] => [
  ...commonLeaveTypes.map(
    (leaveType) =>
      found.find((use) => use.leaveType === leaveType) ?? { leaveType, days: 0, requests: 0 },
  ),
  ...optionalLeaveTypes.flatMap((type) => found.filter((use) => use.leaveType === type)),
];

const monthsShown = 12;

/** The days after the last twelve month ends before today, oldest first. */
export function monthStarts(today: string): string[] {
  const thisMonth = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: monthsShown }, (_, i) =>
    thisMonth.subtract({ months: monthsShown - 1 - i }).toString(),
  );
}

/**
 * Employees who joined and left between the same months: the number of month starts before their first day, and before the
 * day after their last one; null for those who are active.
 */
export interface Stay {
  cameAfter: number;
  goneAfter: number | null;
  people: number;
}

/**
 * The head count at each of the last twelve month ends, and today's. At a month end everyone counts whose first day was not
 * later and whose last day, if they are no longer active, was not earlier; today, everyone who is active counts, including
 * those whose first day is still to come.
 */
export function headCounts(today: string, stays: readonly Stay[]): HeadCount[] {
  const sum = (counts: (stay: Stay) => boolean) =>
    stays.reduce((total, stay) => (counts(stay) ? total + stay.people : total), 0);
  const monthEnds = monthStarts(today).map((start, i) => ({
    date: Temporal.PlainDate.from(start).subtract({ days: 1 }).toString(),
    people: sum(
      ({ cameAfter, goneAfter }) => cameAfter <= i && (goneAfter === null || goneAfter > i),
    ),
  }));
  return [...monthEnds, { date: today, people: sum(({ goneAfter }) => goneAfter === null) }];
}

/** The top of a list and its total, from rows that each contain that total. */
export const topListOf = <Row extends { total: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): { items: Item[]; total: number } => ({ items: rows.map(itemOf), total: rows[0]?.total ?? 0 });

/** An employee's id and name, from a row that has more. */
export const employeeOf = (row: { employeeId: number; employeeName: string }) => ({
  id: row.employeeId,
  name: row.employeeName,
});
