import { z } from "zod";
import { noteAudiences, readingKinds } from "../codes/continuity.ts";
import { leaveTypes } from "../codes/leave.ts";
import { Id, IdParams, PersonName, PlainDate, requiredDate } from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";

/** A handover or a note from before the manager's first day. */
export const Reading = z.object({
  kind: z.enum(readingKinds),
  id: Id,
  by: PersonName,
  /** The day of the change, or of the note. */
  day: PlainDate,
  audience: z.enum(noteAudiences).nullable(),
  isRead: z.boolean(),
});
export type Reading = z.infer<typeof Reading>;

/** Someone the caller has led for less than thirty days. */
export const NewPerson = z.object({
  employee: PersonName,
  ledFrom: PlainDate,
  lastDay: PlainDate,
  /** Handovers first, then notes, the latest first; at most three and ten. */
  reading: z.array(Reading),
  /** Open or proposed, the first due first; at most five. */
  promises: z.array(
    z.object({
      id: Id,
      promiseText: z.string(),
      dueOn: PlainDate.nullable(),
      /** Whether the caller said so in the handover. */
      isToBeTalkedAbout: z.boolean(),
    }),
  ),
  /** Present and future, at most five. */
  leave: z.array(
    z.object({
      id: Id,
      leaveType: z.enum(leaveTypes),
      ownType: OwnTypeName.nullable(),
      startDate: PlainDate,
      endDate: PlainDate,
      isPending: z.boolean(),
    }),
  ),
  /** Null once it is past. */
  probationEndsOn: PlainDate.nullable(),
  /** The employee's first working day from tomorrow without leave. */
  suggestedTalkOn: PlainDate,
  talkOn: PlainDate.nullable(),
  /** The last talk that the caller has recorded in these days. */
  talkedOn: PlainDate.nullable(),
});
export type NewPerson = z.infer<typeof NewPerson>;

/** Whether all is done: everything is read, and they have talked. */
export const Progress = z.object({ isFinished: z.boolean() });
const change = {
  method: "PUT",
  access: "approved",
  params: IdParams,
  response: Progress,
  limited: limits.note,
  errors: ["not_found"],
  touches: ["continuity", "employees", "dashboard"],
} as const;

export const firstDaysOperations = {
  tickReading: {
    ...change,
    path: "/secure/continuity/first-days/:id/reading",
    summary: "Tick what you have read about someone who is new with you; only you see it",
    body: z.strictObject({ kind: z.enum(readingKinds), id: Id, isRead: z.boolean() }),
    traceless: "Only the reader's own mark.",
  },
  planFirstTalk: {
    ...change,
    path: "/secure/continuity/first-days/:id/plan",
    summary: "Choose the day on which you mean to talk with someone who is new with you",
    body: z.strictObject({ talkOn: requiredDate("Please choose a day.") }),
  },
} as const satisfies Record<string, Operation>;

import { OwnTypeName } from "../leave/own-types.ts";
