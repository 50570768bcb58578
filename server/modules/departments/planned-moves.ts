import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { insertPlans, lineChanged, managersOfAffected } from "#server/modules/line/index.ts";
import type { StoryEntry } from "#server/story/story.ts";
import {
  callOffMoves,
  endAssignmentByPlan,
  endAssignments,
  type LastDays,
} from "./assignment-end-queries.ts";
import { findPlaces } from "./assignment-queries.ts";
import { endPosition } from "./assignments.ts";
import { type Filling, heldPlaceOf, moveOf } from "./moves.ts";
import { placeEntries } from "./place-story.ts";
import { assignmentOf, neverKnown, openPositions, peopleOf, place } from "./placing.ts";
import { findNextPlace } from "./planned-move-queries.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

/** The position that an employee is to move to on a day still to come; undefined if no move is planned. */
export async function findPlannedMove(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
) {
  const planned = await findNextPlace(tx, employeeId, today);
  if (!planned) return undefined;
  const { announcedOn, ...move } = planned;
  return { ...move, announcedFrom: announcedOn > today ? announcedOn : null };
}

type Announced = Filling & Required<Pick<Filling, "movesOn">> & { announcedFrom: string };

/**
 * Plans a move that super administrators alone know of until its announcement, and returns the entries to record in the story. Throws
 * `position_taken`, `circle_of_managers`, or names what is wrong.
 */
export async function planMove(context: Context, filling: Announced): Promise<StoryEntry[]> {
  const { tx, now, today, actor } = context;
  const { employeeId, positionId, announcedFrom } = filling;
  await lockPositionsOf(tx, [employeeId], [positionId]);
  const positions = await openPositions(context, [filling]);
  const people = await peopleOf(context, [filling]);
  const moves = moveOf(filling, { positions, people, today });
  const [move] = moves;
  if (!move) return [];
  const managersBefore = await managersOfAffected(context, moves, announcedFrom);
  const planned = { subject: { employeeId }, positionId, from: move.from };
  const recording = { at: now, byId: actor.employeeId, announcedOn: announcedFrom };
  const [planId = 0] = await insertPlans(tx, [planned], recording);
  const plan = { planId, announcedOn: announcedFrom };
  if (move.before) await endAssignmentByPlan(tx, move, { ...plan, at: now });
  const assignment = { ...assignmentOf(move), ...plan, knownTo: neverKnown };
  const managersAfter = await place(context, [assignment], announcedFrom);
  const line = await lineChanged(context, moves, managersBefore, managersAfter, { isPlan: true });
  return [...placeEntries(move), ...line].map((entry) => ({ ...entry, planId }));
}

/**
 * Withdraws an employee's planned move, so that they stay in their position, until their last day if they have one. Returns
 * the entries to record, for super administrators alone if it was not announced; throws `not_found` if no move is planned.
 */
export async function withdrawMove(
  context: Context,
  employeeId: number,
  lastDay: string | null,
): Promise<StoryEntry[]> {
  const { tx, today } = context;
  const planned = await findPlannedMove(context, employeeId);
  const [person] = await findPlaces(tx, [employeeId], today);
  const held = person && heldPlaceOf(person);
  if (!planned || !held) throw new AppError("not_found");
  const isPlan = planned.announcedFrom !== null;
  const knownOn = planned.announcedFrom ?? today;
  const affected = [{ employeeId, from: planned.date, day: planned.date }];
  const managersBefore = await managersOfAffected(context, affected, knownOn);
  await endAssignments(tx, affected, context);
  await endPosition(context, employeeId, { lastDay, lastDayBefore: null });
  const [planId] = await callOffMoves(tx, [employeeId], context);
  const managersAfter = await managersOfAffected(context, affected, knownOn);
  const hasLeft = lastDay !== null && lastDay < planned.date;
  const after = hasLeft ? undefined : held;
  const entries = [
    ...placeEntries({ employeeId, before: planned, after, day: planned.date }),
    ...(await lineChanged(context, affected, managersBefore, managersAfter, { isPlan })),
  ];
  const reason = hasLeft
    ? "Their last day of work is before the planned move."
    : "The planned move was withdrawn.";
  return entries.map((entry) => ({ ...entry, reason, planId }));
}

/**
 * Follows a new last day of work, or that there is none any more: the position ends with it, and a move planned for a later day is withdrawn.
 * Returns the entries to record.
 */
export async function followLastDayOfWork(
  context: Context,
  employeeId: number,
  days: LastDays,
): Promise<StoryEntry[]> {
  const planned = days.lastDay ? await findPlannedMove(context, employeeId) : undefined;
  if (planned && days.lastDay && planned.date > days.lastDay)
    return withdrawMove(context, employeeId, days.lastDay);
  await endPosition(context, employeeId, days);
  return [];
}
