import { z } from "zod";
import {
  employeeRoles,
  employeeStatuses,
  employmentStatuses,
  genderLabels,
  invitationStatuses,
} from "../codes/people.ts";
import { Id, Instant, ListQuery, PlainDate, QueryFlag, QueryId, sortedBy } from "../common.ts";
import { LeaveAllocation } from "../leave/leave.ts";
import { AccountState } from "./employee-fields.ts";

const columns = [
  "lastName",
  "email",
  "positionTitle",
  "departmentTitle",
  "employeeRole",
  "employeeStatus",
  "employmentStatus",
] as const;

export const EmployeeQuery = ListQuery.extend({
  sort: sortedBy(...columns),
  role: z.enum(employeeRoles).optional(),
  employeeStatus: z.enum(employeeStatuses).optional(),
  employmentStatus: z.enum(employmentStatuses).optional(),
  departmentId: QueryId.optional(),
  isActive: QueryFlag.optional(),
  excludeSelf: QueryFlag.optional(),
  employeeId: QueryId.optional(),
});
export type EmployeeQuery = z.output<typeof EmployeeQuery>;

/** Also sortable by fields of the details. */
export const EmployeeDetailQuery = EmployeeQuery.extend({ sort: sortedBy(...columns, "hireDate") });
export type EmployeeDetailQuery = z.output<typeof EmployeeDetailQuery>;

/** The employees of an export or a bulk change: the list's filters without its pages. */
export const EmployeeFilter = EmployeeQuery.omit({ page: true, pageSize: true, sort: true });
export type EmployeeFilter = z.output<typeof EmployeeFilter>;

/** A colleague in lists and pickers: no sensitive fields. */
export const EmployeeListItem = AccountState.extend({
  id: Id,
  employeeId: Id,
  name: z.string(),
  surname: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  positionTitle: z.string(),
  departmentId: Id.nullable(),
  departmentTitle: z.string(),
  employmentStatus: z.enum(employmentStatuses),
  /** The same as `isActive`. */
  status: z.boolean(),
});
export type EmployeeListItem = z.infer<typeof EmployeeListItem>;

const NextOfKinDetail = z.object({
  nextOfKinId: Id,
  firstName: z.string(),
  lastName: z.string(),
  relationship: z.string(),
  phone: z.string(),
});

/** The invitation of someone without a password. */
export const Invitation = z.object({
  status: z.enum(invitationStatuses),
  /** The last request for the mail. */
  sentAt: Instant.nullable(),
  /** The expiry of the mailed link; null before the mail. */
  expiresAt: Instant.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The full record; sensitive fields are null in a list, and set for a single employee. */
export const EmployeeDetail = EmployeeListItem.extend({
  phone: z.string(),
  idNumber: z.string().nullable(),
  taxNumber: z.string().nullable(),
  dateOfBirth: PlainDate.nullable(),
  homeAddress: z.string().nullable(),
  /** Also null if there is none. */
  nextOfKin: NextOfKinDetail.nullable(),
  gender: z.enum(genderLabels).nullable(),
  employeeNumber: z.string(),
  positionId: Id.nullable(),
  hireDate: PlainDate.nullable(),
  terminationDate: PlainDate.nullable(),
  noticeGivenOn: PlainDate.nullable(),
  /** The last day of a current probation; null if the company has none. */
  probationEndsOn: PlainDate.nullable(),
  managerName: z.string().nullable(),
  /** Null unless the profile is rejected. */
  rejectionReason: z.string().nullable(),
  lastSignedIn: Instant.nullable(),
  /** Whether they have a second step of sign-in. */
  hasFactor: z.boolean(),
  /** Null once accepted. */
  invitation: Invitation.nullable(),
  leaveAllocated: LeaveAllocation.nullable(),
  leaveRemaining: LeaveAllocation.nullable(),
});
export type EmployeeDetail = z.infer<typeof EmployeeDetail>;

/** A future move to another position. */
export const PlannedMove = z.object({
  date: PlainDate,
  positionTitle: z.string(),
  departmentName: z.string(),
  /** Known to super administrators only until this future day. */
  announcedFrom: PlainDate.nullable(),
});
export type PlannedMove = z.infer<typeof PlannedMove>;

export const EmployeeStatistics = z.object({
  totalUsers: z.int(),
  usersPending: z.int(),
  /** Pending leave requests plus pending users. */
  actionItems: z.int(),
});
export type EmployeeStatistics = z.infer<typeof EmployeeStatistics>;

export const BirthdayQuery = ListQuery.pick({ page: true, pageSize: true }).extend({
  from: PlainDate.optional(),
  to: PlainDate.optional(),
});
export type BirthdayQuery = z.output<typeof BirthdayQuery>;

/** The year is 2000, with `isYearHidden`, for readers without access to the year of birth. */
export const Birthday = z.object({
  employeeId: Id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: PlainDate,
  isYearHidden: z.boolean(),
});
export type Birthday = z.infer<typeof Birthday>;

export const ManagerQuery = ListQuery.extend({
  sort: sortedBy("lastName", "departmentTitle", "peopleCount"),
});
export type ManagerQuery = z.output<typeof ManagerQuery>;

/** Someone who heads a department, leads someone or has the role Manager. */
export const Manager = z.object({
  employeeId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  employeeRole: z.enum(employeeRoles),
  positionTitle: z.string(),
  departmentTitle: z.string(),
  isActive: z.boolean(),
  headedDepartments: z.array(
    z.object({ id: Id, departmentName: z.string(), headSince: PlainDate }),
  ),
  /** How many people they lead today. */
  peopleCount: z.int(),
});
export type Manager = z.infer<typeof Manager>;
