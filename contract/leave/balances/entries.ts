import { z } from "zod";
import { leaveBalances, leaveEntryKinds } from "#contract/codes/leave.ts";
import {
  Created,
  Id,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  QueryId,
  requiredId,
  requiredLongText,
  typedByHuman,
} from "#contract/common.ts";
import { OwnTypeName } from "../own-types.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];

export const NewLeaveEntry = z
  .strictObject({
    employeeId: requiredId("Please choose a person"),
    /** A documented balance, or the company's own type. */
    balance: z.enum(leaveBalances, "Please choose a balance").optional(),
    ownTypeId: requiredId("Please choose a type").optional(),
    /** Days to add or, if negative, remove; an opening balance adds days, a payout removes them. */
    kind: z.enum(leaveEntryKinds, "Please choose a kind"),
    days: z
      .number("Please enter the days")
      .min(-366, "At most 366 days")
      .max(366, "At most 366 days")
      .multipleOf(0.01, "At most two decimals")
      .refine((days) => days !== 0, "Please enter the days"),
    /** The first day of effect, or the day of work; today if left out. */
    day: PlainDate.refine(
      (day) => day >= firstDay && day <= lastDay,
      "Please enter a date between 2000 and 2199",
    ).optional(),
    /** The last day to use added days of an own type; left out, they never lapse. */
    usableUntil: PlainDate.optional(),
    reason: typedByHuman(requiredLongText("Reason is required", 500)),
    /** Confirms that more may be taken than is granted afterwards. */
    isConfirmed: z.boolean().optional(),
  })
  .refine(({ kind, days }) => kind === "corrected" || days > 0, {
    path: ["days"],
    message: "Please enter more than 0 days",
  })
  .refine(({ balance, ownTypeId }) => (balance === undefined) !== (ownTypeId === undefined), {
    path: ["balance"],
    message: "Please choose a balance",
  })
  .refine(
    ({ usableUntil, ownTypeId, days, kind }) =>
      usableUntil === undefined || (ownTypeId !== undefined && days > 0 && kind !== "paid-out"),
    { path: ["usableUntil"], message: "Only added days of your own types have a last day" },
  )
  .refine(({ usableUntil, day }) => !usableUntil || !day || usableUntil >= day, {
    path: ["usableUntil"],
    message: "The last day cannot be before the first",
  })
  .refine(({ kind, balance }) => kind !== "worked" || balance === "timeInLieu", {
    path: ["kind"],
    message: "Only time in lieu is gained by working",
  })
  .refine(({ kind, days }) => kind !== "worked" || days % 0.5 === 0, {
    path: ["days"],
    message: "Please enter days or half days",
  });
export type NewLeaveEntry = z.infer<typeof NewLeaveEntry>;

const LeaveEntryAdded = Created.extend({
  employeeId: Id,
  remaining: z.number(),
  /** Whether the employee has taken more than is granted now. */
  isOverTaken: z.boolean(),
});

export const LeaveEntry = z.object({
  id: Id,
  /** Null for days of an own type. */
  balance: z.enum(leaveBalances).nullable(),
  ownType: OwnTypeName.nullable(),
  /** `default` for the grant at the start of a person's leave. */
  kind: z.enum(["default", ...leaveEntryKinds]),
  /** Below 0 if removed from the balance. */
  days: z.number(),
  /** The first day of effect. */
  day: PlainDate,
  /** The last day to use days in lieu or of an own type; null for no end. */
  usableUntil: PlainDate.nullable(),
  reason: z.string().nullable(),
  by: PersonName.nullable(),
  recordedAt: Instant,
});
export type LeaveEntry = z.infer<typeof LeaveEntry>;

export const leaveEntries = {
  addEntry: {
    method: "POST",
    path: "/secure/leave/entries",
    access: "superadmin",
    summary:
      "Enter an opening balance, a correction or days paid out, from any day on, with a reason",
    body: NewLeaveEntry,
    response: LeaveEntryAdded,
    creates: true,
    errors: ["not_found", "leave_over_taken"],
    touches: ["leave", "employees", "continuity", "dashboard"],
  },
  entries: {
    method: "GET",
    path: "/secure/leave/entries",
    access: "approved",
    summary:
      "List what was granted or entered into your balances, or those of an employee whose leave you may see, the newest first",
    query: ListQuery.omit({ search: true, sort: true }).extend({
      employeeId: QueryId.optional(),
      balance: z.enum(leaveBalances).optional(),
      ownTypeId: QueryId.optional(),
    }),
    response: z.array(LeaveEntry),
    paged: true,
    recorded: "leave",
    errors: ["not_found"],
  },
} as const;
