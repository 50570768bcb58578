import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { LineContext } from "#server/modules/line/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import {
  findPlaces,
  insertAssignments,
  lockPositions,
  type NewAssignment,
  type NextMove,
} from "./assignment-queries.ts";
import type { Filling, Move } from "./moves.ts";

/** The last day of something known only to super administrators. */
export const neverKnown = "-infinity";

export const assignmentOf = ({
  employeeId,
  after,
  from,
  lastDay,
  nextMove,
}: Pick<Move, "employeeId" | "after" | "from" | "lastDay" | "nextMove">) => ({
  employeeId,
  positionId: after.id,
  departmentId: after.departmentId,
  dateJoined: from,
  dateFrom: from,
  ...(lastDay && { dateTo: lastDay }),
  ...(nextMove && untilMove(nextMove, lastDay)),
});

/** Others know nothing of the end that an unannounced move brings. */
const untilMove = ({ on, planId, announcedOn }: NextMove, lastDay: string | null | undefined) => ({
  dateTo: plusDays(on, -1),
  ...(announcedOn && { planId, announcedOn, knownTo: lastDay ?? null }),
});

/** Records assignments; returns each next manager, as known on a day, and whether that changes later. Throws `position_taken`. */
export async function place(
  { tx, now, today, actor }: LineContext,
  assignments: readonly NewAssignment[],
  knownOn = today,
) {
  const recording = { at: now, byId: actor.employeeId };
  const placed = await insertAssignments(asKnownOn(tx, knownOn), assignments, recording);
  if (placed.length < assignments.length) throw new AppError("position_taken");
  return placed;
}

/** The employees with their current positions. */
export async function peopleOf(
  { tx, today }: LineContext,
  asked: readonly { employeeId: number }[],
) {
  const rows = await findPlaces(
    tx,
    asked.map(({ employeeId }) => employeeId),
    today,
  );
  return new Map(rows.map((row) => [row.employeeId, row]));
}

/** The positions to fill; throws unless each exists and is in its given department. */
export async function openPositions({ tx, today }: LineContext, fillings: readonly Filling[]) {
  const ids = fillings.map(({ positionId }) => positionId);
  const positions = new Map((await lockPositions(tx, ids, today)).map((row) => [row.id, row]));
  for (const { positionId, departmentId } of fillings) {
    const position = positions.get(positionId);
    if (!position)
      throw new AppError("invalid_request", {
        fields: { positionId: "Please choose a position of your company" },
      });
    if (departmentId && position.departmentId !== departmentId)
      throw new AppError("invalid_request", {
        fields: { departmentId: "The position belongs to another department" },
      });
  }
  return positions;
}
