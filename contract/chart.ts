import { z } from "zod";
import { Id, ListQuery, PlainDate, QueryId } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";

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
  /** How many people they lead on the day. */
  leads: z.int(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

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
      "List who is led by an employee on a day, past or to come, or by nobody if none is given, as known today or on an earlier day: those who lead others first",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      ...asOf,
      of: QueryId.optional(),
    }),
    response: z.array(ChartPerson),
    paged: true,
  },
  chartChanges: {
    method: "GET",
    path: "/secure/continuity/chart/changes",
    access: "superadmin",
    summary:
      "List days between two on which who leads whom changes, one for each month, and the last and the first such day before and after the day shown, as known today or on an earlier day",
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
  exportChart: {
    method: "GET",
    path: "/secure/continuity/chart/export",
    access: "superadmin",
    summary:
      "Download who leads whom on a day, as known today or on an earlier day, as a CSV file, by last name",
    query: z.strictObject(asOf),
    response: z.file(),
    file: "export",
    limited: limits.export,
  },
} as const satisfies Record<string, Operation>;
