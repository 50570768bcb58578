import { z } from "zod";
import {
  leaveBalances,
  leaveDayReasons,
  leaveTypes,
  statementLineKinds,
} from "#contract/codes/leave.ts";
import { Id, PersonName, PlainDate, QueryId } from "#contract/common.ts";
import { ParentalGrant } from "../requests/parental.ts";
import { DaysInCycle, LengthInMonths } from "../requests/request.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];
const AskedDay = PlainDate.refine(
  (day) => day >= firstDay && day <= lastDay,
  "Please enter a date between 2000 and 2199",
);

export const LeaveStatementQuery = z.strictObject({
  balance: z.enum(leaveBalances),
  /** Whose; one's own without. */
  employeeId: QueryId.optional(),
  /** The day of the balance, past or future; today without. */
  asOf: AskedDay.optional(),
  /** Only what was recorded by the end of this day; all without. */
  knownOn: AskedDay.optional(),
});
export type LeaveStatementQuery = z.infer<typeof LeaveStatementQuery>;

export const LeaveDay = z.object({
  date: PlainDate,
  cost: z.number(),
  reason: z.enum(leaveDayReasons),
  /** The name of the holiday, if it is one. */
  holiday: z.string().nullable(),
});
export type LeaveDay = z.infer<typeof LeaveDay>;

export const StatementLine = z.object({
  kind: z.enum(statementLineKinds),
  from: PlainDate,
  to: PlainDate,
  /** Added to the balance; below 0 if taken from it. A line that carries a year's days has them without adding any. */
  days: z.number(),
  /** What is left after this line and all before it. */
  left: z.number(),
  /** Who granted or approved it, and on which day it was recorded. */
  by: PersonName.nullable(),
  recordedOn: PlainDate.nullable(),
  reason: z.string().nullable(),
  /** The last day on which days in lieu of work can be used; null if they stay, and for all other lines. */
  usableUntil: PlainDate.nullable(),
  /** The request, for lines about one. */
  leave: z
    .object({
      id: Id,
      leaveType: z.enum(leaveTypes),
      requestedOn: PlainDate,
      /** How long the whole request is, if the law counts it in months. */
      inMonths: LengthInMonths.nullable(),
      /** What the law grants for the child, if the request says for what event it is. */
      parental: ParentalGrant.pick({ basis: true, source: true, length: true }).nullable(),
      /** How many days of the whole request fall in which cycle; none if it does not go beyond one. */
      cycles: z.array(DaysInCycle),
      days: z.array(LeaveDay),
    })
    .nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** How many lines a statement has at most: the newest. */
export const maxStatementLines = 500;

/** Everything that makes up one balance of an employee on a day: carried, added, lapsed, taken and booked give what remains. */
export const LeaveStatement = z.object({
  employee: PersonName,
  balance: z.enum(leaveBalances),
  today: PlainDate,
  asOf: PlainDate,
  knownOn: PlainDate,
  /** The first day of the company's year in which the day falls; the following five count from it. */
  yearFrom: PlainDate,
  /** The policy by which days are gained on that day, and the first day of its version, which the ready ones have not. */
  policy: z.object({ name: z.string(), validFrom: PlainDate.nullable() }),
  carried: z.number(),
  added: z.number(),
  lapsed: z.number(),
  taken: z.number(),
  booked: z.number(),
  remaining: z.number(),
  /** Days of requests that are not decided yet, and what remains if all are approved. */
  pending: z.number(),
  remainingIfApproved: z.number(),
  /** The newest first. */
  lines: z.array(StatementLine),
  /** How many older lines are left out. */
  olderLines: z.int(),
});
export type LeaveStatement = z.infer<typeof LeaveStatement>;
