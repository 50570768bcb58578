import { departments } from "#contract/departments.ts";
import { routes } from "#server/http/handler.ts";
import {
  createDepartment,
  deleteDepartment,
  getDepartment,
  listDepartments,
  updateDepartment,
} from "./departments.ts";
import {
  createPosition,
  deletePosition,
  getPosition,
  listPositions,
  updatePosition,
} from "./positions.ts";

export const departmentsRoutes = routes(departments, {
  getAllDepartments: (context, { query }) => listDepartments(context, query),
  getDepartment: (context, { params }) => getDepartment(context, params.id),
  createDepartment: (context, { body }) => createDepartment(context, body),
  updateDepartment: (context, { params, body }) => updateDepartment(context, params.id, body),
  deleteDepartment: (context, { params }) => deleteDepartment(context, params.id),
  getAllPositions: (context, { query }) => listPositions(context, query),
  getPosition: (context, { params }) => getPosition(context, params.id),
  createPosition: (context, { body }) => createPosition(context, body),
  updatePosition: (context, { params, body }) => updatePosition(context, params.id, body),
  deletePosition: (context, { params }) => deletePosition(context, params.id),
});
