import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  QueryId,
  requiredDate,
  requiredLongText,
} from "../common.ts";
import { limits } from "../limits.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];
const day = (message: string) =>
  requiredDate(message).refine(
    (date) => date >= firstDay && date <= lastDay,
    "Please enter a date between 2000 and 2199",
  );

/** In days. */
const maxDays = 366;
const dayMs = 86_400_000;

export const PayrollPeriod = z
  .strictObject({
    from: day("Please enter the first day"),
    to: day("Please enter the last day"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    message: "The last day cannot be before the first",
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ["to"],
    message: "At most 366 days",
  });
export type PayrollPeriod = z.output<typeof PayrollPeriod>;

export const PayrollFileQuery = PayrollPeriod.safeExtend({ profileId: QueryId.optional() });
export type PayrollFileQuery = z.output<typeof PayrollFileQuery>;

export const LiabilityDay = z.strictObject({ on: day("Please enter a date") });
export type LiabilityDay = z.output<typeof LiabilityDay>;

export const LockedPeriod = z.object({
  id: Id,
  from: PlainDate,
  to: PlainDate,
  lockedBy: PersonName,
  lockedAt: Instant,
  /** Only the last period can be unlocked. */
  canUnlock: z.boolean(),
  /** Null while the period is locked. */
  unlocked: z.object({ by: PersonName, at: Instant, reason: z.string() }).nullable(),
});
export type LockedPeriod = z.infer<typeof LockedPeriod>;

const download = {
  method: "GET",
  access: "superadmin",
  confirmed: true,
  response: z.file(),
  file: "export",
  recorded: "leaveExport",
  limited: limits.export,
} as const;

export const periodOperations = {
  exportLeave: {
    ...download,
    path: "/secure/leave/payroll-export",
    summary:
      "Download the days and hours of approved leave in a period, by employee and type, as a CSV file or in the shape of a payroll profile, after a locked period with its corrections; whose rows are in it is recorded",
    query: PayrollFileQuery,
    errors: ["not_found"],
    event: "payroll_downloaded",
  },
  listPeriods: {
    method: "GET",
    path: "/secure/leave/payroll-periods",
    access: "superadmin",
    summary: "List the periods that payroll has locked, the last ones first, with who did",
    query: ListQuery.omit({ search: true, sort: true }),
    response: z.array(LockedPeriod),
    paged: true,
  },
  lockPeriod: {
    method: "POST",
    path: "/secure/leave/payroll-periods",
    access: "superadmin",
    summary:
      "Lock a period that payroll has taken over: later changes of its leave are corrections in the next one",
    body: PayrollPeriod,
    response: Created,
    creates: true,
    touches: ["payroll"],
    event: "settings_changed",
  },
  unlockPeriod: {
    method: "PUT",
    path: "/secure/leave/payroll-periods/unlock/:id",
    access: "superadmin",
    summary: "Unlock the last period that payroll has locked, with a reason",
    params: IdParams,
    body: z.strictObject({ reason: requiredLongText("Please give a reason", 500) }),
    response: Done,
    errors: ["not_found", "payroll_period_followed"],
    touches: ["payroll"],
    event: "settings_changed",
  },
  exportLiability: {
    ...download,
    path: "/secure/leave/liability",
    summary:
      "Download the days of annual leave that the company owes each employee on a day, as a CSV file; whose rows are in it is recorded",
    query: LiabilityDay,
  },
} as const;
