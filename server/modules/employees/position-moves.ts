import type { PositionMove } from "#contract/employees/employee-changes.ts";
import type { PlannedMove } from "#contract/employees/employee-lists.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  fillPositions,
  findPlannedMove,
  planMove,
  withdrawMove,
} from "#server/modules/departments/index.ts";
import { moveDayProblem } from "./move-day.ts";
import { findEmployee, lockEmployee } from "./queries.ts";

/** Moves an employee from any day on, secretly until an announcement. Throws `not_found`, `position_taken` or field errors. */
export async function moveEmployee(
  context: Context,
  id: number,
  { positionId, date, announcedFrom }: PositionMove,
): Promise<{ ok: true }> {
  const { tx, today } = context;
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  const { startDate, terminationDate } = employee;
  const problem = moveDayProblem(date, { today, startDate, terminationDate });
  if (problem) throw new AppError("invalid_request", { fields: { date: problem } });

  const move = { employeeId: id, positionId, movesOn: date };
  const isSecret = announcedFrom && announcedFrom > today;
  const isMoved = isSecret
    ? await planMove(context, { ...move, announcedFrom })
    : await fillPositions(context, [move]);
  if (!isMoved)
    throw new AppError("invalid_request", {
      fields: { positionId: "They are in this position, or are to move to it" },
    });
  return { ok: true };
}

/** The planned move of an employee, if any; throws `not_found` for an unknown employee. */
export async function plannedMove(
  context: Context,
  id: number,
): Promise<{ planned: PlannedMove | null }> {
  if (!(await findEmployee(context.tx, id))) throw new AppError("not_found");
  return { planned: (await findPlannedMove(context, id)) ?? null };
}

/** Throws `not_found` without a planned move. */
export async function withdrawPlannedMove(context: Context, id: number): Promise<{ ok: true }> {
  const employee = await lockEmployee(context.tx, id);
  if (!employee) throw new AppError("not_found");
  await withdrawMove(context, id, employee.terminationDate);
  return { ok: true };
}
