import { z } from "zod";
import { Done, IdParams, QueryFlag } from "../common.ts";
import { limits } from "../limits.ts";
import { NextLeader } from "../line/lines.ts";
import { defineOperations } from "../operation.ts";
import {
  HistoryCounts,
  HistoryEntryQuery,
  HistoryPosition,
  HistoryQuery,
  StoryMatter,
} from "../story.ts";
import { touchedByMoves } from "../touched-modules.ts";
import { EmployeeUpdate, OwnerDetails, ProfileRejection } from "./employee-changes.ts";
import { AccountState, CurrentEmployee } from "./employee-fields.ts";
import {
  Birthday,
  BirthdayQuery,
  EmployeeDetail,
  EmployeeDetailQuery,
  EmployeeFilter,
  EmployeeListItem,
  EmployeeQuery,
  EmployeeStatistics,
  Manager,
  ManagerQuery,
} from "./employee-lists.ts";
import { changesOfMany } from "./many-operations.ts";
import { nextOfKinOperations } from "./next-of-kin.ts";
import { positionMoveOperations } from "./position-moves.ts";
import { FullProfile } from "./profile.ts";
import { rehiringOperations } from "./rehiring.ts";

/** The modules that show employees by name. */
const nameReaders = [
  "employees",
  "departments",
  "leave",
  "feedback",
  "notes",
  "documents",
  "calendar",
  "continuity",
  "search",
  "dashboard",
] as const;

export const employees = defineOperations("employees", {
  currentEmployee: {
    method: "GET",
    path: "/secure/employee/current-employee",
    access: "registering",
    whileEnrolling: true,
    summary: "Get the signed-in employee",
    response: CurrentEmployee,
  },
  fullProfile: {
    method: "GET",
    path: "/secure/employee/full-profile",
    access: "completing",
    summary: "Get your profile: personal details, employment, next of kin, company",
    response: FullProfile,
  },
  updateOwnerOnRegistration: {
    method: "PUT",
    path: "/secure/employee/update-owner-on-registration",
    access: "superadmin",
    alsoWhile: ["registering", "completing"],
    summary: "Set the owner's details during company registration",
    body: OwnerDetails,
    response: Done,
    errors: ["already_registered"],
    touches: nameReaders,
  },
  updateOwnerOnProfile: {
    method: "PUT",
    path: "/secure/employee/update-owner-on-profile",
    access: "superadmin",
    alsoWhile: ["completing"],
    summary: "Set the owner's details during profile completion",
    body: OwnerDetails,
    response: Done,
    touches: nameReaders,
  },
  update: {
    method: "PUT",
    path: "/secure/employee/:id",
    access: "registering",
    summary:
      "Update an employee's details; a manager's last day needs the next manager of their people",
    params: IdParams,
    /** The next manager of the employee's people after the last day; required if there are any then. */
    body: EmployeeUpdate.extend({ leadsNext: NextLeader.optional() }),
    response: Done,
    errors: [
      "not_found",
      "forbidden",
      "position_taken",
      "leads_people",
      "circle_of_managers",
      "last_superadmin",
      "last_emergency_account",
      "confirmation_needed",
    ],
    touches: nameReaders,
    traceless: "All but the app's look is in the history.",
  },
  ...positionMoveOperations,
  ...rehiringOperations,
  toggleStatus: {
    method: "PUT",
    path: "/secure/employee/:id/toggle-status",
    access: "superadmin",
    alsoWhile: ["registering"],
    summary:
      "Activate or deactivate an employee, with the next manager of their people; during registration an owner may activate themselves",
    params: IdParams,
    query: z.strictObject({ activate: QueryFlag }),
    /** The next manager of the deactivated employee's people from today; left out, nothing changes for them. */
    body: z.strictObject({ leadsNext: NextLeader.optional() }).optional(),
    response: AccountState,
    errors: [
      "not_found",
      "last_superadmin",
      "last_emergency_account",
      "line_changed",
      "circle_of_managers",
    ],
    touches: touchedByMoves,
  },
  approveStatus: {
    method: "PUT",
    path: "/secure/employee/:id/approve-status",
    access: "completing",
    summary: "Approve an employee's status, or your own once your profile is complete",
    params: IdParams,
    response: AccountState,
    errors: ["not_found", "forbidden", "profile_incomplete"],
    touches: ["employees", "continuity", "leave", "dashboard"],
  },
  rejectStatus: {
    method: "PUT",
    path: "/secure/employee/:id/reject-status",
    access: "superadmin",
    summary: "Return a completed profile to another employee, who corrects it and submits it again",
    params: IdParams,
    body: ProfileRejection,
    response: AccountState,
    errors: ["not_found", "forbidden", "profile_incomplete", "last_emergency_account"],
    touches: ["employees", "continuity", "leave", "dashboard"],
  },
  all: {
    method: "GET",
    path: "/secure/employee/all",
    access: "approved",
    summary: "List colleagues, for lists and pickers",
    query: EmployeeQuery,
    response: z.array(EmployeeListItem),
    paged: true,
  },
  statistics: {
    method: "GET",
    path: "/secure/employee/statistics",
    access: "superadmin",
    summary: "Count all users, pending users and action items",
    response: EmployeeStatistics,
  },
  detailedInfo: {
    method: "GET",
    path: "/secure/employee/detailed-info",
    access: "superadmin",
    summary:
      "List employees with their details; sensitive fields are returned only if one employee is requested by id, and who reads them is recorded",
    query: EmployeeDetailQuery,
    response: z.array(EmployeeDetail),
    paged: true,
    recorded: "record",
  },
  exportList: {
    method: "GET",
    path: "/secure/employee/export",
    access: "superadmin",
    confirmed: true,
    summary:
      "Download employees as CSV, without sensitive fields; whose rows are in it is recorded",
    query: EmployeeFilter,
    response: z.file(),
    file: "export",
    recorded: "export",
    limited: limits.export,
  },
  ...changesOfMany,
  getAllBirthdays: {
    method: "GET",
    path: "/secure/employee/get-all-birthdays",
    access: "approved",
    summary: "List colleagues' birthdays, optionally between two days of a year",
    query: BirthdayQuery,
    response: z.array(Birthday),
    paged: true,
  },
  managers: {
    method: "GET",
    path: "/secure/employee/managers",
    access: "superadmin",
    summary: "List everyone who heads a department, leads someone or has the role Manager",
    query: ManagerQuery,
    response: z.array(Manager),
    paged: true,
  },
  history: {
    method: "GET",
    path: "/secure/employee/:id/history",
    access: "approved",
    summary:
      "List the events in an employee's history that are visible to you; who reads it is recorded",
    params: IdParams,
    query: HistoryQuery,
    response: z.array(StoryMatter),
    paged: true,
    recorded: "history",
    errors: ["not_found"],
  },
  historyCounts: {
    method: "GET",
    path: "/secure/employee/:id/history-counts",
    access: "approved",
    summary:
      "Count the events in an employee's history that are visible to you, by what they are about",
    params: IdParams,
    response: HistoryCounts,
    errors: ["not_found"],
  },
  historyPosition: {
    method: "GET",
    path: "/secure/employee/history-position",
    access: "approved",
    summary: "Find where in an employee's history, latest day first, an entry visible to you is",
    query: HistoryEntryQuery,
    response: HistoryPosition,
    errors: ["not_found"],
  },
  ...nextOfKinOperations,
});
