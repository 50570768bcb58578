import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave.ts";
import { routes } from "#server/http/handler.ts";
import { initializeLeave, updateAllocation } from "./balances/allocations.ts";
import { listEmployeeDetails } from "./balances/employee-details.ts";
import { checkLeaveDates } from "./requests/date-check.ts";
import { approveLeave, rejectLeave } from "./requests/decisions.ts";
import { listLeaveRecords } from "./requests/records.ts";
import { requestLeave } from "./requests/requests.ts";
import { employeeStatistics, leaveStatistics } from "./requests/statistics.ts";

const { detailedInfo, statistics } = employees;

const requestsAndBalances = routes(leave, {
  initializeLeave: (context) => initializeLeave(context),
  combinedRecords: (context, { query }) => listLeaveRecords(context, query),
  statistics: (context) => leaveStatistics(context),
  checkDates: (context, { body }) => checkLeaveDates(context, body),
  createRequest: (context, { body }) => requestLeave(context, body),
  approve: (context, { params }) => approveLeave(context, params.id),
  reject: (context, { params }) => rejectLeave(context, params.id),
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
