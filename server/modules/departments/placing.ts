import { AppError } from "#server/app-error.ts";
import { type LineContext, managersOfAffected } from "#server/modules/line/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import {
  findPlaces,
  insertAssignments,
  lockPositions,
  type NewAssignment,
} from "./assignment-queries.ts";
import type { Filling, Move } from "./moves.ts";

/** The last day of what nobody but super administrators knows to begin. */
export const neverKnown = "-infinity";

export const assignmentOf = ({
  employeeId,
  after,
  from,
  lastDay,
}: Pick<Move, "employeeId" | "after" | "from" | "lastDay">) => ({
  employeeId,
  positionId: after.id,
  departmentId: after.departmentId,
  dateJoined: from,
  dateFrom: from,
  ...(lastDay && { dateTo: lastDay }),
});

/**
 * Records the assignments, and returns who leads each employee from then on, as known on a day, today by default; throws
 * `position_taken`. Only those whose leader is to change later are asked about again.
 */
export async function place(
  context: LineContext,
  assignments: readonly NewAssignment[],
  knownOn = context.today,
) {
  const { tx, now, today, actor } = context;
  const placed = await insertAssignments(asKnownOn(tx, knownOn), assignments, {
    at: now,
    byId: actor.employeeId,
  });
  if (placed.length < assignments.length) throw new AppError("position_taken");
  const dayOf = new Map(assignments.map(({ employeeId, dateFrom }) => [employeeId, dateFrom]));
  const from = (employeeId: number) => dayOf.get(employeeId) ?? today;
  const changing = placed
    .filter(({ changesLater }) => changesLater)
    .map(({ employeeId }) => ({ employeeId, from: from(employeeId) }));
  return new Map([
    ...placed.map(
      ({ employeeId, manager }) => [employeeId, [{ day: from(employeeId), manager }]] as const,
    ),
    ...(await managersOfAffected(context, changing, knownOn)),
  ]);
}

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

/** The positions to be filled, as they are now; throws unless each exists and is in the department given for it. */
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
