import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { AlsoRecorded } from "#server/modules/line/index.ts";
import { findPlaces } from "./assignment-queries.ts";
import { followPositions } from "./assignments.ts";
import { heldPlaceOf } from "./moves.ts";
import { savePositionsDepartment } from "./position-queries.ts";
import { lockDepartment } from "./queries.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

/**
 * Moves employees with their positions to a department, from today or their first day on. Those without a position, and those who are
 * there already, stay where they are. The number of statements does not grow with the employees.
 */
export async function moveToDepartment(
  context: Context,
  employeeIds: readonly number[],
  departmentId: number,
  also: AlsoRecorded = {},
): Promise<void> {
  const { tx, now, today } = context;
  await lockPositionsOf(tx, employeeIds);
  const department = await lockDepartment(tx, departmentId);
  if (!department)
    throw new AppError("invalid_request", {
      fields: { departmentId: "Please choose a department of your company" },
    });
  const changed = (await findPlaces(tx, employeeIds, today)).flatMap((person) => {
    const before = heldPlaceOf(person);
    if (!before || before.departmentId === departmentId) return [];
    const after = { ...before, departmentId, departmentName: department.departmentName };
    return [{ before, after }];
  });
  const positionIds = changed.map(({ before }) => before.id);
  if (changed.length > 0)
    await savePositionsDepartment(tx, positionIds, departmentId, now.toISOString());
  await followPositions(context, changed, also);
}
