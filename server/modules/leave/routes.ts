import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { tenant } from "#contract/tenant.ts";
import { routes } from "#server/http/handler.ts";
import { initializeLeave, updateAllocation } from "./balances/allocations.ts";
import { ownLapses } from "./balances/annual-leave-left.ts";
import { listEmployeeDetails } from "./balances/employee-details.ts";
import { addEntry, listEntries } from "./balances/entries.ts";
import { checkOpenings, enterOpenings, prepareOpenings } from "./balances/openings/openings.ts";
import { leaveStatement } from "./balances/statement/statement.ts";
import { changeEmployee, rehireEmployee } from "./employment/employment-change.ts";
import { previewEmployment } from "./employment/employment-preview.ts";
import {
  addOwnGrant,
  addOwnType,
  changeOwnType,
  closeOwnType,
  endOwnGrant,
  ownTypes,
  previewOwnGrant,
  unknownBirthDates,
} from "./own-types/own-types.ts";
import { addDayRule, listDayRules, revokeDayRule } from "./planning/day-rules/day-rules.ts";
import {
  addHoliday,
  listLeaveHolidays,
  previewHoliday,
  revokeHoliday,
} from "./planning/holidays/holidays.ts";
import { planLeave } from "./planning/planner/planner.ts";
import {
  bookShutdown,
  discardShutdown,
  listShutdownPeople,
  listShutdowns,
  planShutdown,
  undoShutdown,
} from "./planning/shutdown/shutdowns.ts";
import { updateCompany } from "./recount/company-change.ts";
import { bookLeave } from "./requests/bookings.ts";
import { checkLeaveDates } from "./requests/dates/date-check.ts";
import { leaveOutlook } from "./requests/dates/outlook.ts";
import { approveLeave, rejectLeave } from "./requests/decisions.ts";
import { returnEarly } from "./requests/early-returns.ts";
import { editLeave } from "./requests/edits.ts";
import { listLeaveFiles, prepareLeaveFile, removeLeaveFile } from "./requests/files/leave-files.ts";
import { correctParental, readParental } from "./requests/parental/parental.ts";
import { exportRecords } from "./requests/records/export.ts";
import { listLeaveRecords } from "./requests/records/records.ts";
import { employeeStatistics, leaveStatistics } from "./requests/records/statistics.ts";
import { requestLeave } from "./requests/requests.ts";
import { listReviews } from "./requests/reviews/pending-reviews.ts";
import { turnSick } from "./requests/sick-days.ts";
import { undoDecision } from "./requests/undone-decisions.ts";
import { askToCancel, cancelLeave, withdrawLeave } from "./requests/withdrawals.ts";
import { addPattern, assignPattern, listPatterns, previewPattern } from "./terms/patterns.ts";
import { personTerms } from "./terms/person-terms.ts";
import { addPolicy, addPolicyVersion, assignPolicy, listPolicies } from "./terms/policies.ts";
import { previewPolicy } from "./terms/policy-preview.ts";

const { detailedInfo, statistics, update, rehire } = employees;

