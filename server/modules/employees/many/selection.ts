import type { EmployeeFilter } from "#contract/employees/employee-lists.ts";
import type { Selection } from "#contract/employees/many.ts";
import { maxSelected } from "#contract/rules/max-selected.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findMatchingIds, findSelected } from "./queries.ts";

/** By last name. Throws `too_many_selected`, or `not_found` unless each id is an employee's. */
export async function selectedEmployees(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  { employeeIds, filter }: Selection,
) {
  if (filter === undefined) {
    const ids = new Set(employeeIds);
    const employees = await findSelected(tx, [...ids], today);
    if (employees.length < ids.size) throw new AppError("not_found");
    return employees;
  }
  return findSelected(tx, await matchingEmployees({ tx, actor, today }, filter), today);
}

/** Throws `too_many_selected`. */
export async function matchingEmployees(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  filter: EmployeeFilter,
): Promise<number[]> {
  const list = { ...filter, actorId: actor.employeeId, today };
  const ids = await findMatchingIds(tx, list, maxSelected + 1);
  if (ids.length > maxSelected) throw new AppError("too_many_selected");
  return ids;
}
