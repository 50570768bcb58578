import { z } from "zod";
import { type CompanyMatter, registrationTypes, teamSizes } from "./codes/company.ts";
import { countries, holidayRegions } from "./codes/country.ts";
import {
  blankOr,
  Id,
  Instant,
  optionalLongText,
  optionalText,
  PersonName,
  PlainDate,
  PossibleDate,
  requiredEmail,
  requiredText,
} from "./common.ts";
import { defineOperations } from "./operation.ts";
import { type HandoverDays, maxHandoverDays } from "./rules/continuity.ts";
import { isEmail } from "./rules/email.ts";
import { isYearStart, maxWorkMinutes } from "./rules/leave.ts";
import { isTaxNumber } from "./rules/person.ts";
import { isPhone } from "./rules/phone.ts";
import { maxLengths } from "./rules/text.ts";
import { isTimeZone } from "./rules/time-zone.ts";

const eachStep = <Schema extends z.ZodType>(days: Schema) =>
  ({ written: days, commented: days, confirmed: days }) satisfies Record<
    keyof HandoverDays,
    Schema
  >;

export const Tenant = z.object({
  id: z.uuid(),
  tenantName: z.string(),
  companyEmail: z.string(),
  domainName: z.string(),
  companyPhone: z.string(),
  tenantRegistrationType: z.enum(registrationTypes).nullable(),
  country: z.enum(countries),
  taxNumber: z.string(),
  registrationDate: PlainDate.nullable(),
  officeAddress: z.string(),
  industry: z.string(),
  /** A team size, or blank. */
  teamSize: z.string(),
  isActive: z.boolean(),
  createdAt: Instant,
  /** Null until the owner confirms the address of the sign-up. */
  confirmedAt: Instant.nullable(),
  /** As "#2563eb"; null for the default. */
  accentColor: z.string().nullable(),
  /** A picture as a data URL. */
  logo: z.string().nullable(),
  /** The clock of its days, such as "Africa/Johannesburg". */
  timeZone: z.string(),
  /** The sender of its mails; blank for the product's name. */
  mailSenderName: z.string(),
  /** The address for replies to its mails; may be blank. */
  replyToEmail: z.string(),
  /** The first day of its year: "03-01" is 1 March. */
  yearStart: z.string(),
  /** The observed public holidays; null for its country's. */
  holidayRegion: z.enum(holidayRegions).nullable(),
  /** Minutes of work on each weekday, Monday first. */
  workMinutes: z.array(z.int()).length(7),
  /** From the first day on; 0 for none. */
  probationMonths: z.int(),
  /** The types on offer beside the five of every company. */
  offersStudyLeave: z.boolean(),
  offersTimeInLieu: z.boolean(),
  /** Months to use entered time in lieu, from the day of work; null for no end. */
  inLieuMonths: z.int().nullable(),
  /** The due days of a handover's steps before the change of manager. */
  handoverDays: z.object(eachStep(z.int())),
});
export type Tenant = z.infer<typeof Tenant>;

const Logo = z
  .string()
  .max(200_000, "Please choose a smaller picture")
  // Each type by the first bytes of such a file.
  .regex(
    /^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|gif;base64,R0lGOD|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/,
    "Please choose a picture",
  );

const daysRange = `Please enter 0 to ${maxHandoverDays} days`;
const fewerDays = "Please enter fewer days than for the step before";

/** Applies to handovers opened or moved afterwards. */
const HandoverDaysUpdate = z
  .strictObject(
    eachStep(
      z
        .int("Please enter a whole number of days")
        .min(0, daysRange)
        .max(maxHandoverDays, daysRange),
    ),
  )
  .refine(({ written, commented }) => commented < written, {
    path: ["commented"],
    error: fewerDays,
  })
  .refine(({ commented, confirmed }) => confirmed < commented, {
    path: ["confirmed"],
    error: fewerDays,
  });

