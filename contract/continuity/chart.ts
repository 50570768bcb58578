import { z } from "zod";
import { Id, ListQuery, PlainDate, QueryId } from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";

export const ChartPerson = z.object({
  id: Id,
  name: z.string(),
  isActive: z.boolean(),
  positionTitle: z.string().nullable(),
  departmentName: z.string().nullable(),
  standIn: z.string().nullable(),
  standInUntil: PlainDate.nullable(),
  /** The last day of the current approved leave; null for deactivated people, and for an earlier day of knowledge. */
  awayUntil: PlainDate.nullable(),
  leads: z.int(),
  /** The next day on which they begin to head a department or lead people directly. */
  leadingFrom: z
    .object({ from: PlainDate, departmentName: z.string().nullable(), people: z.int() })
    .nullable(),
  /** The next day with another manager by an own line or position; without a name, there is none. */
  managerFrom: z.object({ from: PlainDate, name: z.string().nullable() }).nullable(),
  /** The end of their first headship or of an employment with people to lead; null name without a successor. */
  leadingUntil: z.object({ on: PlainDate, followerName: z.string().nullable() }).nullable(),
  /** Vacant positions in their departments on the day or later; 0 for past days. */
  vacancies: z.int(),
  /** Whether they lack a manager because their department has no head. */
  lacksHead: z.boolean(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

export const ChartVacancy = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentId: Id,
  departmentName: z.string(),
  inDepartment: z.int(),
  /** The first vacant day; null if the position has always been vacant. */
  since: PlainDate.nullable(),
});
export type ChartVacancy = z.infer<typeof ChartVacancy>;

const asOf = {
  /** Today if left out. */
  day: PlainDate.optional(),
  /** As known at the end of this day; as known now if left out. */
  knownOn: PlainDate.optional(),
};

/** The days on which a headship or a person's own line begins, or the day after one ends. */
export const ChangeDays = z.object({
  /** The first change of each month, oldest first; a month begins on the date of the asked day. */
  days: z.array(PlainDate),
  /** The last change before the shown day; null if there is none. */
  before: PlainDate.nullable(),
  /** The first change after it. */
  after: PlainDate.nullable(),
});
export type ChangeDays = z.infer<typeof ChangeDays>;

/** The size of the organisation on a day. */
export const ChartCounts = z.object({
  /** Everyone who holds a position, leads others or has an own line. */
  people: z.int(),
  /** Those with at least one person to lead. */
  leaders: z.int(),
  /** Vacant on the day or later; null for past days and past knowledge. */
  vacancies: z.int().nullable(),
  standIns: z.int(),
});
export type ChartCounts = z.infer<typeof ChartCounts>;

/** The longest period of listed days of change. */
const maxYears = 12;
const dayMs = 86_400_000;

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
