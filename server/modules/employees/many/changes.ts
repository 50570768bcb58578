import type { z } from "zod";
import { employmentStatusOf } from "#contract/codes/employment-status.ts";
import type { ChangeOfMany, OutcomeOfMany, PreviewOfMany } from "#contract/employees/many.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { moveToDepartment } from "#server/modules/departments/index.ts";
import { recordStory } from "#server/story/story.ts";
import { recordEntries } from "../record-story.ts";
import { changing, changingStatus, outcomeOf, plannedChange, type Wanted } from "./plan.ts";
import { findDepartmentName, lockEmployees, saveEmploymentStatus } from "./queries.ts";
import { selectedEmployees } from "./selection.ts";

const maxExamples = 20;

/** What a change of many employees would do. Throws `not_found` or `too_many_selected`. */
export async function previewChangeOfMany(
  context: Context,
  change: ChangeOfMany,
): Promise<z.infer<typeof PreviewOfMany>> {
  const employees = await selectedEmployees(context, change.selection);
  const wanted = await wantedOf(context, change);
  const examples = changing(employees, wanted)
    .slice(0, maxExamples)
    .map((employee) => plannedChange(employee, wanted));
  return { ...outcomeOf(employees, wanted), examples };
}

/**
 * Changes many employees: all or none. The number of statements does not grow with the employees. Throws `not_found` or
 * `too_many_selected`.
 */
export async function changeMany(context: Context, change: ChangeOfMany): Promise<OutcomeOfMany> {
  const { tx, now } = context;
  const chosen = await selectedEmployees(context, change.selection);
  const employeeIds = chosen.map(({ id }) => id);
  await lockEmployees(tx, employeeIds);
  // As they are now that nobody else changes them.
  const employees = employeeIds.length ? await selectedEmployees(context, { employeeIds }) : [];
  const wanted = await wantedOf(context, change);
  const moved = wanted.department
    ? await moveToDepartment(context, employeeIds, wanted.department.id)
    : [];
  const { employmentStatus } = wanted;
  const inAnother = changingStatus(employees, wanted);
  if (employmentStatus && inAnother.length > 0) {
    const ids = inAnother.map(({ id }) => id);
    await saveEmploymentStatus(tx, ids, employmentStatus, now.toISOString());
  }
  const changes = inAnother.flatMap(({ id, ...before }) =>
    recordEntries(id, { employmentStatus: before.employmentStatus }, { employmentStatus }),
  );
  await recordStory(context, [...changes, ...moved]);
  return outcomeOf(employees, wanted);
}

async function wantedOf(
  { tx }: Pick<Context, "tx">,
  { departmentId, employmentStatus }: ChangeOfMany,
): Promise<Wanted> {
  return {
    department: departmentId === undefined ? undefined : await departmentOf({ tx }, departmentId),
    employmentStatus:
      employmentStatus === undefined ? undefined : employmentStatusOf(employmentStatus),
  };
}

async function departmentOf({ tx }: Pick<Context, "tx">, id: number) {
  const department = await findDepartmentName(tx, id);
  if (!department)
    throw new AppError("invalid_request", {
      fields: { departmentId: "Please choose a department of your company" },
    });
  return { id, name: department.departmentName };
}
