import { z } from "zod";

const Days = z
  .number("Please enter the days")
  .min(0, "At least 0 days")
  .max(366, "At most 366 days")
  .multipleOf(0.25, "In quarters of a day");
const Months = z.int("Please enter the months").min(1, "At least 1 month").max(120, "At most 120");

/** How much a cycle gives: days, or weeks of the employee's own working days. */
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
  /** All at once, but in the first months of employment one day for every n days worked. */
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
  /** n months, the first from the day that counts as the first of service. */
  z.strictObject({ kind: z.literal("service"), months: Months }),
]);

/** The terms of one balance. */
export const BalanceTerms = z.strictObject({
  amount: Amount,
  accrual: Accrual,
  cycle: Cycle,
  /** What is left at the end of a cycle: how many days are carried at most, and for how many months; null for all and for good. */
  carryOver: z.strictObject({ cap: Days.nullable(), months: Months.nullable() }),
  /** Of the running total of a cycle. */
  rounding: z.strictObject({
    to: z.union([z.literal(0.01), z.literal(0.25), z.literal(0.5), z.literal(1)]),
    mode: z.enum(["nearest", "up", "down"]),
  }),
  /** Months of service before the first days are gained. */
  waitingMonths: z.int().min(0, "At least 0 months").max(24, "At most 24 months"),
  /** Nothing is gained by those who work fewer days a week. */
  minDaysPerWeek: z.int().min(0).max(7),
  /** Another amount after some years of service, the fewest years first. */
  tiers: z
    .array(z.strictObject({ afterYears: z.int().min(1).max(50), amount: Amount }))
    .max(10, "At most 10 steps")
    .refine(
      (tiers) => tiers.every(({ afterYears }, at) => afterYears > (tiers[at - 1]?.afterYears ?? 0)),
      "Please order the steps by years of service",
    ),
});
export type BalanceTerms = z.infer<typeof BalanceTerms>;

/** When employees have to ask for leave; others who book it for them may at any time. */
export const AskingTerms = z.strictObject({
  /** How many days before its first day annual and unpaid leave has to be asked for. */
  noticeDays: z.int("Please enter whole days").min(0, "At least 0 days").max(180, "At most 180"),
  /** How many days after its first day leave may still be entered; null for any time. */
  daysBack: z
    .int("Please enter whole days")
    .min(0, "At least 0 days")
    .max(366, "At most 366")
    .nullable(),
});
export type AskingTerms = z.infer<typeof AskingTerms>;

/** When a medical certificate is wanted for sick leave. It never keeps anyone from asking for it. */
export const CertificateTerms = z.strictObject({
  /** For more days of work in a row than this. */
  afterDays: z.int("Please enter whole days").min(0, "At least 0 days").max(30, "At most 30"),
  /** However short it is, for a third absence within eight weeks. */
  isForFrequent: z.boolean(),
  /** How many days after the last day of leave it is due. */
  dueDays: z.int("Please enter whole days").min(0, "At least 0 days").max(60, "At most 60"),
});
export type CertificateTerms = z.infer<typeof CertificateTerms>;

/**
 * The terms of each balance that a policy sets; when leave has to be asked for, at any time if that is left out; and when a medical
 * certificate is wanted, never if that is left out.
 */
export const PolicyTerms = z.strictObject({
  annual: BalanceTerms,
  sick: BalanceTerms,
  familyResponsibility: BalanceTerms,
  study: BalanceTerms,
  asking: AskingTerms.optional(),
  certificate: CertificateTerms.optional(),
});
export type PolicyTerms = z.infer<typeof PolicyTerms>;
