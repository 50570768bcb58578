import { z } from "zod";
import { promiseActions, promiseChanges, promiseStates } from "../codes/continuity.ts";
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
  PossibleDate,
  requiredId,
  requiredLongText,
  typedByHuman,
  Version,
} from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { maxLengths } from "../rules/text.ts";

export const Promised = z.object({
  id: Id,
  employee: PersonName,
  /** Empty once withdrawn. */
  promiseText: z.string(),
  dueOn: PlainDate.nullable(),
  /** An intent concerns the employee, who does not read it. */
  isIntent: z.boolean(),
  state: z.enum(promiseStates),
  /** The version of text and day: 1 at first, then one more for each renegotiation. */
  version: z.int(),
  madeBy: PersonName,
  madeOn: PlainDate,
  /** The day of its last change. */
  changedOn: PlainDate,
  isAsleep: z.boolean(),
  /** The caller's possible actions. */
  actions: z.array(z.enum(promiseActions)),
});
export type Promised = z.infer<typeof Promised>;

/** A promise with its whole history. */
export const PromiseRecord = Promised.extend({
  versions: z.array(
    z.object({ version: z.int(), promiseText: z.string(), dueOn: PlainDate.nullable() }),
  ),
  history: z.array(
    z.object({
      kind: z.enum(promiseChanges),
      by: PersonName,
      at: Instant,
      day: PlainDate,
      reason: z.string(),
    }),
  ),
});
export type PromiseRecord = z.infer<typeof PromiseRecord>;

const Reason = typedByHuman(optionalLongText(maxLengths.promise).default(""));
const requiredReason = (message: string) =>
  typedByHuman(requiredLongText(message, maxLengths.promise));
const promiseText = requiredLongText("Please write down what was agreed.", maxLengths.promise);

export const NewPromise = z.strictObject({
  employeeId: requiredId("Please select an employee."),
  promiseText,
  dueOn: PossibleDate,
  isIntent: z.boolean().default(false),
});
export type NewPromise = z.input<typeof NewPromise>;

/** A field left out stays unchanged; null removes the day. */
const Renegotiation = z
  .strictObject({
    promiseText: promiseText.optional(),
    dueOn: PossibleDate,
    reason: Reason,
    /** The version that the caller has seen. */
    version: Version,
  })
  .refine(({ promiseText: text, dueOn }) => text !== undefined || dueOn !== undefined, {
    path: ["promiseText"],
    message: "Please give a new text or a new day.",
  });

const errors = ["not_found", "forbidden", "conflict"] as const;
const touches = ["continuity", "employees", "dashboard"] as const;
const change = {
  method: "PUT",
  access: "approved",
  params: IdParams,
  response: Done,
  limited: limits.note,
  errors,
  touches,
} as const;
const Paging = ListQuery.pick({ page: true, pageSize: true }).extend({
  state: z.enum(promiseStates).optional(),
});

export const promiseOperations = {
  promises: {
    method: "GET",
    path: "/secure/continuity/promises",
    access: "approved",
    summary:
      "List the promises to those you lead, or as a super administrator to anyone else, the first due first",
    query: Paging,
    response: z.array(Promised),
    paged: true,
    recorded: "promises",
  },
  promisesOf: {
    method: "GET",
    path: "/secure/continuity/promises/of/:id",
    access: "approved",
    summary: "List the promises to an employee that are visible to you, the latest first",
    params: IdParams,
    query: Paging,
    response: z.array(Promised),
    paged: true,
    recorded: "promises",
    errors: ["not_found"],
  },
  promise: {
    method: "GET",
    path: "/secure/continuity/promises/:id",
    access: "approved",
    summary: "Get a promise with its former texts and all that has happened to it",
    params: IdParams,
    response: PromiseRecord,
    recorded: "promises",
    errors: ["not_found"],
  },
  makePromise: {
    method: "POST",
    path: "/secure/continuity/promises",
    access: "approved",
    summary:
      "Write down what was agreed with an employee you lead, or propose what was agreed with you",
    body: NewPromise,
    response: Created,
    creates: true,
    limited: limits.note,
    errors: ["not_found", "forbidden", "employee_deactivated"],
    touches,
  },
  agreeToPromise: {
    ...change,
    path: "/secure/continuity/promises/:id/agree",
    summary: "Agree to a promise that the employee proposed",
  },
  declinePromise: {
    ...change,
    path: "/secure/continuity/promises/:id/decline",
    summary: "Decline a promise that the employee proposed, with a reason",
    body: z.strictObject({ reason: requiredReason("Please say why it was not agreed.") }),
  },
  keepPromise: {
    ...change,
    path: "/secure/continuity/promises/:id/keep",
    summary: "Record that an open promise was kept",
    body: z.strictObject({ reason: Reason }),
  },
  renegotiatePromise: {
    ...change,
    path: "/secure/continuity/promises/:id/renegotiate",
    summary: "Give an open promise a new text or day; the former ones are kept",
    body: Renegotiation,
  },
  breakPromise: {
    ...change,
    path: "/secure/continuity/promises/:id/break",
    summary: "Record that an open promise was broken, with a reason",
    body: z.strictObject({ reason: requiredReason("Please say why it was not kept.") }),
  },
  takeBackPromise: {
    ...change,
    path: "/secure/continuity/promises/:id/take-back",
    summary:
      "Take back a promise of yours within the hour, as long as nothing else has happened to it; it stays without its text",
  },
} as const satisfies Record<string, Operation>;
