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

/** 1 is written by who hands over, 2 is the employee's, 3 is confirmed by who takes over. */
export const HandoverStep = z.int().min(1).max(3);

export const HandoverSummary = z.object({
  id: Id,
  employee: PersonName,
  outgoing: PersonName,
  /** Who leads the employee by then, as recorded now; null is nobody yet. */
  incoming: PersonName.nullable(),
  /** The first day under who takes over. */
  takesOverOn: PlainDate,
  openedOn: PlainDate,
  finishedOn: PlainDate.nullable(),
  /** Set if it ended without an end: the line returned, or the plan was withdrawn. */
  closedOn: PlainDate.nullable(),
  /** The step that it waits for; null once it is finished or closed. */
  step: HandoverStep.nullable(),
  /** When that step is due. */
  dueOn: PlainDate.nullable(),
  /** Whether the step is the caller's. */
  isMyTurn: z.boolean(),
});
export type HandoverSummary = z.infer<typeof HandoverSummary>;

const LeaveFact = z.object({
  leaveType: z.enum(leaveTypes),
  startDate: PlainDate,
  endDate: PlainDate,
});

/** What is recorded of the employee, each part for those who may see it elsewhere. */
export const HandoverFacts = z.object({
  /** Today, or the day on which the handover was finished or closed. */
  asOf: PlainDate,
  /** Days of annual leave: left, and of these asked for. */
  annualLeave: z.object({ remaining: z.number(), pending: z.number() }),
  /** Leave that is not over, the first to start first. */
  leave: z.array(
    LeaveFact.extend({ status: z.enum(["pending", "approved", "cancellation_asked"]) }),
  ),
  /** Decisions of the last 90 days on leave that is not ahead, the last first. */
  decided: z.array(
    LeaveFact.extend({
      status: z.enum(["approved", "rejected", "cancelled"]),
      decidedOn: PlainDate,
    }),
  ),
  hireDate: PlainDate.nullable(),
  /** The next work anniversary. */
  anniversary: z.object({ date: PlainDate, years: z.int() }).nullable(),
  /** The last day of a probation that is not over. */
  probationEnd: PlainDate.nullable(),
  /** The last day of the employment, if it is still to come. */
  lastDay: PlainDate.nullable(),
  /** The work events of the company in the next 60 days, the first five. */
  events: z.array(z.object({ name: z.string(), date: PlainDate })),
  /** Documents that are still to expire, the first first; null for readers who may not open them. */
  expiring: z.array(z.object({ name: z.string(), expiresOn: PlainDate })).nullable(),
  /** Notes that pass on: shared with the employee, and for the line. */
  sharedNotes: z.int(),
  lineNotes: z.int(),
  /** Drafts about the employee that the caller has written and that go nowhere by themselves. */
  ownDrafts: z.int(),
  /** Drafts about the employee by people who are deactivated, which nobody reads; 0 for the employee. */
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
      /** Why it went on without the step; empty if the step was done. */
      releasedBecause: z.string(),
    }),
  ),
  /** Whether the caller reads the texts by now: the employee after the first step, who takes over after the second. */
  isReadable: z.boolean(),
  texts: z.array(
    z.object({
      part: z.enum(handoverParts),
      body: z.string(),
      by: PersonName,
      writtenAt: Instant,
    }),
  ),
  /** Those that pass on, with the answer of who takes over. */
  promises: z.array(
    Promised.extend({
      answer: z.object({ isAccepted: z.boolean(), reason: z.string() }).nullable(),
    }),
  ),
  /** From the record, for those who may see it today; null for anyone else. */
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
} as const satisfies Record<string, Operation>;
