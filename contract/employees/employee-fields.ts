import { z } from "zod";
import { accents, type PagedTable, pageSizesOf, themes } from "../codes/display.ts";
import {
  employeeRoles,
  employeeStatuses,
  employmentStatuses,
  employmentStatusOf,
  executiveSynonyms,
  genderCodes,
} from "../codes/people.ts";
import { Id, Instant, PlainDate } from "../common.ts";

/** The pair decides the landing place, the role decides the area. */
export const AccountState = z.object({
  isActive: z.boolean(),
  employeeStatus: z.enum(employeeStatuses),
  employeeRole: z.enum(employeeRoles),
});
export type AccountState = z.infer<typeof AccountState>;

const pageSize = (table: PagedTable) => z.literal([...pageSizesOf(table)]).optional();

/** The chosen rows per page, by table; other tables use the documented number. */
export const RowsPerPage = z.strictObject({
  users: pageSize("users"),
  leave: pageSize("leave"),
  ownLeave: pageSize("ownLeave"),
  notes: pageSize("notes"),
  leaveHistory: pageSize("leaveHistory"),
  departments: pageSize("departments"),
  positions: pageSize("positions"),
  managers: pageSize("managers"),
  sentFeedback: pageSize("sentFeedback"),
});
export type RowsPerPage = z.infer<typeof RowsPerPage>;

export const Preferences = z.object({
  theme: z.enum(themes).nullable(),
  color: z.enum(accents).nullable(),
  rowsPerPage: RowsPerPage,
});
export type Preferences = z.infer<typeof Preferences>;

/** The signed-in employee in the response of a sign-in. */
export const SignedInEmployee = AccountState.extend({
  id: Id,
  email: z.string(),
  authId: z.uuid(),
  createdAt: Instant,
  name: z.string(),
  surname: z.string(),
  positionId: Id.nullable(),
  departmentId: Id.nullable(),
  idNumber: z.string(),
  phone: z.string(),
  taxNumber: z.string(),
});
export type SignedInEmployee = z.infer<typeof SignedInEmployee>;

export const CurrentEmployee = SignedInEmployee.extend({
  tenantId: z.uuid(),
  startDate: PlainDate.nullable(),
  employeeNumber: z.string(),
  dateOfBirth: PlainDate.nullable(),
  employmentStatus: z.enum(employmentStatuses),
  gender: z.literal(genderCodes).nullable(),
  identityNumber: z.string(),
  position: z.string(),
  homeAddress: z.string(),
  nextOfKinId: Id.nullable(),
  /** Null unless the profile is rejected. */
  rejectionReason: z.string().nullable(),
  preferences: Preferences,
  /** The company's, in which every day and moment is shown. */
  timeZone: z.string(),
  /** The second step of sign-in that their company requires and they lack; due once its first day has come. */
  missingFactor: z.object({ from: PlainDate, isDue: z.boolean() }).nullable(),
  can: z.object({
    /** Whether the employee can decide on anyone's leave. */
    reviewLeave: z.boolean(),
    /** Whether they lead anyone today or are a super administrator. */
    leadPeople: z.boolean(),
  }),
});
export type CurrentEmployee = z.infer<typeof CurrentEmployee>;

/** Any spelling in the specification. */
export const GivenRole = z.union(
  [z.enum(employeeRoles), z.literal(executiveSynonyms)],
  "Employee role is required",
);

/** A code or any spelling in the specification. */
export const GivenEmploymentStatus = z
  .union([z.string(), z.number()], "Employment status is required")
  .refine((input) => employmentStatusOf(input) !== undefined, "Employment status is required");
