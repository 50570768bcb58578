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

/** The pair that decides where an employee lands, and the role that decides in which area. */
export const AccountState = z.object({
  isActive: z.boolean(),
  employeeStatus: z.enum(employeeStatuses),
  employeeRole: z.enum(employeeRoles),
});
export type AccountState = z.infer<typeof AccountState>;

const pageSize = (table: PagedTable) => z.literal([...pageSizesOf(table)]).optional();

/** The rows per page that were chosen, by table; the documented number applies to the others. */
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

/** What sign-in returns about the signed-in employee. */
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
  /** The position's title. */
  position: z.string(),
  homeAddress: z.string(),
  nextOfKinId: Id.nullable(),
  /** Why the profile was returned; null unless it is rejected. */
  rejectionReason: z.string().nullable(),
  preferences: Preferences,
  can: z.object({
    /** Whether there is anyone whose leave they may decide on. */
    reviewLeave: z.boolean(),
    /** Whether anyone is led by them today, or they are a super administrator. */
    leadPeople: z.boolean(),
  }),
});
export type CurrentEmployee = z.infer<typeof CurrentEmployee>;

/** Any spelling of a role that the specification knows. */
export const GivenRole = z.union(
  [z.enum(employeeRoles), z.literal(executiveSynonyms)],
  "Employee role is required",
);

/** A code or any spelling of an employment status that the specification knows. */
export const GivenEmploymentStatus = z
  .union([z.string(), z.number()], "Employment status is required")
  .refine((input) => employmentStatusOf(input) !== undefined, "Employment status is required");
