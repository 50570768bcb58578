import { z } from "zod";
import { gapKinds } from "../codes/continuity.ts";
import {
  Created,
  Done,
  GivenDay,
  Id,
  IdParams,
  ListQuery,
  PersonName,
  PlainDate,
  QueryFlag,
  requiredText,
  Text,
  typedByHuman,
} from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { HandoverStep } from "./handovers.ts";

/** That a gap was set aside, by whom and why. */
export const GapSetAside = z.object({
  id: Id,
  by: PersonName,
  on: PlainDate,
  /** The last day; null if it lasts until the gap changes. */
  until: PlainDate.nullable(),
  /** Null for the person whom the gap is about. */
  reason: z.string().nullable(),
});
export type GapSetAside = z.infer<typeof GapSetAside>;

/** Something that is missing in who leads whom; what of it is set follows from its kind. */
export const Gap = z.object({
  kind: z.enum(gapKinds),
  /** The employee, manager or department that it is about. */
  subjectId: Id,
  /** Another once the gap has changed. */
  key: z.string(),
  /** Whom nobody leads, who had three managers, about whom all is quiet, or whose handover or promises are overdue. */
  employee: PersonName.nullable(),
  /** The department without a head, of the employee, or that the manager heads. */
  department: z.object({ id: Id, departmentName: z.string() }).nullable(),
  /** Who is deactivated, ends, leads the employee, or hands over. */
  manager: PersonName.nullable(),
  /** Who led the employee within a year, the latest first, at most 20. */
  managers: z.array(PersonName),
  /**
   * The last day of the manager, the day on which something was last written about the employee, the first due day that has passed, or since
   * when nobody leads the employee, heads the department or the manager is deactivated, if that is known.
   */
  day: PlainDate.nullable(),
  /** How many people are led by the manager or in the department, how many managers the employee had, or how many promises it is. */
  count: z.int().nullable(),
  /** How many drafts the deactivated manager left, which nobody reads; without those about who asks. */
  drafts: z.int().nullable(),
  /** The promise, if it is one. */
  promise: z.object({ id: Id, text: z.string(), version: z.int() }).nullable(),
  /** The handover that is overdue, and the step that it waits for. */
  handover: z.object({ id: Id, step: HandoverStep }).nullable(),
  /** Who has set it aside; null if nobody has. */
  setAside: GapSetAside.nullable(),
});
export type Gap = z.infer<typeof Gap>;

export const NewGapSetAside = z.strictObject({
  kind: z.enum(gapKinds),
  subjectId: Id,
  /** Of the gap as it was seen. */
  key: Text.max(64),
  reason: typedByHuman(requiredText("Please say why it can wait", 500)),
  /** The last day, after today; without one it lasts until the gap changes. */
  until: GivenDay.nullish(),
});
export type NewGapSetAside = z.output<typeof NewGapSetAside>;

const touches = ["continuity", "employees", "dashboard"] as const;

export const gapOperations = {
  gaps: {
    method: "GET",
    path: "/secure/continuity/gaps",
    access: "superadmin",
    summary: "List the gaps in the line of one kind, by name: the open ones, or those set aside",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      kind: z.enum(gapKinds),
      isSetAside: QueryFlag.default(false),
    }),
    response: z.array(Gap),
    paged: true,
  },
  setGapAside: {
    method: "POST",
    path: "/secure/continuity/gaps/set-aside",
    access: "superadmin",
    summary: "Set a gap aside, with why: until a last day, or until it changes",
    body: NewGapSetAside,
    response: Created,
    creates: true,
    limited: limits.note,
    errors: ["conflict"],
    touches,
  },
  bringGapBack: {
    method: "POST",
    path: "/secure/continuity/gaps/:id/bring-back",
    access: "superadmin",
    summary: "Bring back a gap that was set aside",
    params: IdParams,
    response: Done,
    limited: limits.note,
    errors: ["not_found"],
    touches,
  },
} as const satisfies Record<string, Operation>;
