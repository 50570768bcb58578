import { departments } from "#contract/departments.ts";
import { routes } from "#server/http/handler.ts";
import {
  createDepartment,
  getDepartment,
  listDepartments,
  updateDepartment,
} from "./departments.ts";
import { createPosition, getPosition, listPositions, updatePosition } from "./positions.ts";

export const departmentsRoutes = routes(departments, {
  getAllDepartments: (context, { query }) => listDepartments(context, query),
  getDepartment: (context, { params }) => getDepartment(context, params.id),
  createDepartment: (context, { body }) => createDepartment(context, body),
  updateDepartment: (context, { params, body }) => updateDepartment(context, params.id, body),
  getAllPositions: (context, { query }) => listPositions(context, query),
  getPosition: (context, { params }) => getPosition(context, params.id),
  createPosition: (context, { body }) => createPosition(context, body),
  updatePosition: (context, { params, body }) => updatePosition(context, params.id, body),
});
