import type { Context } from "#server/context.ts";
import { circleInWords } from "#server/modules/line/index.ts";
import { findCirclesOfMoves, type PlannedMove } from "#server/organisation/line-circle.ts";
import { type PlannedRow, withFault } from "./plan.ts";

/**
 * The planned rows, of which those are wrong that would have someone move so that people lead each other. All rows count that
 * are right otherwise, also those that end a circle of others.
 */
export async function withoutCircles(
  { tx, today }: Pick<Context, "tx" | "today">,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  let rows = [...planned];
  // Leaving one row out may close a circle that it would have opened.
  for (;;) {
    const moves = rows.flatMap((row) => moveIn(row, today) ?? []);
    const circles = moves.length > 0 ? await findCirclesOfMoves(tx, moves) : [];
    if (circles.length === 0) return rows;
    const circleOf = new Map(circles.map((circle) => [circle.employeeId, circle]));
    rows = rows.map((row) => {
      const move = moveIn(row, today);
      const circle = move && circleOf.get(move.employeeId);
      return circle
        ? withFault(row, { field: "departmentName", message: circleInWords(circle) })
        : row;
    });
  }
}

/** The move of someone who exists, in a row without faults; those who never had a position are in it from their first day. */
export function moveIn({ faults, change }: PlannedRow, today: string): PlannedMove | undefined {
  if (faults.length > 0 || !change?.changed.place) return undefined;
  const { id, positionTitle, startDate } = change.stored;
  const from = !positionTitle && startDate && startDate < today ? startDate : today;
  return { employeeId: id, departmentId: change.changed.place.departmentId, from };
}
