import { sql } from "kysely";
import type { Department, DepartmentDetails, departments } from "#contract/departments.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor } from "#server/context.ts";
import { isReferenceViolation, isUniqueViolation } from "#server/db-error.ts";
import { refuseOutdated } from "#server/modules/line/index.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { isInRegistration } from "#server/modules/tenant/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { scopeOfDepartment } from "#server/organisation/line-basis.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { recordLeaderOfHead } from "./heads/head-recording.ts";
import { changeHead } from "./heads/headships.ts";
import {
  deleteDepartmentRow,
  findDepartment,
  findDepartmentByName,
  findDepartments,
  insertDepartment,
  lockDepartment,
  saveDepartment,
} from "./queries.ts";

type DepartmentName = Record<"departmentName", string | null>;
type DepartmentQuery = ParsedInput<typeof departments.getAllDepartments>["query"];
type DepartmentRow = Awaited<ReturnType<typeof findDepartments>>["items"][number];

/** Colleagues see a plan only once it applies. */
const shownTo = (
  actor: PersonActor,
  { nextHeadFrom, nextHeadId, nextHeadName, basedOn, ...department }: DepartmentRow,
): Department => ({
  ...department,
  basedOn: actor.isSuperadmin ? basedOn : null,
  nextHead:
    actor.isSuperadmin && nextHeadFrom
      ? { from: nextHeadFrom, id: nextHeadId, name: nextHeadName }
      : null,
});

export async function listDepartments(
  { tx, actor, today }: Context,
  list: DepartmentQuery,
): Promise<Page<Department>> {
  const { items, total } = await findDepartments(tx, list, today);
  return { items: items.map((department) => shownTo(actor, department)), total };
}

export async function getDepartment(
  { tx, actor, today }: Context,
  id: number,
): Promise<Department> {
  const department = await findDepartment(tx, id, today);
  if (!department) throw new AppError("not_found");
  return shownTo(actor, department);
}

/** Throws `department_taken`. During registration it returns the existing department, so that it can be repeated (AMB-082). */
export async function createDepartment(
  context: Context,
  { departmentName, description, ...head }: DepartmentDetails,
): Promise<{ id: number }> {
  const { tx, now } = context;
  if (head.departmentHeadId) await lockCompany(tx);
  const id = await insertDepartment(tx, { departmentName, description }, now.toISOString());
  if (id !== undefined) {
    await saveRecordWords(tx, { kind: "department", id }, { name: departmentName });
    await recordStory(context, {
      subjectKind: "department",
      subjectId: id,
      kind: "created",
      changes: changesBetween<DepartmentName>({ departmentName: null }, { departmentName }),
    });
    await recordLeaderOfHead(context, id, head);
    if (head.departmentHeadId) await changeHead(context, id, head);
    return { id };
  }
  const existing = (await isInRegistration(tx)) && (await findDepartmentByName(tx, departmentName));
  if (!existing) throw new AppError("department_taken");
  return existing;
}

/** Changes a department and, from the given day, its head and their manager. Throws `not_found`, `department_taken` or `line_changed`. */
export async function updateDepartment(
  context: Context,
  id: number,
  {
    departmentName,
    description,
    departmentHeadId,
    headFrom,
    headLedBy,
    announcedFrom,
    basedOn,
  }: DepartmentDetails,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  if (departmentHeadId !== undefined) await lockCompany(tx);
  if (!(await lockDepartment(tx, id))) throw new AppError("not_found");
  if (departmentHeadId !== undefined)
    await refuseOutdated(context, basedOn, {
      scope: scopeOfDepartment(sql`${id}::bigint`),
      from: context.today,
    });
  const before = await getDepartment(context, id);
  await saveDetails(context, before, { departmentName, description });
  await recordLeaderOfHead(context, id, {
    departmentHeadId,
    headFrom,
    headLedBy,
    announcedFrom,
  });
  if (headFrom !== undefined || departmentHeadId !== before.departmentHeadId) {
    const isKnown = await changeHead(context, id, { departmentHeadId, headFrom, announcedFrom });
    // A secret plan does not count as a change of the department.
    if (isKnown) await saveDepartment(tx, id, { departmentName }, now.toISOString());
  }
  return { ok: true };
}

async function saveDetails(
  context: Context,
  before: Awaited<ReturnType<typeof getDepartment>>,
  { departmentName, description }: Pick<DepartmentDetails, "departmentName" | "description">,
): Promise<void> {
  const { tx, now } = context;
  const { id } = before;
  const changes = changesBetween(
    { departmentName: before.departmentName, description: before.description },
    { departmentName, ...(description !== undefined && { description }) },
  );
  if (changes.length === 0) return;
  try {
    await saveDepartment(tx, id, { departmentName, description }, now.toISOString());
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("department_taken");
    throw error;
  }
  if (departmentName !== before.departmentName)
    await saveRecordWords(tx, { kind: "department", id }, { name: departmentName });
  await recordStory(context, {
    subjectKind: "department",
    subjectId: id,
    kind: "changed",
    changes,
  });
}

/** Removes an unreferenced department. Throws `not_found`, or `department_in_use` even for past heads and employees. */
export async function deleteDepartment(context: Context, id: number): Promise<{ ok: true }> {
  const { tx } = context;
  const department = await lockDepartment(tx, id);
  if (!department) throw new AppError("not_found");
  try {
    await deleteDepartmentRow(tx, id);
  } catch (error) {
    if (isReferenceViolation(error)) throw new AppError("department_in_use");
    throw error;
  }
  await saveRecordWords(tx, { kind: "department", id }, {});
  await recordStory(context, {
    subjectKind: "department",
    subjectId: id,
    kind: "removed",
    changes: changesBetween<DepartmentName>(department, { departmentName: null }),
  });
  return { ok: true };
}
