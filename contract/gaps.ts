import { z } from "zod";
import { gapKinds } from "./codes/gap-kind.ts";
import { Id, ListQuery, PersonName, PlainDate } from "./common.ts";
import { HandoverStep } from "./handovers.ts";
import type { Operation } from "./operation.ts";

/** Something that is missing in who leads whom; what of it is set follows from its kind. */
export const Gap = z.object({
  kind: z.enum(gapKinds),
  /** Whom nobody leads, who had three managers, about whom all is quiet, or whose handover or promises are overdue. */
  employee: PersonName.nullable(),
  /** The department without a head, of the employee, or that the manager heads. */
  department: z.object({ id: Id, departmentName: z.string() }).nullable(),
  /** Who is deactivated, ends, leads the employee, or hands over. */
  manager: PersonName.nullable(),
  /** Who led the employee within a year, the latest first, at most 20. */
  managers: z.array(PersonName),
  /** The last day of the manager, the day on which something was last written about the employee, or the first due day that has passed. */
  day: PlainDate.nullable(),
  /** How many people are led by the manager or in the department, how many managers the employee had, or how many promises it is. */
  count: z.int().nullable(),
  /** What was promised, if it is one promise. */
  promiseText: z.string().nullable(),
  /** The handover that is overdue, and the step that it waits for. */
  handover: z.object({ id: Id, step: HandoverStep }).nullable(),
});
export type Gap = z.infer<typeof Gap>;

export const gapOperations = {
  gaps: {
    method: "GET",
    path: "/secure/continuity/gaps",
    access: "superadmin",
    summary: "List what is missing in who leads whom, of one kind, by name",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({ kind: z.enum(gapKinds) }),
    response: z.array(Gap),
    paged: true,
  },
} as const satisfies Record<string, Operation>;
