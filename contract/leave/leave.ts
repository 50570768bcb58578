import { z } from "zod";
import { leaveStatuses } from "../codes/leave.ts";
import { employmentStatuses, genderCodes } from "../codes/people.ts";
import { Created, Done, Id, IdParams, Instant } from "../common.ts";
import { AccountState } from "../employees/employee-fields.ts";
import { defineOperations } from "../operation.ts";
import { leaveEntries } from "./balances/entries.ts";
import { leaveLapses } from "./balances/lapses.ts";
import { LaterLeave } from "./balances/later.ts";
import { leaveOpenings } from "./balances/openings.ts";
import { LeaveStatement, LeaveStatementQuery } from "./balances/statement.ts";
import { LeaveEligibility } from "./eligibility.ts";
import { leaveEmployment } from "./employment.ts";
import { leaveOwnTypes, OwnTypeName } from "./own-types.ts";
import { leaveDayRules } from "./planning/day-rules.ts";
import { leaveHolidays } from "./planning/holidays.ts";
import { planning } from "./planning/planner.ts";
import { leaveShutdown } from "./planning/shutdown.ts";
import { decisionsReturning } from "./requests/decisions.ts";
import { exporting, LeaveRecordQuery } from "./requests/export.ts";
import { leaveFiles } from "./requests/files.ts";
import {
  LeaveBooking,
  LeaveDatesCheck,
  NewLeaveRequest,
  SickDays,
} from "./requests/new-request.ts";
import { lookingAhead } from "./requests/outlook.ts";
import { leaveParental } from "./requests/parental.ts";
import { Leave } from "./requests/request.ts";
import { reviewing } from "./requests/reviews.ts";
import { leavePatterns } from "./terms/patterns.ts";
import { leavePersonTerms } from "./terms/person-terms.ts";
import { leavePolicies } from "./terms/policies.ts";

export const LeaveUse = z.object({
  total: z.number(),
  used: z.number(),
  /** Days of leave that is not decided yet. */
  pending: z.number(),
  /** Below 0 if a grant was lowered under the days used. */
  remaining: z.number(),
  /** The share used, in whole percent. */
  percentage: z.int(),
  /** How many days the policy lets the balance go below 0; absent for none. */
  belowZero: z.number().optional(),
  /** Absent without leave of later cycles. */
  later: LaterLeave.optional(),
  leaves: z.array(Leave),
});
export type LeaveUse = z.infer<typeof LeaveUse>;

/** Leave of an own type; without a balance total, remaining and percentage are 0. */
export const OwnLeaveUse = LeaveUse.extend({
  type: OwnTypeName,
  needsBalance: z.boolean(),
  /** Days for the birthday are not given, as the date of birth is unknown. */
  lacksBirthDate: z.boolean(),
});
export type OwnLeaveUse = z.infer<typeof OwnLeaveUse>;

export const LeaveSummary = z.object({
  employee: AccountState.extend({
    id: Id,
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    gender: z.literal(genderCodes).nullable(),
    employmentStatus: z.enum(employmentStatuses),
    employeeNumber: z.string(),
    createdAt: Instant,
    updatedAt: Instant,
  }),
  annual: LeaveUse,
  sick: LeaveUse,
  family: LeaveUse,
  maternity: LeaveUse,
  study: LeaveUse,
  /** Only for people with entries or leave of it. */
  timeInLieu: LeaveUse.optional(),
  /** Draws on no balance; total, remaining and percentage are 0. */
  unpaid: LeaveUse,
  /** By name: the company's own types in use, or with leave of the employee. */
  own: z.array(OwnLeaveUse),
});
export type LeaveSummary = z.infer<typeof LeaveSummary>;

export const LeaveStatistics = z.object({
  pendingLeaveRequests: z.int(),
  annualLeaveCount: z.number(),
  annualLeaveUsersCount: z.int(),
  sickLeaveCount: z.number(),
  sickLeaveUsersCount: z.int(),
  otherLeaveCount: z.number(),
  otherLeaveUsersCount: z.int(),
});
export type LeaveStatistics = z.infer<typeof LeaveStatistics>;

export const LeaveDays = z.object({
  annual: z.number(),
  sick: z.number(),
  familyResponsibility: z.number(),
  maternityPaternity: z.number(),
  study: z.number(),
});
export type LeaveDays = z.infer<typeof LeaveDays>;

export const LeaveAllocation = LeaveDays.extend({ leaveAllocatedId: Id });
export type LeaveAllocation = z.infer<typeof LeaveAllocation>;

