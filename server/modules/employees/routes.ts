import { employees } from "#contract/employees/employees.ts";
import { routes } from "#server/http/handler.ts";
import { countHistory, findHistoryPosition, listHistory } from "#server/story/history.ts";
import { listBirthdays } from "./birthdays.ts";
import { toggleStatus } from "./employment/activation.ts";
import { approveStatus, rejectStatus } from "./employment/approval.ts";
import { exportList } from "./export.ts";
import { listEmployees } from "./list/lists.ts";
import { listManagers } from "./managers.ts";
import { changeMany, previewChangeOfMany } from "./many/changes.ts";
import { createNextOfKin, updateNextOfKin } from "./next-of-kin/next-of-kin.ts";
import { updateOwnerOnProfile, updateOwnerOnRegistration } from "./owner-details.ts";
import { moveEmployee, plannedMove, withdrawPlannedMove } from "./position-moves.ts";
import { currentEmployee, fullProfile } from "./profile/profile.ts";

// Operations that return or change leave along with employees are served by the leave module, which knows both.
const { detailedInfo, statistics, update, rehire, ...operations } = employees;

export const employeesRoutes = routes(operations, {
  currentEmployee: (context) => currentEmployee(context),
  fullProfile: (context) => fullProfile(context),
  updateOwnerOnRegistration: (context, { body }) => updateOwnerOnRegistration(context, body),
  updateOwnerOnProfile: (context, { body }) => updateOwnerOnProfile(context, body),
  move: (context, { params, body }) => moveEmployee(context, params.id, body),
  plannedMove: (context, { params }) => plannedMove(context, params.id),
  withdrawMove: (context, { params }) => withdrawPlannedMove(context, params.id),
  toggleStatus: (context, { params, query, body }) =>
    toggleStatus(context, params.id, query.activate, body?.leadsNext),
  approveStatus: (context, { params }) => approveStatus(context, params.id),
  rejectStatus: (context, { params, body }) => rejectStatus(context, params.id, body),
  all: (context, { query }) => listEmployees(context, query),
  exportList: (context, { query }, after) => exportList(context, query, after),
  previewChangeOfMany: (context, { body }) => previewChangeOfMany(context, body),
  changeMany: (context, { body }) => changeMany(context, body),
  getAllBirthdays: (context, { query }) => listBirthdays(context, query),
  managers: (context, { query }) => listManagers(context, query),
  history: async (context, { params, query }) => ({
    ofEmployeeId: params.id,
    result: await listHistory(context, params.id, query),
  }),
  historyCounts: (context, { params }) => countHistory(context, params.id),
  historyPosition: (context, { query }) => findHistoryPosition(context, query),
  createNextOfKin: (context, { body }) => createNextOfKin(context, body),
  updateNextOfKin: (context, { params, body }) => updateNextOfKin(context, params.id, body),
});
