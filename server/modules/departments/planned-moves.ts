import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lineChanged, managersOfAffected } from "#server/modules/line/index.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { endAssignments, findPlaces } from "./assignment-queries.ts";
import { endPosition } from "./assignments.ts";
import { heldPlaceOf } from "./moves.ts";
import { placeEntries } from "./place-story.ts";
import { findNextPlace } from "./planned-move-queries.ts";

/** The position that an employee is to move to on a day still to come; undefined if no move is planned. */
export const findPlannedMove = ({ tx, today }: Pick<Context, "tx" | "today">, employeeId: number) =>
  findNextPlace(tx, employeeId, today);

/**
 * Withdraws an employee's planned move, so that they stay in their position, until their last day if they have one. Returns
 * the entries to record; throws `not_found` if no move is planned.
 */
export async function withdrawMove(
  context: Context,
  employeeId: number,
  lastDay: string | null,
): Promise<StoryEntry[]> {
  const { tx, now, today } = context;
  const planned = await findNextPlace(tx, employeeId, today);
  const [person] = await findPlaces(tx, [employeeId], today);
  const held = person && heldPlaceOf(person);
  if (!planned || !held) throw new AppError("not_found");
  const affected = [{ employeeId, from: planned.date, day: planned.date }];
  const managersBefore = await managersOfAffected(context, affected);
  await endAssignments(tx, affected, now);
  await endPosition(context, employeeId, { lastDay, lastDayBefore: null });
  const managersAfter = await managersOfAffected(context, affected);
  const entries = [
    ...placeEntries({ employeeId, before: planned, after: held, day: planned.date }),
    ...(await lineChanged(context, affected, managersBefore, managersAfter)),
  ];
  return entries.map((entry) => ({ ...entry, reason: "The planned move was withdrawn." }));
}
