import { z } from "zod";

const Days = z
  .number("Please enter the days")
  .min(0, "At least 0 days")
  .max(366, "At most 366 days")
  .multipleOf(0.25, "In quarters of a day");
const Months = z.int("Please enter the months").min(1, "At least 1 month").max(120, "At most 120");

/** Days, or weeks of the employee's own working days. */
const Amount = z.union([
  z.strictObject({ days: Days }),
  z.strictObject({
    weeks: z.number("Please enter the weeks").min(0, "At least 0").max(52, "At most 52 weeks"),
  }),
]);

const Accrual = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("at-once"), isProrated: z.boolean() }),
  z.strictObject({
    kind: z.literal("monthly"),
    at: z.enum(["start", "end"]),
    partialMonths: z.enum(["prorated", "full", "none"]),
  }),
  z.strictObject({ kind: z.literal("days-worked"), per: z.int().min(1).max(366) }),
  /** All at once; in the first months of employment, one day for every n days worked. */
  z.strictObject({
    kind: z.literal("sick-cycle"),
    firstMonths: z.int().min(1).max(12),
    per: z.int().min(1).max(366),
  }),
]);

const Cycle = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("year"),
    from: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/, "A day such as 03-01"),
  }),
  /** n months, the first from the start of service. */
  z.strictObject({ kind: z.literal("service"), months: Months }),
]);

export const BalanceTerms = z.strictObject({
  amount: Amount,
  accrual: Accrual,
  cycle: Cycle,
  /** The remainder at the end of a cycle: the most days and months to carry; null means no limit. */
  carryOver: z.strictObject({ cap: Days.nullable(), months: Months.nullable() }),
  /** The part of a cycle's days that never lapses and should be taken within six months (BCEA s 20); none if left out. */
  statutory: Amount.optional(),
  /** Of the running total of a cycle. */
  rounding: z.strictObject({
    to: z.union([z.literal(0.01), z.literal(0.25), z.literal(0.5), z.literal(1)]),
    mode: z.enum(["nearest", "up", "down"]),
  }),
  /** Months of service before the first gain. */
  waitingMonths: z.int().min(0, "At least 0 months").max(24, "At most 24 months"),
  /** People with fewer working days a week gain none. */
  minDaysPerWeek: z.int().min(0).max(7),
  /** Larger amounts by years of service, the fewest years first. */
  tiers: z
    .array(z.strictObject({ afterYears: z.int().min(1).max(50), amount: Amount }))
    .max(10, "At most 10 steps")
    .refine(
      (tiers) => tiers.every(({ afterYears }, at) => afterYears > (tiers[at - 1]?.afterYears ?? 0)),
      "Please order the steps by years of service",
    ),
});
export type BalanceTerms = z.infer<typeof BalanceTerms>;

/** Only annual leave may go below 0: it is planned, and the days owed are earned later. Other leave is for need. */
export const AnnualTerms = BalanceTerms.extend({
  /** By how many days at most; none if left out. */
  belowZero: Days.optional(),
});
export type AnnualTerms = z.infer<typeof AnnualTerms>;

/** Deadlines for employees; others may book for them at any time. */
export const AskingTerms = z.strictObject({
  /** Days of notice for annual and unpaid leave. */
  noticeDays: z.int("Please enter whole days").min(0, "At least 0 days").max(180, "At most 180"),
  /** Days after its start within which leave may be entered; null for no limit. */
  daysBack: z
    .int("Please enter whole days")
    .min(0, "At least 0 days")
    .max(366, "At most 366")
    .nullable(),
});
export type AskingTerms = z.infer<typeof AskingTerms>;

/** When sick leave requires a medical certificate. A missing one never prevents a request. */
export const CertificateTerms = z.strictObject({
  /** Required for more consecutive days of work than this. */
  afterDays: z.int("Please enter whole days").min(0, "At least 0 days").max(30, "At most 30"),
  /** Required for a third absence within eight weeks, however short. */
  isForFrequent: z.boolean(),
  /** Days after the end of leave. */
  dueDays: z.int("Please enter whole days").min(0, "At least 0 days").max(60, "At most 60"),
});
export type CertificateTerms = z.infer<typeof CertificateTerms>;

/** The terms per balance, and those of requests and certificates; each left out means no requirement. */
export const PolicyTerms = z.strictObject({
  annual: AnnualTerms,
  sick: BalanceTerms,
  familyResponsibility: BalanceTerms,
  study: BalanceTerms,
  asking: AskingTerms.optional(),
  certificate: CertificateTerms.optional(),
});
export type PolicyTerms = z.infer<typeof PolicyTerms>;
