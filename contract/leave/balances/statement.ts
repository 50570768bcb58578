import { z } from "zod";
import {
  leaveBalances,
  leaveDayReasons,
  leaveTypes,
  statementLineKinds,
} from "#contract/codes/leave.ts";
import { Id, PersonName, PlainDate, QueryId } from "#contract/common.ts";
import { OwnTypeName } from "../own-types.ts";
import { ParentalGrant } from "../requests/parental.ts";
import { DaysInCycle, LengthInMonths } from "../requests/request.ts";
import { LaterLeave } from "./later.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];
const AskedDay = PlainDate.refine(
  (day) => day >= firstDay && day <= lastDay,
  "Please enter a date between 2000 and 2199",
);

export const LeaveStatementQuery = z
  .strictObject({
    /** A documented balance, or the company's own type. */
    balance: z.enum(leaveBalances).optional(),
    ownTypeId: QueryId.optional(),
    employeeId: QueryId.optional(),
    /** The day of the balance, past or future; today if left out. */
    asOf: AskedDay.optional(),
    /** As recorded by the end of this day; all records if left out. */
    knownOn: AskedDay.optional(),
  })
  .refine(({ balance, ownTypeId }) => (balance === undefined) !== (ownTypeId === undefined), {
    path: ["balance"],
    message: "Please choose a balance",
  });
export type LeaveStatementQuery = z.infer<typeof LeaveStatementQuery>;

export const LeaveDay = z.object({
  date: PlainDate,
  cost: z.number(),
  reason: z.enum(leaveDayReasons),
  /** Null for other days. */
  holiday: z.string().nullable(),
});
export type LeaveDay = z.infer<typeof LeaveDay>;

export const StatementLine = z.object({
  kind: z.enum(statementLineKinds),
  from: PlainDate,
  to: PlainDate,
  /** Below 0 if removed from the balance. A carrying line shows a year's days without adding them. */
  days: z.number(),
  /** The remainder after this line. */
  left: z.number(),
  /** The author of the grant or approval, and the day of its record. */
  by: PersonName.nullable(),
  recordedOn: PlainDate.nullable(),
  reason: z.string().nullable(),
  /** The last day to use days in lieu, or those of an own type; null for no end, and for other lines. */
  usableUntil: PlainDate.nullable(),
  /** The request of the line, if any. */
  leave: z
    .object({
      id: Id,
      leaveType: z.enum(leaveTypes),
      ownType: OwnTypeName.nullable(),
      requestedOn: PlainDate,
      /** The length of the whole request, if the law counts it in months. */
      inMonths: LengthInMonths.nullable(),
      /** The legal grant for the child, if the request names the event. */
      parental: ParentalGrant.pick({ basis: true, source: true, length: true }).nullable(),
      /** The whole request's days per cycle; empty within one cycle. */
      cycles: z.array(DaysInCycle),
      days: z.array(LeaveDay),
    })
    .nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A statement shows the newest lines. */
export const maxStatementLines = 500;

/** The parts of one balance on a day: carried, added, lapsed, taken and booked give the remainder. */
export const LeaveStatement = z.object({
  employee: PersonName,
  /** Null for the balance of an own type. */
  balance: z.enum(leaveBalances).nullable(),
  ownType: OwnTypeName.nullable(),
  today: PlainDate,
  asOf: PlainDate,
  knownOn: PlainDate,
  /** The first day of the company's year of that day; the following five values count from it. */
  yearFrom: PlainDate,
  /** The policy of that day, with the first day of its version; ready policies have none. Null for an own type. */
  policy: z.object({ name: z.string(), validFrom: PlainDate.nullable() }).nullable(),
  carried: z.number(),
  added: z.number(),
  lapsed: z.number(),
  taken: z.number(),
  booked: z.number(),
  remaining: z.number(),
  /** The part of the remainder that never lapses; null if the policy names none. */
  statutory: z.number().nullable(),
  /** Days of undecided requests, and the remainder if all are approved. */
  pending: z.number(),
  remainingIfApproved: z.number(),
  /** How many days the policy of that day lets the balance go below 0; 0 for none. */
  belowZero: z.number(),
  /** Null without leave of later cycles. */
  later: LaterLeave.nullable(),
  /** The newest first. */
  lines: z.array(StatementLine),
  /** The number of older lines left out. */
  olderLines: z.int(),
});
export type LeaveStatement = z.infer<typeof LeaveStatement>;
