import { z } from "zod";
import { noteAudiences, readingKinds } from "../codes/continuity.ts";
import { leaveTypes } from "../codes/leave.ts";
import { Id, IdParams, PersonName, PlainDate, requiredDate } from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";

/** A handover or a note from before the manager's first day; its text stays where it is. */
export const Reading = z.object({
  kind: z.enum(readingKinds),
  id: Id,
  /** Who handed over, or wrote the note. */
  by: PersonName,
  /** Of the change, or on which the note was written. */
  day: PlainDate,
  /** Null for a handover. */
  audience: z.enum(noteAudiences).nullable(),
  isRead: z.boolean(),
});
export type Reading = z.infer<typeof Reading>;

/** Someone whom the caller leads since less than thirty days. */
export const NewPerson = z.object({
  employee: PersonName,
  /** The caller's first day with them. */
  ledFrom: PlainDate,
  /** The thirtieth day. */
  lastDay: PlainDate,
  /** Handovers first, then notes, the latest first; at most three and ten. */
  reading: z.array(Reading),
  /** Open or proposed, the first due first, at most five. */
  promises: z.array(
    z.object({
      id: Id,
      promiseText: z.string(),
      dueOn: PlainDate.nullable(),
      /** Whether the caller has said so in the handover. */
      isToBeTalkedAbout: z.boolean(),
    }),
  ),
  /** Present and to come, at most five. */
  leave: z.array(
    z.object({
      id: Id,
      leaveType: z.enum(leaveTypes),
      startDate: PlainDate,
      endDate: PlainDate,
      isPending: z.boolean(),
    }),
  ),
  /** The last day of probation, if it is still to come. */
  probationEndsOn: PlainDate.nullable(),
  /** The first working day from tomorrow on which the employee is not away. */
  suggestedTalkOn: PlainDate,
  talkOn: PlainDate.nullable(),
  talkedOn: PlainDate.nullable(),
});
export type NewPerson = z.infer<typeof NewPerson>;

/** Whether that was the last that there was to do: everything is read, and they have talked. */
const Progress = z.object({ isFinished: z.boolean() });
const change = {
  method: "PUT",
  access: "approved",
  params: IdParams,
  response: Progress,
  limited: limits.note,
  errors: ["not_found"],
  touches: ["continuity", "employees", "dashboard"],
} as const;

/** The first thirty days with someone who is new with the caller, by the employee's id. */
export const firstDaysOperations = {
  tickReading: {
    ...change,
    path: "/secure/continuity/first-days/:id/reading",
    summary: "Tick what you have read about someone who is new with you; only you see it",
    body: z.strictObject({ kind: z.enum(readingKinds), id: Id, isRead: z.boolean() }),
  },
  planFirstTalk: {
    ...change,
    path: "/secure/continuity/first-days/:id/plan",
    summary: "Choose the day on which you mean to talk with someone who is new with you",
    body: z.strictObject({ talkOn: requiredDate("Please choose a day.") }),
  },
  recordFirstTalk: {
    ...change,
    path: "/secure/continuity/first-days/:id/talk",
    summary: "Record that you have talked with someone who is new with you, or that you have not",
    body: z.strictObject({ hasTalked: z.boolean() }),
  },
} as const satisfies Record<string, Operation>;
