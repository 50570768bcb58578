import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import {
  type LineContext,
  lineBegun,
  lineChanged,
  managersOfAffected,
  refuseCircles,
} from "#server/modules/line/index.ts";
import type { StoryEntry } from "#server/story/story.ts";
import {
  callOffMoves,
  endAssignments,
  type LastDays,
  saveLastDay,
} from "./assignment-end-queries.ts";
import { findAssignmentsTo } from "./assignment-queries.ts";
import { type Filling, heldPlaceOf, moveOf } from "./moves.ts";
import { type Place, placeEntries } from "./place-story.ts";
import { assignmentOf, neverKnown, openPositions, peopleOf, place } from "./placing.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

/**
 * Moves employees from their current positions into vacant ones, and returns the entries to record in the story.
 * Throws `position_taken`, also for the slower of two at once. The number of statements does not grow with the employees.
 */
export async function fillPositions(
  context: LineContext,
  fillings: readonly Filling[],
  { areNew = false } = {},
): Promise<StoryEntry[]> {
  const { tx, today } = context;
  if (!areNew) await lockPositionsOf(tx, ...idsOf(fillings));
  const positions = await openPositions(context, fillings);
  const people = areNew ? new Map() : await peopleOf(context, fillings);
  const moves = fillings.flatMap((filling) => moveOf(filling, { positions, people, today }));
  if (moves.length === 0) return [];

  const managersBefore = areNew ? undefined : await managersOfAffected(context, moves);
  const leaving = moves.filter(({ before }) => before);
  if (leaving.length > 0) await endAssignments(tx, leaving, context);
  const managersAfter = await place(context, moves.map(assignmentOf));
  const planned = leaving
    .map(({ employeeId }) => employeeId)
    .filter((id) => people.get(id)?.hasSecretMove);
  if (planned.length > 0) await callOffMoves(tx, planned, context);
  const line = managersBefore
    ? await lineChanged(context, moves, managersBefore, managersAfter)
    : await lineBegun(context, moves, managersAfter);
  return [...moves.flatMap(placeEntries), ...line];
}

const idsOf = (fillings: readonly Filling[]): [employees: number[], positions: number[]] => [
  fillings.map(({ employeeId }) => employeeId),
  fillings.map(({ positionId }) => positionId),
];

/** Takes an employee out of their position from today on; does nothing for an employee without one. */
export async function releasePosition(
  context: LineContext,
  employeeId: number,
): Promise<StoryEntry[]> {
  const { tx, today } = context;
  const before = await heldBy(context, employeeId);
  if (!before) return [];
  const move = { employeeId, before, after: undefined, from: today };
  const managersBefore = await managersOfAffected(context, [move]);
  await endAssignments(tx, [move], context);
  await callOffMoves(tx, [employeeId], context);
  const managersAfter = await managersOfAffected(context, [move]);
  return [
    ...placeEntries(move),
    ...(await lineChanged(context, [move], managersBefore, managersAfter)),
  ];
}

/** A position, as it was and as it is now. */
interface ChangedPosition {
  before: Place;
  after: Place;
}

export async function followPositions(
  context: LineContext,
  changed: readonly ChangedPosition[],
): Promise<StoryEntry[]> {
  const { tx, today } = context;
  const positions = new Map(changed.map((one) => [one.after.id, one]));
  const rows = await findAssignmentsTo(tx, [...positions.keys()], today);
  const moves = rows.flatMap((row) => {
    const position = positions.get(row.positionId);
    return position ? [{ ...row, ...position, ...fromDay(row.dateFrom, today) }] : [];
  });
  const entries = moves.flatMap((move) => {
    const planId = beginsSecretly(move, today) ? (move.planId ?? undefined) : undefined;
    return placeEntries(move).map((entry) => ({ ...entry, planId }));
  });
  const leaving = moves.filter(({ departmentId, after }) => departmentId !== after.departmentId);
  if (leaving.length === 0) return entries;
  const managersBefore = await managersOfAffected(context, leaving);
  await endAssignments(tx, leaving, context);
  const assignments = leaving.map(({ dateJoined, dateTo, ...move }) => ({
    ...assignmentOf(move),
    ...(move.announcedOn > today && planOf(move)),
    dateJoined,
    dateTo,
  }));
  const managersAfter = await place(context, assignments);
  return [...entries, ...(await lineChanged(context, leaving, managersBefore, managersAfter))];
}

type Planned = Pick<
  Awaited<ReturnType<typeof findAssignmentsTo>>[number],
  "announcedOn" | "knownTo" | "planId"
>;

const planOf = ({ announcedOn, knownTo, planId }: Planned) => ({ announcedOn, knownTo, planId });

/** Whether super administrators alone know today that it begins. */
const beginsSecretly = ({ announcedOn, knownTo }: Planned, today: string) =>
  announcedOn > today && knownTo === neverKnown;

const fromDay = (dateFrom: string, today: string) =>
  dateFrom > today ? { from: dateFrom, day: dateFrom } : { from: today };

export const holdsPosition = async (context: LineContext, employeeId: number): Promise<boolean> =>
  (await heldBy(context, employeeId)) !== undefined;

/** Records the last day of an employee in their position, or that there is none; nothing if it is another's by then. */
export async function endPosition(
  { tx, today, now }: Pick<Context, "tx" | "today" | "now">,
  employeeId: number,
  days: LastDays,
): Promise<void> {
  await saveLastDay(tx, employeeId, { ...days, today, now });
  const isLonger = days.lastDayBefore && (!days.lastDay || days.lastDay > days.lastDayBefore);
  if (isLonger) await refuseCircles(tx, [{ employeeId, from: days.lastDayBefore ?? today }]);
}

/**
 * The same for a change of the position, with the entries to record in the story. Throws `position_taken` if it is another's
 * on the days that would be added.
 */
export async function endTerm(
  context: LineContext,
  employeeId: number,
  lastDay: string | null,
): Promise<StoryEntry[]> {
  const { tx, today, now } = context;
  const held = await heldBy(context, employeeId);
  if (!held || held.dateTo === lastDay) return [];
  if (lastDay && lastDay < held.dateFrom)
    throw new AppError("invalid_request", {
      fields: { dateEnded: "The last day cannot be before the first" },
    });
  const from = plusDays(lastDay ?? held.dateTo ?? today, 1);
  const places = lastDay ? { before: held, after: undefined } : { before: undefined, after: held };
  const move = { employeeId, ...places, from, day: from };
  const managersBefore = await managersOfAffected(context, [move]);
  const isSaved = await saveLastDay(tx, employeeId, {
    lastDay,
    lastDayBefore: held.dateTo,
    today,
    now,
  });
  if (!isSaved) throw new AppError("position_taken");
  const managersAfter = await managersOfAffected(context, [move]);
  return [
    ...placeEntries(move),
    ...(await lineChanged(context, [move], managersBefore, managersAfter)),
  ];
}

async function heldBy(context: LineContext, employeeId: number) {
  const person = (await peopleOf(context, [{ employeeId }])).get(employeeId);
  return person && heldPlaceOf(person);
}
