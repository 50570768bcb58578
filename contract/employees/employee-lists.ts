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
  "firstName",
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
  /** Only this employee. */
  employeeId: QueryId.optional(),
});
export type EmployeeQuery = z.output<typeof EmployeeQuery>;

/** Also sorted by what only the details contain. */
export const EmployeeDetailQuery = EmployeeQuery.extend({ sort: sortedBy(...columns, "hireDate") });
export type EmployeeDetailQuery = z.output<typeof EmployeeDetailQuery>;

/** Which employees a file or a change of many is about: filtered like the list, without its pages. */
export const EmployeeFilter = EmployeeQuery.omit({ page: true, pageSize: true, sort: true });
export type EmployeeFilter = z.output<typeof EmployeeFilter>;

/** A colleague as any list or picker may show them: nothing here is sensitive. */
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

/** The invitation of someone who has not set a password yet. */
export const Invitation = z.object({
  status: z.enum(invitationStatuses),
  /** When it was last asked for. */
  sentAt: Instant.nullable(),
  /** Until when the mailed link works; null until it is mailed. */
  expiresAt: Instant.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The full record; the fields marked sensitive are null in a list and returned only for a single employee. */
export const EmployeeDetail = EmployeeListItem.extend({
  phone: z.string(),
  /** Sensitive. */
  idNumber: z.string().nullable(),
  /** Sensitive. */
  taxNumber: z.string().nullable(),
  /** Sensitive. */
  dateOfBirth: PlainDate.nullable(),
  /** Sensitive. */
  homeAddress: z.string().nullable(),
  /** Sensitive; also null if there is none. */
  nextOfKin: NextOfKinDetail.nullable(),
  gender: z.enum(genderLabels).nullable(),
  employeeNumber: z.string(),
  positionId: Id.nullable(),
  hireDate: PlainDate.nullable(),
  terminationDate: PlainDate.nullable(),
  /** The last day of probation, while the employment status says that they are on it; null if the company has none. */
  probationEndsOn: PlainDate.nullable(),
  managerName: z.string().nullable(),
  /** Why the profile was returned; null unless it is rejected. */
  rejectionReason: z.string().nullable(),
  lastSignedIn: Instant.nullable(),
  /** Null once it has been accepted. */
  invitation: Invitation.nullable(),
  leaveAllocated: LeaveAllocation.nullable(),
  leaveRemaining: LeaveAllocation.nullable(),
});
export type EmployeeDetail = z.infer<typeof EmployeeDetail>;

/** The position that an employee is to move to on a day still to come. */
export const PlannedMove = z.object({
  date: PlainDate,
  positionTitle: z.string(),
  departmentName: z.string(),
  /** Until when super administrators alone know of it, if that day is still to come. */
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

/** For a reader who may not know the year of birth, it is 2000 and `isYearHidden` is true. */
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

/** An employee who heads a department, leads someone or has the role Manager. */
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
