import type { Department, DepartmentDetails, departments } from "#contract/departments.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { isInRegistration } from "#server/modules/tenant/index.ts";
import { changeHead, getHead } from "./headships.ts";
import {
  findDepartment,
  findDepartmentByName,
  findDepartments,
  insertDepartment,
  lockDepartment,
  saveDepartment,
} from "./queries.ts";

type DepartmentQuery = ParsedInput<typeof departments.getAllDepartments>["query"];

/** One page of the company's departments. */
export const listDepartments = (
  { tx, today }: Context,
  list: DepartmentQuery,
): Promise<Page<Department>> => findDepartments(tx, list, today);

/** One department; throws `not_found`. */
export async function getDepartment({ tx, today }: Context, id: number): Promise<Department> {
  const department = await findDepartment(tx, id, today);
  if (!department) throw new AppError("not_found");
  return department;
}

/**
 * Creates a department; throws `department_taken` if the name is taken. While the company is being registered, the department
 * of that name is returned instead, so that a registration can be tried again (AMB-082).
 */
export async function createDepartment(context: Context, given: DepartmentDetails) {
  const { tx, now } = context;
  const { departmentName, description, departmentHeadId } = given;
  const head = departmentHeadId ? await getHead(tx, departmentHeadId) : null;
  const id = await insertDepartment(tx, { departmentName, description }, now.toISOString());
  if (id !== undefined) {
    await saveRecordWords(tx, { kind: "department", id }, { name: departmentName });
    if (head) await changeHead(context, id, { before: null, after: head });
    return { id };
  }
  const existing = (await isInRegistration(tx)) && (await findDepartmentByName(tx, departmentName));
  if (!existing) throw new AppError("department_taken");
  return existing;
}

/** Changes a department; a new head is its head from today on. Throws `not_found` or `department_taken`. */
export async function updateDepartment(
  context: Context,
  id: number,
  { departmentName, description, departmentHeadId }: DepartmentDetails,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  if (!(await lockDepartment(tx, id))) throw new AppError("not_found");
  const before = await getDepartment(context, id);
  const head = departmentHeadId ? await getHead(tx, departmentHeadId) : null;
  try {
    await saveDepartment(tx, id, { departmentName, description }, now.toISOString());
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("department_taken");
    throw error;
  }
  if (departmentName !== before.departmentName)
    await saveRecordWords(tx, { kind: "department", id }, { name: departmentName });
  if (departmentHeadId !== undefined && departmentHeadId !== before.departmentHeadId)
    await changeHead(context, id, { before: headBefore(before), after: head });
  return { ok: true };
}

const headBefore = ({ departmentHeadId, departmentHeadName }: Department) =>
  departmentHeadId === null ? null : { id: departmentHeadId, name: departmentHeadName ?? "" };
