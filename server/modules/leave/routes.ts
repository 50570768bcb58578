import { leave } from "#contract/leave.ts";
import { routes } from "#server/http/handler.ts";
import { initializeLeave, updateAllocation } from "./allocations.ts";
import { approveLeave, rejectLeave } from "./decisions.ts";
import { listLeaveRecords } from "./records.ts";
import { checkLeaveDates, requestLeave } from "./requests.ts";
import { leaveStatistics } from "./statistics.ts";

export const leaveRoutes = routes(leave, {
  initializeLeave: (context) => initializeLeave(context),
  combinedRecords: (context, { query }) => listLeaveRecords(context, query),
  statistics: (context) => leaveStatistics(context),
  checkDates: (context, { body }) => checkLeaveDates(context, body),
  createRequest: (context, { body }) => requestLeave(context, body),
  approve: (context, { params }) => approveLeave(context, params.id),
  reject: (context, { params }) => rejectLeave(context, params.id),
  updateAllocation: (context, { params, body }) => updateAllocation(context, params.id, body),
});
