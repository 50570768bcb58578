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
