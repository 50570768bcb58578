import type { KeyLimitValues } from "#contract/v1/limits.ts";
import { v1 } from "#contract/v1/v1.ts";
import { type KeyRoute, keyRoutes } from "#server/http/keys/key-call.ts";
import { listEvents } from "./events.ts";
import { describeKey } from "./key.ts";
import {
  getLeaveRequest,
  listLeaveBalances,
  listLeaveDays,
  listLeaveRequests,
  listLeaveTypes,
} from "./leave.ts";
import {
  holidaysOfYear,
  listDepartments,
  listPositions,
  listWorkPatterns,
} from "./organisation.ts";
import { getLineOf, getPerson, listLines, listPeople, listPositionsOf } from "./people.ts";

export const v1Routes = (limits: KeyLimitValues): KeyRoute[] =>
  keyRoutes(v1, {
    getKey: (context) => describeKey(context, limits),
    listPeople: (context, { query }) => listPeople(context, query),
    getPerson: (context, { params }) => getPerson(context, params.id),
    listPositionsOf: (context, { params }) => listPositionsOf(context, params.id),
    getLineOf: (context, { params, query }) => getLineOf(context, params.id, query),
    listLines: (context, { query }) => listLines(context, query),
    listDepartments: (context, { query }) => listDepartments(context, query),
    listPositions: (context, { query }) => listPositions(context, query),
    listHolidays: (context, { query }) => holidaysOfYear(context, query),
    listWorkPatterns: (context, { query }) => listWorkPatterns(context, query),
    listLeaveTypes: (context) => listLeaveTypes(context),
    listLeaveRequests: (context, { query }) => listLeaveRequests(context, query),
    getLeaveRequest: (context, { params }) => getLeaveRequest(context, params.id),
    listLeaveDays: (context, { query }) => listLeaveDays(context, query),
    listLeaveBalances: (context, { params, query }) => listLeaveBalances(context, params.id, query),
    listEvents: (context, { query }) => listEvents(context, query),
  });
