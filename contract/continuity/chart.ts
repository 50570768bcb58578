import { z } from "zod";
import { Id, ListQuery, PlainDate, QueryId } from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";

/** Someone in the organisation as of a day. */
export const ChartPerson = z.object({
  id: Id,
  name: z.string(),
  /** Whether they still sign in, today. */
  isActive: z.boolean(),
  positionTitle: z.string().nullable(),
  departmentName: z.string().nullable(),
  /** Who stands in for them on the day; null if nobody does. */
  standIn: z.string().nullable(),
  /** Until when they do. */
  standInUntil: PlainDate.nullable(),
  /** The last day of the approved leave that they are on; null without any, for deactivated people, and as known on an earlier day. */
  awayUntil: PlainDate.nullable(),
  /** How many people they lead on the day. */
  leads: z.int(),
  /** The next later day from which they head a department, the first of them by name, or lead people by lines of their own. */
  leadingFrom: z
    .object({ from: PlainDate, departmentName: z.string().nullable(), people: z.int() })
    .nullable(),
  /** The next later day from which someone else leads them by a line of their own or in another position; without a name, nobody. */
  managerFrom: z.object({ from: PlainDate, name: z.string().nullable() }).nullable(),
  /** The first last day on which they head a department, or are employed while they lead others; without a follower, nobody is named. */
  leadingUntil: z.object({ on: PlainDate, followerName: z.string().nullable() }).nullable(),
  /** How many positions of the departments that they head nobody holds on the day or later; 0 for days past, and as known on one. */
  vacancies: z.int(),
  /** Whether nobody leads them because their department has no head. */
  lacksHead: z.boolean(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

/** A position that nobody holds on a day or later, as a row of the organisation below who heads its department. */
export const ChartVacancy = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentId: Id,
  departmentName: z.string(),
  /** How many such positions its department has. */
  inDepartment: z.int(),
  /** The first day on which nobody holds it; null if nobody ever has. */
  since: PlainDate.nullable(),
});
export type ChartVacancy = z.infer<typeof ChartVacancy>;

const asOf = {
  /** Today if left out. */
  day: PlainDate.optional(),
  /** As it was known at the end of this day, today or before; as it is known now if left out. */
  knownOn: PlainDate.optional(),
};

/** The days on which who leads whom changes: a headship or a line of a person's own begins, or has ended the day before. */
export const ChangeDays = z.object({
  /** The first of each month that has one, oldest first; a month begins on the same date as the days that are asked about. */
  days: z.array(PlainDate),
  /** The last before the day shown, whenever that is; null if there is none. */
  before: PlainDate.nullable(),
  /** The first after it. */
  after: PlainDate.nullable(),
});
export type ChangeDays = z.infer<typeof ChangeDays>;

/** How many are in the organisation on a day. */
export const ChartCounts = z.object({
  /** Everyone who is in the chart: who holds a position, leads others, or has a line of their own. */
  people: z.int(),
  /** How many of them lead at least one other. */
  leaders: z.int(),
  /** Positions that nobody holds on the day or later; null for days past, and as known on one. */
  vacancies: z.int().nullable(),
  /** Managers for whom someone stands in. */
  standIns: z.int(),
});
export type ChartCounts = z.infer<typeof ChartCounts>;

/** Over how many years the days of change are listed at most. */
const maxYears = 12;
const dayMs = 86_400_000;

/** The organisation as of any day, by branches. */
export const chartOperations = {
  chart: {
    method: "GET",
    path: "/secure/continuity/chart",
    access: "superadmin",
    summary:
      "List the people of a manager on a day, or those without a manager if none is given, as known today or on an earlier day; managers come first",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      ...asOf,
      of: QueryId.optional(),
    }),
    response: z.array(ChartPerson),
    paged: true,
  },
  chartVacancies: {
    method: "GET",
    path: "/secure/continuity/chart/vacancies",
    access: "superadmin",
    summary:
      "List the vacant positions of a day or later in the departments of a head, or in those without a head if none is given, by title; none for past days",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      ...asOf,
      of: QueryId.optional(),
    }),
    response: z.array(ChartVacancy),
    paged: true,
  },
  chartChanges: {
    method: "GET",
    path: "/secure/continuity/chart/changes",
    access: "superadmin",
    summary:
      "List the days between two on which managers change, one a month, with the nearest such day before and after the day shown",
    query: z
      .strictObject({ ...asOf, from: PlainDate, to: PlainDate })
      .refine(({ from, to }) => from <= to, {
        path: ["to"],
        error: "Please choose a last day that is not before the first",
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxYears * 366 * dayMs, {
        path: ["to"],
        error: `Please choose at most ${maxYears} years`,
      }),
    response: ChangeDays,
  },
  chartCounts: {
    method: "GET",
    path: "/secure/continuity/chart/counts",
    access: "superadmin",
    summary:
      "Count the people of a day, those who lead others, vacant positions and stand-ins, as known today or on an earlier day",
    query: z.strictObject(asOf),
    response: ChartCounts,
  },
  exportChart: {
    method: "GET",
    path: "/secure/continuity/chart/export",
    access: "superadmin",
    summary:
      "Download the managers of a day as a CSV file, by last name, as known today or on an earlier day",
    query: z.strictObject(asOf),
    response: z.file(),
    file: "export",
    limited: limits.export,
  },
} as const satisfies Record<string, Operation>;
