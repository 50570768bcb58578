import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave.ts";
import { routes } from "#server/http/handler.ts";
import { initializeLeave, updateAllocation } from "./balances/allocations.ts";
import { listEmployeeDetails } from "./balances/employee-details.ts";
import { addEntry } from "./balances/entries.ts";
import { cancelLeave } from "./requests/cancellations.ts";
import { checkLeaveDates } from "./requests/date-check.ts";
import { approveLeave, rejectLeave } from "./requests/decisions.ts";
import { returnEarly } from "./requests/early-returns.ts";
import { listLeaveRecords } from "./requests/records.ts";
import { requestLeave } from "./requests/requests.ts";
import { employeeStatistics, leaveStatistics } from "./requests/statistics.ts";
import { askToCancel, withdrawLeave } from "./requests/withdrawals.ts";
import { leaveStatement } from "./statement/statement.ts";

const { detailedInfo, statistics } = employees;

const requestsAndBalances = routes(leave, {
  initializeLeave: (context) => initializeLeave(context),
  combinedRecords: (context, { query }) => listLeaveRecords(context, query),
  statement: (context, { query }) => leaveStatement(context, query),
  statistics: (context) => leaveStatistics(context),
  checkDates: (context, { body }) => checkLeaveDates(context, body),
  createRequest: (context, { body }) => requestLeave(context, body),
  approve: (context, { params, version, body }) =>
    approveLeave(context, { ...params, version, ...body }),
  reject: (context, { params, version, body }) =>
    rejectLeave(context, { ...params, version, ...body }),
  withdraw: (context, { params, version }) => withdrawLeave(context, { ...params, version }),
  askToCancel: (context, { params, version, body }) =>
    askToCancel(context, { ...params, version, ...body }),
  cancel: (context, { params, version, body }) =>
    cancelLeave(context, { ...params, version }, body),
  returnEarly: (context, { params, version, body }) =>
    returnEarly(context, { ...params, version }, body),
  addEntry: (context, { body }) => addEntry(context, body),
  updateAllocation: (context, { params, body }) => updateAllocation(context, params.id, body),
});

/** Employees with what is known of their leave; employees themselves know nothing of it. */
const employeesWithLeave = routes(
  { detailedInfo, statistics },
  {
    detailedInfo: (context, { query }) => listEmployeeDetails(context, query),
    statistics: (context) => employeeStatistics(context),
  },
);

export const leaveRoutes = [...requestsAndBalances, ...employeesWithLeave];
