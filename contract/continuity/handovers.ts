import { z } from "zod";
import { handoverParts, outgoingParts, personParts } from "../codes/continuity.ts";
import { leaveTypes } from "../codes/leave.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  optionalLongText,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredLongText,
  typedByHuman,
} from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { maxLengths } from "../rules/text.ts";
import { Promised } from "./promises.ts";

/** 1: the outgoing manager writes. 2: the employee comments. 3: the incoming manager confirms. */
export const HandoverStep = z.int().min(1).max(3);

export const HandoverSummary = z.object({
  id: Id,
  employee: PersonName,
  outgoing: PersonName,
  /** The employee's recorded manager from then on; null is none yet. */
  incoming: PersonName.nullable(),
  takesOverOn: PlainDate,
  openedOn: PlainDate,
  finishedOn: PlainDate.nullable(),
  /** Set if the line returned or the plan was withdrawn. */
  closedOn: PlainDate.nullable(),
  /** The current step; null once finished or closed. */
  step: HandoverStep.nullable(),
  /** The due day of that step. */
  dueOn: PlainDate.nullable(),
  /** Why the person of the current step cannot take it; null if they can. */
  gone: z.enum(["deactivated", "left"]).nullable(),
  isMyTurn: z.boolean(),
});
export type HandoverSummary = z.infer<typeof HandoverSummary>;

/** Someone who passes to another manager after today, with what passes on. */
export const PassingPerson = HandoverSummary.extend({
  /** Undecided requests for leave. */
  requests: z.int(),
  /** Open or proposed promises, without intents. */
  promises: z.int(),
  /** Notes for the line. */
  lineNotes: z.int(),
});
export type PassingPerson = z.infer<typeof PassingPerson>;

const LeaveFact = z.object({
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullable(),
  startDate: PlainDate,
  endDate: PlainDate,
});

/** The facts on record about the employee, each part for its usual readers. */
export const HandoverFacts = z.object({
  asOf: PlainDate,
  /** Days of annual leave: left, and requested. */
  annualLeave: z.object({ remaining: z.number(), pending: z.number() }),
  /** Present and future leave, the first to start first. */
  leave: z.array(
    LeaveFact.extend({ status: z.enum(["pending", "approved", "cancellation_asked"]) }),
  ),
  /** Decisions of the last 90 days on past leave, the latest first. */
  decided: z.array(
    LeaveFact.extend({
      status: z.enum(["approved", "rejected", "cancelled"]),
      decidedOn: PlainDate,
    }),
  ),
  hireDate: PlainDate.nullable(),
  anniversary: z.object({ date: PlainDate, years: z.int() }).nullable(),
  probationEnd: PlainDate.nullable(),
  /** Null once it is past. */
  lastDay: PlainDate.nullable(),
  /** The first to expire first; null for readers without access to them. */
  expiring: z.array(z.object({ name: z.string(), expiresOn: PlainDate })).nullable(),
  /** Notes that pass on: shared, and for the line. */
  sharedNotes: z.int(),
  lineNotes: z.int(),
  /** Drafts by the caller, which do not pass on. */
  ownDrafts: z.int(),
  /** Unreadable drafts of deactivated people; 0 for the employee. */
  sealedDrafts: z.int(),
});
export type HandoverFacts = z.infer<typeof HandoverFacts>;

export const HandoverPack = HandoverSummary.extend({
  today: PlainDate,
  steps: z.array(
    z.object({
      step: HandoverStep,
      dueOn: PlainDate,
      doneOn: PlainDate.nullable(),
      doneBy: PersonName.nullable(),
      /** The reason for skipping the step; empty if it was done. */
      releasedBecause: z.string(),
    }),
  ),
  /** The employee reads the texts after step 1, the incoming manager after step 2; texts of an unfinished step are their author's alone. */
  isReadable: z.boolean(),
  texts: z.array(
    z.object({
      part: z.enum(handoverParts),
      body: z.string(),
      by: PersonName,
      writtenAt: Instant,
    }),
  ),
  /** The promises that pass on, with the incoming manager's answers. */
  promises: z.array(
    Promised.extend({
      answer: z.object({ isAccepted: z.boolean(), reason: z.string() }).nullable(),
    }),
  ),
  /** For today's readers of the record; null for all others. */
  facts: HandoverFacts.nullable(),
  can: z.object({
    write: z.boolean(),
    comment: z.boolean(),
    ask: z.boolean(),
    answer: z.boolean(),
    confirm: z.boolean(),
    release: z.boolean(),
  }),
});
export type HandoverPack = z.infer<typeof HandoverPack>;

