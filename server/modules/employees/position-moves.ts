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

/**
 * Moves an employee to a vacant position from a day on, which may be past or still to come; the one they leave becomes vacant,
 * and the department follows. A planned move may be known to super administrators alone until it is announced. Throws `not_found`, `position_taken`, or names the day on which they cannot move.
 */
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

/** The move that an employee is still to make, if one is planned; throws `not_found` if there is no such employee. */
export async function plannedMove(
  context: Context,
  id: number,
): Promise<{ planned: PlannedMove | null }> {
  if (!(await findEmployee(context.tx, id))) throw new AppError("not_found");
  return { planned: (await findPlannedMove(context, id)) ?? null };
}

/** Withdraws an employee's planned move; throws `not_found` if none is planned. */
export async function withdrawPlannedMove(context: Context, id: number): Promise<{ ok: true }> {
  const employee = await lockEmployee(context.tx, id);
  if (!employee) throw new AppError("not_found");
  await withdrawMove(context, id, employee.terminationDate);
  return { ok: true };
}
