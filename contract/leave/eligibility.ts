import { z } from "zod";
import { leaveStatuses, leaveTypes } from "../codes/leave.ts";
import type { EligibilityReason } from "../codes/leave-eligibility.ts";
import { PlainDate } from "../common.ts";
import { OwnTypeName } from "./own-types.ts";
import { ParentalGrant } from "./requests/parental.ts";
import { DaysInCycle } from "./requests/request.ts";

const Eligibility = z.object({
  eligible: z.boolean(),
  /** The reason as a sentence. */
  message: z.string(),
  duration: z.number(),
});
const Dates = { startDate: PlainDate, endDate: PlainDate };
const type = { leaveType: z.enum(leaveTypes), ownType: OwnTypeName.nullish() };
const Blocked = z.object({ ...Dates, department: z.string().nullable(), reason: z.string() });
const MonthsOfLeave = z.object({
  months: z.int(),
  days: z.int(),
  granted: z.int(),
  section: z.string().nullable(),
  beyondFrom: PlainDate.nullable(),
});
const reasonOf = <Code extends EligibilityReason["code"], Values extends z.ZodRawShape>(
  code: Code,
  values: Values,
) => Eligibility.extend({ code: z.literal(code), values: z.object(values) });

/** Whether this leave can be booked, the reason if not, and its working days. */
export const LeaveEligibility = z.discriminatedUnion("code", [
  reasonOf("fits", {
    ...type,
    duration: z.number(),
    remaining: z.number().nullable(),
    belowZero: z.number().optional(),
    blocked: Blocked.optional(),
    /** Set if the policy requires a medical certificate. */
    certificateDue: PlainDate.optional(),
    inMonths: MonthsOfLeave.optional(),
    parental: ParentalGrant.optional(),
    /** The days per cycle of the balance, if the leave crosses into another. */
    cycles: z.array(DaysInCycle).readonly().optional(),
  }),
  reasonOf("blocked", { ...Blocked.shape, ...type, field: z.enum(["startDate", "endDate"]) }),
  reasonOf("within-notice", { ...Dates, section: z.string() }),
  reasonOf("short-notice", { noticeDays: z.int(), earliest: PlainDate }),
  reasonOf("too-long-ago", { daysBack: z.int(), earliest: PlainDate }),
  reasonOf("waiting", { ...type, months: z.int(), earliest: PlainDate }),
  reasonOf("outside-employment", {
    startDate: PlainDate.nullable(),
    endDate: PlainDate.nullable(),
  }),
  reasonOf("ends-before-start", {}),
  reasonOf("not-offered", type),
  reasonOf("not-for-you", type),
  reasonOf("whole-days", { ...type, field: z.enum(["startHalf", "endHalf"]) }),
  reasonOf("not-bookable", Dates),
  reasonOf("too-long", { maxDays: z.int() }),
  reasonOf("no-working-days", {}),
  reasonOf("not-a-working-day", { date: PlainDate, holiday: z.string().nullable() }),
  reasonOf("overlapping", { ...Dates, ...type, leaveStatus: z.enum(leaveStatuses) }),
  reasonOf("too-few-days", {
    ...type,
    duration: z.number(),
    available: z.number(),
    pending: z.number(),
    belowZero: z.number().optional(),
    cycle: DaysInCycle.omit({ days: true }).optional(),
    inMonths: MonthsOfLeave.optional(),
    parental: ParentalGrant.optional(),
  }),
]);
export type LeaveEligibility = z.infer<typeof LeaveEligibility>;