const TextBody = optionalLongText(maxLengths.handover);
const errors = ["not_found", "forbidden", "conflict"] as const;
const touches = ["continuity", "employees", "dashboard"] as const;
const change = {
  method: "PUT",
  access: "approved",
  params: IdParams,
  response: Done,
  limited: limits.handover,
  errors,
  touches,
} as const;

export const handoverOperations = {
  handovers: {
    method: "GET",
    path: "/secure/continuity/handovers",
    access: "approved",
    summary:
      "List the handovers in which you take part, or as a super administrator all but your own; the unfinished first, by day",
    query: ListQuery.pick({ page: true, pageSize: true }),
    response: z.array(HandoverSummary),
    paged: true,
  },
  handover: {
    method: "GET",
    path: "/secure/continuity/handovers/:id",
    access: "approved",
    summary: "Get a handover as far as you may read it by now; who reads it is recorded",
    params: IdParams,
    response: HandoverPack,
    recorded: "history",
    errors: ["not_found"],
  },
  openHandover: {
    method: "POST",
    path: "/secure/continuity/handovers",
    access: "approved",
    summary: "Open a handover by hand, for an employee whom you lead",
    body: z.strictObject({
      employeeId: requiredId("Please select an employee."),
      takesOverOn: requiredDate("Please choose the day of the change."),
    }),
    response: Created,
    creates: true,
    limited: limits.handover,
    errors: ["not_found", "forbidden", "employee_deactivated"],
    touches,
  },
  writeHandover: {
    ...change,
    path: "/secure/continuity/handovers/:id/write",
    summary: "Save a text of your own step; it is read by the others once the step is finished",
    touches: ["continuity"],
    body: z.strictObject({ part: z.enum([...outgoingParts, ...personParts]), body: TextBody }),
    traceless: "Text is saved while it is typed; its finished step is in the history.",
  },
  askBack: {
    ...change,
    path: "/secure/continuity/handovers/:id/ask",
    summary: "Ask who hands over, or the employee, one question before you confirm",
    body: z.strictObject({
      to: z.enum(["outgoing", "person"]),
      question: requiredLongText("Please write your question.", maxLengths.handover),
    }),
  },
  answerBack: {
    ...change,
    path: "/secure/continuity/handovers/:id/answer",
    summary: "Answer the question that you were asked",
    body: z.strictObject({
      answer: requiredLongText("Please write your answer.", maxLengths.handover),
    }),
  },
  answerPromise: {
    ...change,
    path: "/secure/continuity/handovers/:id/promise",
    summary: "Accept a promise that passes on to you, or mark it to be talked about",
    body: z.strictObject({
      promiseId: Id,
      isAccepted: z.boolean(),
      reason: optionalLongText(maxLengths.promise).default(""),
    }),
  },
  finishStep: {
    ...change,
    path: "/secure/continuity/handovers/:id/finish",
    summary:
      "Finish your step: hand what you wrote to the next, or confirm once every promise has an answer",
    body: z.strictObject({ step: HandoverStep }),
    errors: [...errors, "handover_unanswered"],
  },
  releaseStep: {
    ...change,
    path: "/secure/continuity/handovers/:id/release",
    access: "superadmin",
    summary: "Let a handover go on without its present step, with a reason",
    body: z.strictObject({
      step: HandoverStep,
      reason: typedByHuman(
        requiredLongText("Please say why it goes on without this step.", maxLengths.promise),
      ),
    }),
  },
  releaseTurns: {
    ...change,
    path: "/secure/continuity/handovers/turns-of/:id/release",
    access: "superadmin",
    summary:
      "Let all handovers go on whose present step is an employee's who is deactivated or has left, with a reason",
    body: z.strictObject({
      reason: typedByHuman(
        requiredLongText("Please say why they go on without this step.", maxLengths.promise),
      ),
    }),
  },
} as const satisfies Record<string, Operation>;

import { OwnTypeName } from "../leave/own-types.ts";
