import { z } from "zod";
import { familyRelations, halves, leaveStatuses, leaveTypes } from "#contract/codes/leave.ts";
import { Id, Instant, PersonName, PlainDate } from "#contract/common.ts";
import { OwnTypeName } from "../own-types.ts";

/** Months, plus days beyond them. */
export const LengthInMonths = z.object({
  months: z.int(),
  days: z.int(),
  section: z.string().nullable(),
});

/** Days of leave in one cycle of its balance. */
export const DaysInCycle = z.object({ from: PlainDate, to: PlainDate, days: z.number() });

export const Leave = z.object({
  id: Id,
  leaveType: z.enum(leaveTypes),
  /** The company's own type; null for documented ones. */
  ownType: OwnTypeName.nullable(),
  startDate: PlainDate,
  endDate: PlainDate,
  /** The starting half of the first day and the ending half of the last. */
  startHalf: z.enum(halves),
  endHalf: z.enum(halves),
  leaveDuration: z.number(),
  /** The length with its legal source, if the law counts it in months and the request states no event. */
  inMonths: LengthInMonths.nullable(),
  /** The days per cycle of its balance, by today's policies; empty within one cycle, or without any. */
  cycles: z.array(DaysInCycle),
  leaveStatus: z.enum(leaveStatuses),
  reason: z.string(),
  /** Whom family responsibility leave is for; null if unstated. */
  familyRelation: z.enum(familyRelations).nullable(),
  contactNumberWhileOnLeave: z.string(),
  /** The possible reviewers; never the employee on leave. */
  reviewersId: z.array(Id),
  requestedAt: Instant,
  /** Null if the employee requested it. */
  bookedBy: PersonName.nullable(),
  /** The annual leave that gives these sick days back once they are approved; null for other requests. */
  replacesId: Id.nullable(),
  decidedAt: Instant.nullable(),
  decidedBy: PersonName.nullable(),
  /** Blank without a reason. */
  decisionReason: z.string(),
  /** Files such as a certificate; the employee and super administrators list them by `leave.files`. */
  fileCount: z.int(),
  /** The last day for a medical certificate; null if none is required. */
  certificateDue: PlainDate.nullable(),
  /** Counts the request's changes; a decision may send it in `If-Match`. */
  version: z.int(),
  /** The reader's possible actions. */
  can: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    edit: z.boolean(),
    withdraw: z.boolean(),
    askToCancel: z.boolean(),
    cancel: z.boolean(),
    refuseCancellation: z.boolean(),
    returnEarly: z.boolean(),
    turnSick: z.boolean(),
    addFile: z.boolean(),
    removeFile: z.boolean(),
  }),
});
export type Leave = z.infer<typeof Leave>;