/** New days are 0 to 366 in halves; stored ones may be sent as they are. */
const Days = z.number().min(-36_600, "At least 0 days").max(36_600, "At most 366 days");

export const LeaveAllocationUpdate = z.strictObject({
  employeeId: Id,
  annualLeave: Days,
  sickLeave: Days,
  familyResponsibilityLeave: Days,
  maternityPaternity: Days,
  studyLeave: Days,
});
export type LeaveAllocationUpdate = z.infer<typeof LeaveAllocationUpdate>;

export const leave = defineOperations("leave", {
  initializeLeave: {
    method: "POST",
    path: "/secure/leave/initialize-leave",
    access: "registering",
    summary: "Grant your default leave balances; a repeated call changes nothing",
    response: LeaveAllocation,
    touches: ["leave", "employees", "continuity", "dashboard"],
  },
  combinedRecords: {
    method: "GET",
    path: "/secure/leave/combined-leave-records",
    access: "approved",
    summary: "List employees whose leave you may see, with their balances and leave",
    query: LeaveRecordQuery,
    response: z.array(LeaveSummary),
    paged: true,
    recorded: "leave",
  },
  statement: {
    method: "GET",
    path: "/secure/leave/statement",
    access: "approved",
    summary: "Explain one balance of yours, or of an employee whose leave you may see, on any day",
    query: LeaveStatementQuery,
    response: LeaveStatement,
    recorded: "leave",
    errors: ["not_found"],
  },
  statistics: {
    method: "GET",
    path: "/secure/leave/statistics",
    access: "approved",
    summary: "Count pending and taken leave among the employees whose leave you may see",
    response: LeaveStatistics,
  },
  checkDates: {
    method: "POST",
    path: "/secure/leave/check-leave-dates",
    access: "approved",
    summary: "Check whether leave of these dates can be booked, and how many days it takes",
    body: LeaveDatesCheck,
    response: LeaveEligibility,
    errors: ["not_found"],
    touches: [],
    traceless: "It changes nothing.",
  },
  createRequest: {
    method: "POST",
    path: "/secure/leave/create-leave-request",
    access: "approved",
    summary: "Request leave; it is approved at once if you are the only possible reviewer",
    body: NewLeaveRequest,
    response: Created.extend({ leaveStatus: z.enum(leaveStatuses), leaveDuration: z.number() }),
    creates: true,
    errors: ["not_found", "leave_not_eligible"],
    touches: ["leave", "employees", "calendar", "continuity", "dashboard"],
  },
  book: {
    method: "POST",
    path: "/secure/leave/book",
    access: "approved",
    summary:
      "Book leave for an employee on whose leave you may decide: it is approved at once, and they are notified",
    body: LeaveBooking,
    response: Created.extend({
      leaveDuration: z.number(),
      /** A sentence about the booking, with any blocked days. */
      message: z.string(),
    }),
    creates: true,
    errors: ["not_found", "forbidden", "leave_not_eligible"],
    touches: ["leave", "employees", "calendar", "continuity", "dashboard"],
  },
  turnSick: {
    method: "POST",
    path: "/secure/leave/turn-sick",
    access: "approved",
    summary:
      "Ask for past days of your approved annual leave as sick leave, or book them as a super administrator: once approved, the annual days come back",
    body: SickDays,
    response: Created.extend({ leaveStatus: z.enum(leaveStatuses), leaveDuration: z.number() }),
    creates: true,
    errors: ["not_found", "forbidden", "leave_already_decided", "leave_not_eligible"],
    touches: ["leave", "employees", "calendar", "continuity", "dashboard"],
  },
  ...lookingAhead(LeaveDatesCheck),
  ...leaveLapses,
  ...leavePersonTerms,
  ...leaveEmployment,
  ...exporting,
  ...reviewing,
  ...planning,
  ...decisionsReturning(Leave),
  ...leaveFiles,
  ...leaveParental,
  updateAllocation: {
    method: "PUT",
    path: "/secure/leave/allocation/:id",
    access: "superadmin",
    summary: "Change the days granted to an employee",
    params: IdParams,
    body: LeaveAllocationUpdate,
    response: Done,
    errors: ["not_found"],
    touches: ["leave", "employees", "continuity", "dashboard"],
  },
  ...leaveHolidays,
  ...leaveDayRules,
  ...leaveShutdown,
  ...leaveEntries,
  ...leaveOpenings,
  ...leavePolicies,
  ...leaveOwnTypes,
  ...leavePatterns,
});