const requestsAndBalances = routes(leave, {
  initializeLeave: (context) => initializeLeave(context),
  combinedRecords: (context, { query }) => listLeaveRecords(context, query),
  statement: async (context, { query }) => {
    const result = await leaveStatement(context, query);
    return { ofEmployeeId: result.employee.id, result };
  },
  outlook: (context, { body }) => leaveOutlook(context, body),
  ownLapses,
  terms: (context, { query }) => personTerms(context, query),
  previewEmployment: (context, { body }) => previewEmployment(context, body),
  planner: (context, { query }) => planLeave(context, query),
  exportRecords: (context, { query }, after) => exportRecords(context, query, after),
  reviews: async (context, { query }) => {
    const result = await listReviews(context, query.ids);
    return { ofEmployeeId: result.map(({ employee }) => employee.id), result };
  },
  statistics: (context) => leaveStatistics(context),
  checkDates: (context, { body }) => checkLeaveDates(context, body),
  turnSick: (context, { body }) => turnSick(context, body),
  createRequest: (context, { body }) => requestLeave(context, body),
  book: (context, { body }) => bookLeave(context, body),
  approve: (context, { params, version, body }) =>
    approveLeave(context, { ...params, version, ...body }),
  reject: (context, { params, version, body }) =>
    rejectLeave(context, { ...params, version, ...body }),
  undo: (context, { params, version }) => undoDecision(context, { ...params, version }),
  edit: (context, { params, version, body }) => editLeave(context, { ...params, version }, body),
  withdraw: (context, { params, version }) => withdrawLeave(context, { ...params, version }),
  askToCancel: (context, { params, version, body }) =>
    askToCancel(context, { ...params, version, ...body }),
  cancel: (context, { params, version, body }) =>
    cancelLeave(context, { ...params, version }, body),
  returnEarly: (context, { params, version, body }) =>
    returnEarly(context, { ...params, version }, body),
  files: (context, { params }) => listLeaveFiles(context, params.id),
  addFile: { prepare: (call, { body }) => prepareLeaveFile(call, body) },
  removeFile: (context, { params }) => removeLeaveFile(context, params.id),
  parental: (context, { params }) => readParental(context, params.id),
  correctParental: (context, { params, version, body }) =>
    correctParental(context, { ...params, version }, body),
  entries: (context, { query }) => listEntries(context, query),
  checkOpenings: { prepare: (_call, { body }) => prepareOpenings(body, checkOpenings) },
  enterOpenings: { prepare: (_call, { body }) => prepareOpenings(body, enterOpenings) },
  addEntry: (context, { body }) => addEntry(context, body),
  holidays: (context, { query }) => listLeaveHolidays(context, query),
  previewHoliday: (context, { body }) => previewHoliday(context, body),
  addHoliday: (context, { body }) => addHoliday(context, body),
  revokeHoliday: (context, { params, body }) => revokeHoliday(context, params.id, body),
  dayRules: (context, { query }) => listDayRules(context, query),
  addDayRule: (context, { body }) => addDayRule(context, body),
  revokeDayRule: (context, { params }) => revokeDayRule(context, params.id),
  shutdowns: (context, { query }) => listShutdowns(context, query),
  planShutdown: (context, { body }) => planShutdown(context, body),
  shutdownPeople: (context, { query }) => listShutdownPeople(context, query),
  bookShutdown: (context, { params }) => bookShutdown(context, params.id),
  discardShutdown: (context, { params }) => discardShutdown(context, params.id),
  undoShutdown: (context, { params }) => undoShutdown(context, params.id),
  policies: (context) => listPolicies(context),
  addPolicy: (context, { body }) => addPolicy(context, body),
  addPolicyVersion: (context, { body }) => addPolicyVersion(context, body),
  previewPolicy: (context, { body }) => previewPolicy(context, body),
  ownTypes: (context) => ownTypes(context),
  unknownBirthDates: (context) => unknownBirthDates(context),
  addOwnType: (context, { body }) => addOwnType(context, body),
  changeOwnType: (context, { params, body }) => changeOwnType(context, params.id, body),
  closeOwnType: (context, { params, body }) => closeOwnType(context, params.id, body),
  previewOwnGrant: (context, { body }) => previewOwnGrant(context, body),
  addOwnGrant: (context, { body }) => addOwnGrant(context, body),
  endOwnGrant: (context, { params, body }) => endOwnGrant(context, params.id, body),
  patterns: (context) => listPatterns(context),
  addPattern: (context, { body }) => addPattern(context, body),
  previewPattern: (context, { body }) => previewPattern(context, body),
  assignPattern: (context, { body }) => assignPattern(context, body),
  assignPolicy: (context, { body }) => assignPolicy(context, body),
  updateAllocation: (context, { params, body }) => updateAllocation(context, params.id, body),
});

/** Employees with their leave; the employees module has no dependency on leave. */
const employeesWithLeave = routes(
  { detailedInfo, statistics, update, rehire },
  {
    update: (context, { params, body: { leadsNext, ...given } }) =>
      changeEmployee(context, params.id, given, leadsNext),
    rehire: (context, { params, body }) => rehireEmployee(context, params.id, body),
    detailedInfo: (context, { query }) => listEmployeeDetails(context, query),
    statistics: (context) => employeeStatistics(context),
  },
);

/** Company changes with their effect on leave; the company module has no dependency on it. */
const company = routes(
  { updateTenant: tenant.updateTenant },
  { updateTenant: (context, { body }) => updateCompany(context, body) },
);

export const leaveRoutes = [...requestsAndBalances, ...employeesWithLeave, ...company];
