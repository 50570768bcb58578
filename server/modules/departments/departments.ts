import type { Department, DepartmentDetails, departments } from "#contract/departments.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { rememberWords } from "#server/modules/search/index.ts";
import { isInRegistration } from "#server/modules/tenant/index.ts";
import { checkHead, tellNewHead } from "./heads.ts";
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
export const listDepartments = (tx: Tx, list: DepartmentQuery): Promise<Page<Department>> =>
  findDepartments(tx, list);

/** One department; throws `not_found`. */
export async function getDepartment(tx: Tx, id: number): Promise<Department> {
  const department = await findDepartment(tx, id);
  if (!department) throw new AppError("not_found");
  return department;
}

/**
 * Founds a department; throws `department_taken` for a name that is there. While the company is being registered
 * the department of that name is answered instead, so that a registration can be tried again (AMB-082).
 */
export async function createDepartment({ tx, now }: Context, given: DepartmentDetails) {
  const { departmentName, description, departmentHeadId } = given;
  await checkHead(tx, departmentHeadId);
  const fields = { departmentName, description, departmentHeadId };
  const id = await insertDepartment(tx, fields, now.toISOString());
  if (id !== undefined) {
    await rememberWords(tx, { kind: "department", id }, { name: departmentName });
    return { id };
  }
  const existing = (await isInRegistration(tx)) && (await findDepartmentByName(tx, departmentName));
  if (!existing) throw new AppError("department_taken");
  return existing;
}

/** Changes a department; its people's stories tell of a new head. Throws `not_found` or `department_taken`. */
export async function updateDepartment(
  context: Context,
  id: number,
  { departmentName, description, departmentHeadId }: DepartmentDetails,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  const before = await lockDepartment(tx, id);
  if (!before) throw new AppError("not_found");
  await checkHead(tx, departmentHeadId);
  try {
    const fields = { departmentName, description, departmentHeadId };
    await saveDepartment(tx, id, fields, now.toISOString());
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("department_taken");
    throw error;
  }
  if (departmentName !== before.departmentName)
    await rememberWords(tx, { kind: "department", id }, { name: departmentName });
  if (departmentHeadId !== undefined && departmentHeadId !== before.departmentHeadId)
    await tellNewHead(context, id, before.departmentHeadId, departmentHeadId);
  return { ok: true };
}