export const TenantUpdate = z.strictObject({
  tenantName: requiredText("Company name is required").optional(),
  companyEmail: requiredEmail("Company email is required").optional(),
  companyPhone: blankOr(isPhone, "Please enter a valid phone number", maxLengths.number).optional(),
  tenantRegistrationType: z.enum(registrationTypes, "Please select a registration type").optional(),
  country: z.enum(countries, "Please select a country").optional(),
  taxNumber: blankOr(isTaxNumber, "Tax number is too short", maxLengths.number).optional(),
  registrationDate: PossibleDate,
  officeAddress: optionalLongText(maxLengths.address).optional(),
  industry: optionalText(maxLengths.industry).optional(),
  teamSize: z.enum(["", ...teamSizes]).optional(),
  isActive: z.boolean().optional(),
  accentColor: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, "Please choose a colour")
    .nullish(),
  logo: Logo.nullish(),
  timeZone: z.string().refine(isTimeZone, "Please choose a time zone").optional(),
  mailSenderName: optionalText(maxLengths.senderName).optional(),
  replyToEmail: blankOr(isEmail, "Please enter a valid email address", maxLengths.email).optional(),
  yearStart: z.string().refine(isYearStart, "Please choose the first day of the year").optional(),
  holidayRegion: z.enum(holidayRegions, "Please choose a region").nullish(),
  workMinutes: z
    .array(z.int().min(0).max(maxWorkMinutes), "Please enter the hours of each weekday")
    .length(7, "Please enter the hours of each weekday")
    .refine((minutes) => minutes.some((one) => one > 0), "At least one day must be worked")
    .optional(),
  probationMonths: z
    .int("Please enter a whole number of months")
    .min(0, "Please enter 0 to 24 months")
    .max(24, "Please enter 0 to 24 months")
    .optional(),
  offersStudyLeave: z.boolean().optional(),
  offersTimeInLieu: z.boolean().optional(),
  inLieuMonths: z
    .int("Please enter a whole number of months")
    .min(1, "Please enter 1 to 36 months")
    .max(36, "Please enter 1 to 36 months")
    .nullish(),
  handoverDays: HandoverDaysUpdate.optional(),
});
export type TenantUpdate = z.infer<typeof TenantUpdate>;

/** The super administrators notified of each matter; null for the default. */
const recipientsOf = <Schema extends z.ZodType>(ids: Schema) =>
  ({ leaveRequested: ids, leaveWithoutManager: ids, documentExpires: ids }) satisfies Record<
    CompanyMatter,
    Schema
  >;

export const Recipients = z.object({
  /** Active super administrators by name, at most 200. */
  candidates: z.array(PersonName),
  chosen: z.object(recipientsOf(z.array(Id).nullable())),
});
export type Recipients = z.infer<typeof Recipients>;

/** A matter left out stays unchanged. */
export const RecipientsUpdate = z.strictObject(
  recipientsOf(z.array(Id).max(200, "At most 200 people can be chosen").nullish()),
);
export type RecipientsUpdate = z.infer<typeof RecipientsUpdate>;

/** Of the company's files; removed documents count until they are deleted. */
export const StorageUse = z.object({ usedBytes: z.int(), allowedBytes: z.int() });
export type StorageUse = z.infer<typeof StorageUse>;

export const tenant = defineOperations("tenant", {
  getTenant: {
    method: "GET",
    path: "/secure/tenant/get-tenant",
    access: "registering",
    summary: "Get your company",
    response: Tenant,
  },
  updateTenant: {
    method: "PUT",
    path: "/secure/tenant/update-tenant",
    access: "superadmin",
    alsoWhile: ["registering", "completing"],
    summary:
      "Register your company, or change its details; leave that has not ended is recounted by its working days and public holidays",
    body: TenantUpdate,
    response: Tenant,
    touches: ["tenant", "employees", "leave", "dashboard", "calendar", "continuity"],
  },
  getRecipients: {
    method: "GET",
    path: "/secure/tenant/recipients",
    access: "superadmin",
    summary: "Get which super administrators are notified of which matters of your company",
    response: Recipients,
  },
  getStorageUse: {
    method: "GET",
    path: "/secure/tenant/storage",
    access: "superadmin",
    summary: "Get how much the files of your company take, and how much they may take",
    response: StorageUse,
  },
  updateRecipients: {
    method: "PUT",
    path: "/secure/tenant/update-recipients",
    access: "superadmin",
    summary: "Choose which super administrators are notified of which matters of your company",
    body: RecipientsUpdate,
    response: Recipients,
    touches: ["tenant"],
  },
});
