import { z } from "zod";
import { halves, leaveStatuses, leaveTypes } from "#contract/codes/leave.ts";
import { Id, Instant, PersonName, PlainDate } from "#contract/common.ts";

/** A length in months and the days beyond them. */
export const LengthInMonths = z.object({
  months: z.int(),
  days: z.int(),
  section: z.string().nullable(),
});

/** How many days of leave fall in a cycle of its balance. */
export const DaysInCycle = z.object({ from: PlainDate, to: PlainDate, days: z.number() });

export const Leave = z.object({
  id: Id,
  leaveType: z.enum(leaveTypes),
  startDate: PlainDate,
  endDate: PlainDate,
  /** The halves with which the first day begins and the last one ends. */
  startHalf: z.enum(halves),
  endHalf: z.enum(halves),
  /** In working days. */
  leaveDuration: z.number(),
  /** How long it is, if the law counts it in months, and where the law says so, if it does in the company's country and the request does not say what it is for; null for other leave. */
  inMonths: LengthInMonths.nullable(),
  /** How many of its days fall in which cycle of its balance, by the policies of today; none if it does not go beyond one, or takes nothing. */
  cycles: z.array(DaysInCycle),
  leaveStatus: z.enum(leaveStatuses),
  reason: z.string(),
  contactNumberWhileOnLeave: z.string(),
  /** The employees who may decide on it; never the employee on leave. */
  reviewersId: z.array(Id),
  requestedAt: Instant,
  /** Who booked it for the employee; null if they asked for it themselves. */
  bookedBy: PersonName.nullable(),
  decidedAt: Instant.nullable(),
  decidedBy: PersonName.nullable(),
  /** Why it was decided so; blank if no reason was given. */
  decisionReason: z.string(),
  /** How many files belong to it, such as a certificate; the employee and super administrators list them by `leave.files`. */
  fileCount: z.int(),
  /** The last day on which a medical certificate is in time; null if none is wanted. */
  certificateDue: PlainDate.nullable(),
  /** Counts what has happened to the request; a decision may be sent with it in `If-Match`. */
  version: z.int(),
  /** What the reader may do with it now. */
  can: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    withdraw: z.boolean(),
    askToCancel: z.boolean(),
    cancel: z.boolean(),
    refuseCancellation: z.boolean(),
    returnEarly: z.boolean(),
    addFile: z.boolean(),
    removeFile: z.boolean(),
  }),
});
export type Leave = z.infer<typeof Leave>;
