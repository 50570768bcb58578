import { commonLeaveTypes, optionalLeaveTypes } from "#contract/codes/leave.ts";
import type { HeadCount, LeaveTypeUse, SuperadminDashboard } from "#contract/dashboard.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { anniversaryDays } from "#server/modules/calendar/index.ts";
import { awayDays } from "#server/modules/leave/index.ts";
import { listRecentChanges } from "#server/story/history.ts";
import { findAbsences, sumLeaveByType } from "./away-queries.ts";
import { employeeOf, home, topListOf } from "./home.ts";
import { findOccasions } from "./occasion-queries.ts";
import {
  countStarting,
  countStays,
  findEndingProbations,
  findIncompleteProfiles,
  findVacantPositions,
} from "./people-queries.ts";
import { setUp } from "./set-up.ts";

const occasionDays = 21;
const probationDays = 30;

/** The company at a glance. The statements are one batch, without awaits between them. */
export async function superadminDashboard(context: Context): Promise<SuperadminDashboard> {
  const { tx, today } = context;
  const observedOn = anniversaryDays(today, occasionDays);
  const [
    waiting,
    profiles,
    positions,
    probations,
    absences,
    stays,
    starting,
    leaveUse,
    occasions,
    changes,
    steps,
  ] = await Promise.all([
    home(context),
    findIncompleteProfiles(tx, 4),
    findVacantPositions(tx, today, 4),
    findEndingProbations(tx, plusDays(today, probationDays), 4),
    findAbsences(tx, { from: today, to: plusDays(today, awayDays) }, 7),
    countStays(tx, monthStarts(today)),
    countStarting(tx, today),
    sumLeaveByType(tx, Number(today.slice(0, 4))),
    findOccasions(tx, { today, daysOfYear: [...observedOn.keys()] }, 6),
    // Requests appear above on the screen while pending, and as decisions afterwards.
    listRecentChanges(context, { limit: 12, without: ["leave_requested"] }),
    setUp(context),
  ]);

  const headCount = headCounts(today, stays);
  return {
    ...waiting,
    setUp: steps,
    incompleteProfiles: topListOf(profiles, (profile) => profile),
    vacantPositions: topListOf(positions, (position) => position),
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

/** Leave use by type, with optional ones and those of the company if used. */
const usesOf = (found: readonly LeaveTypeUse[]): LeaveTypeUse[] => [
  ...commonLeaveTypes.map(
    (leaveType) =>
      found.find((use) => use.leaveType === leaveType) ?? {
        ...{ leaveType, ownType: null, days: 0, requests: 0 },
      },
  ),
  ...[...optionalLeaveTypes, "OwnLeave"].flatMap((type) =>
    found.filter((use) => use.leaveType === type),
  ),
];

const monthsShown = 12;

/** The days after the last twelve month ends, oldest first. */
export function monthStarts(today: string): string[] {
  const thisMonth = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: monthsShown }, (_, i) =>
    thisMonth.subtract({ months: monthsShown - 1 - i }).toString(),
  );
}

/** Employees by their stay: month starts before their first day, and before the day after their last (null while active). */
export interface Stay {
  cameAfter: number;
  goneAfter: number | null;
  people: number;
}

/** The head count at the last twelve month ends, and today's. Today counts every active employee, even before their first day. */
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
