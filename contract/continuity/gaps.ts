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

export const GapSetAside = z.object({
  id: Id,
  by: PersonName,
  on: PlainDate,
  /** Null until the gap changes. */
  until: PlainDate.nullable(),
  /** Null for the subject of the gap. */
  reason: z.string().nullable(),
});
export type GapSetAside = z.infer<typeof GapSetAside>;

/** A gap in the reporting line; its kind decides the fields that are set. */
export const Gap = z.object({
  kind: z.enum(gapKinds),
  subjectId: Id,
  /** Changes with the gap. */
  key: z.string(),
  /** The employee of the gap. */
  employee: PersonName.nullable(),
  /** The employee's department, or the one without a head. */
  department: z.object({ id: Id, departmentName: z.string() }).nullable(),
  /** The manager who is deactivated, leaves, leads the employee or hands over. */
  manager: PersonName.nullable(),
  managers: z.array(PersonName),
  /** The manager's departments, with their last day as head if it is recorded. */
  departments: z.array(
    z.object({
      id: Id,
      departmentName: z.string(),
      lastDay: PlainDate.nullable(),
      basedOn: z.string(),
    }),
  ),
  /** For its closing step, of the department without a head, or of the manager's people. */
  basedOn: z.string().nullable(),
  /** The last day of the manager's employment, if people need a manager after it. */
  leavesOn: PlainDate.nullable(),
  /** The manager's first last day, the last entry, the first missed due day, or the start of the gap, where known. */
  day: PlainDate.nullable(),
  /** People of the manager or department, managers of the employee, or promises. */
  count: z.int().nullable(),
  /** The deactivated manager's unreadable drafts, without those about the caller. */
  drafts: z.int().nullable(),
  promise: z.object({ id: Id, text: z.string(), version: z.int() }).nullable(),
  /** The handover, its current step, and whether the former manager has gone before writing. */
  handover: z.object({ id: Id, step: HandoverStep, isGone: z.boolean() }).nullable(),
  setAside: GapSetAside.nullable(),
});
export type Gap = z.infer<typeof Gap>;

/** One of the reader's people without a note, talk or promise for 90 days. */
export const QuietPerson = z.object({
  employee: PersonName,
  /** Of the last one; null without any. */
  day: PlainDate.nullable(),
});
export type QuietPerson = z.infer<typeof QuietPerson>;

export const NewGapSetAside = z.strictObject({
  kind: z.enum(gapKinds),
  subjectId: Id,
  /** The key of the gap as the caller saw it. */
  key: Text.max(64),
  reason: typedByHuman(requiredText("Please say why it can wait", 500)),
  /** After today; without one it lasts until the gap changes. */
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
  firstGaps: {
    method: "GET",
    path: "/secure/continuity/gaps/first",
    access: "superadmin",
    summary:
      "List the first four open gaps with the number of all, and apart the number of quiet histories",
    response: z.object({ items: z.array(Gap), total: z.int(), quiet: z.int() }),
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
