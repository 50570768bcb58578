import type { Context } from "#server/context.ts";
import { circleInWords } from "#server/modules/line/index.ts";
import { findCirclesOfMoves } from "#server/organisation/line-circle.ts";
import type { PlannedMove } from "#server/organisation/planned-line.ts";
import { type PlannedRow, withFault } from "../plan.ts";

/** The planned rows, with errors where moves would close a circle of managers. Rows that end circles count, too. */
export async function withoutCircles(
  { tx, today }: Pick<Context, "tx" | "today">,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  let rows = [...planned];
  // Without one row, a circle may close that the row would have opened.
  for (let round = 1; ; round += 1) {
    const moves = rows.flatMap((row) => moveIn(row, today) ?? []);
    const circles = moves.length > 0 ? await findCirclesOfMoves(tx, moves) : [];
    if (circles.length === 0) return rows;
    const reasons =
      round < maxCircleRounds
        ? circles.map((circle) => [circle.employeeId, circleInWords(circle)] as const)
        : moves.map(({ employeeId }) => [employeeId, tooManyCircles] as const);
    const reasonOf = new Map(reasons);
    rows = rows.map((row) => {
      const move = moveIn(row, today);
      const message = move && reasonOf.get(move.employeeId);
      return message ? withFault(row, { field: "departmentName", message }) : row;
    });
  }
}

/** An existing employee's move in a row without errors; first positions begin on the first day. */
export function moveIn({ faults, change }: PlannedRow, today: string): PlannedMove | undefined {
  if (faults.length > 0 || !change?.changed.place) return undefined;
  const { id, positionTitle, startDate } = change.stored;
  const from = !positionTitle && startDate && startDate < today ? startDate : today;
  return { employeeId: id, departmentId: change.changed.place.departmentId, from };
}

/** Each round may close new circles. Real files need few; a malicious one could take minutes. */
export const maxCircleRounds = 20;

export const tooManyCircles =
  "Too many people of this file would manage each other. Please import them a few at a time";
