import { z } from "zod";
import { leaveTypes } from "../codes/leave.ts";
import {
  payrollColumns,
  payrollDayStyles,
  payrollDecimals,
  payrollSeparators,
} from "../codes/payroll.ts";
import { Done, Id, IdParams, Instant, optionalText, PersonName, requiredText } from "../common.ts";
import { limits } from "../limits.ts";
import { PayrollPeriod } from "./periods.ts";

export const maxProfiles = 20;
/** The documented types, and a company's own. */
const maxTypeCodes = 120;
const maxCodeLength = 30;
const maxHeadingLength = 60;

const Column = z.strictObject({
  column: z.enum(payrollColumns),
  heading: requiredText("Please enter a heading", maxHeadingLength),
});

/** The receiver's code of a leave type; blank for none. */
const TypeCode = z
  .strictObject({
    leaveType: z.enum(leaveTypes),
    /** Of the company's own types only. */
    ownTypeId: Id.nullable(),
    code: optionalText(maxCodeLength),
  })
  .refine(({ leaveType, ownTypeId }) => (leaveType === "OwnLeave") === (ownTypeId !== null), {
    path: ["ownTypeId"],
    message: "Please name the type",
  });

const isOnceEach = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** The shape of a payroll file. */
export const PayrollFormat = z.strictObject({
  columns: z
    .array(Column)
    .min(1, "Please choose a column")
    .max(payrollColumns.length, "Each column only once")
    .refine((all) => isOnceEach(all.map(({ column }) => column)), "Each column only once"),
  typeCodes: z
    .array(TypeCode)
    .max(maxTypeCodes)
    .refine(
      (all) => isOnceEach(all.map(({ leaveType, ownTypeId }) => `${leaveType} ${ownTypeId}`)),
      "Each type only once",
    ),
  separator: z.enum(payrollSeparators, "Please choose a separator"),
  decimal: z.enum(payrollDecimals, "Please choose a decimal sign"),
  dayStyle: z.enum(payrollDayStyles, "Please choose how days are written"),
});
export type PayrollFormat = z.output<typeof PayrollFormat>;

export const PayrollProfile = PayrollFormat.extend({
  id: Id,
  name: z.string(),
  /** When it last wrote a file; null before the first. */
  lastUsedAt: Instant.nullable(),
});
export type PayrollProfile = z.infer<typeof PayrollProfile>;

export const PayrollProfileBody = PayrollFormat.extend({
  /** Of an existing one. */
  id: Id.optional(),
  name: requiredText("Please enter a name", 60),
});
export type PayrollProfileBody = z.output<typeof PayrollProfileBody>;

/** What keeps a file from being written. */
export const PayrollGaps = z.object({
  /** Leave types in the period without a code. */
  types: z.array(z.string()),
  /** The first people in the period without an employee number, and how many there are. */
  people: z.array(PersonName),
  peopleCount: z.int(),
});
export type PayrollGaps = z.infer<typeof PayrollGaps>;

export const PayrollPreview = z.object({
  headings: z.array(z.string()),
  /** The first ten. */
  lines: z.array(z.array(z.string())),
  hasMore: z.boolean(),
  gaps: PayrollGaps,
});
export type PayrollPreview = z.infer<typeof PayrollPreview>;

const access = "superadmin";

export const profileOperations = {
  listProfiles: {
    method: "GET",
    path: "/secure/payroll/profiles",
    access,
    summary: "List the company's payroll profiles by name",
    response: z.object({ profiles: z.array(PayrollProfile), maxProfiles: z.int() }),
  },
  saveProfile: {
    method: "POST",
    path: "/secure/payroll/profiles",
    access,
    confirmed: true,
    summary: "Add or change a payroll profile: how a payroll system reads leave",
    body: PayrollProfileBody,
    response: PayrollProfile,
    errors: ["not_found", "too_many_profiles"],
    touches: ["payroll"],
    event: "settings_changed",
  },
  removeProfile: {
    method: "DELETE",
    path: "/secure/payroll/profiles/:id",
    access,
    confirmed: true,
    summary: "Remove a payroll profile",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["payroll"],
    event: "settings_changed",
  },
  previewProfile: {
    method: "POST",
    path: "/secure/payroll/profiles/preview",
    access,
    summary:
      "Show the first ten lines that a profile writes of a period, and what keeps its file from being written; whose leave is in them is recorded",
    body: z.strictObject({ format: PayrollFormat, period: PayrollPeriod }),
    response: PayrollPreview,
    recorded: "leaveExport",
    limited: limits.payrollPreview,
    touches: [],
    traceless: "It changes nothing.",
  },
} as const;
