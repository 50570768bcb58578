import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { type AlsoRecorded, changeLine, type LineContext } from "#server/modules/line/index.ts";
import { callOffMoves, endAssignments, saveLastDay } from "./assignment-end-queries.ts";
import { findAssignmentsTo, findPlaces } from "./assignment-queries.ts";
import { type Filling, heldPlaceOf, type Move, moveOf } from "./moves.ts";
import { type Place, placeEntries } from "./place-story.ts";
import { assignmentOf, neverKnown, openPositions, peopleOf, place } from "./placing.ts";
import { savePositionsDepartment } from "./position-queries.ts";
import { lockDepartment } from "./queries.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

/** Moves employees into vacant positions; returns whether anyone moved. Throws `position_taken`. The number of statements is constant. */
export async function fillPositions(
  context: LineContext,
  fillings: readonly Filling[],
  {
    areNew = false,
    areReturning = false,
    story = [],
  }: AlsoRecorded & { areNew?: boolean; areReturning?: boolean } = {},
): Promise<boolean> {
  const { tx, today } = context;
  if (!areNew) await lockPositionsOf(tx, ...idsOf(fillings));
  const positions = await openPositions(context, fillings);
  const people = areNew ? new Map() : await peopleOf(context, fillings);
  const moves = fillings.flatMap((filling) => moveOf(filling, { positions, people, today }));
  const leaving = moves.filter(({ before }) => before);
  const planned = leaving
    .map(({ employeeId }) => employeeId)
    .filter((id) => people.get(id)?.hasSecretMove);
  await changeLine(context, moves, { areNew, areReturning, story }, async () => {
    if (moves.length === 0) return {};
    if (leaving.length > 0) await endAssignments(tx, leaving.map(endingOf), context);
    const moved = await place(context, moves.map(assignmentOf));
    if (planned.length > 0) await callOffMoves(tx, planned, context);
    const moveAgain = new Set(moves.flatMap((one) => (one.nextMove ? [one.employeeId] : [])));
    const placed = moved.map((one) =>
      moveAgain.has(one.employeeId) ? { ...one, changesLater: true } : one,
    );
    return { placed, entries: moves.flatMap(placeEntries) };
  });
  return moves.length > 0;
}

/** Before a planned later move, only the position held until now ends. */
const endingOf = ({ employeeId, from, before, nextMove }: Move) => ({
  employeeId,
  from,
  ...(nextMove && before && { positionId: before.id }),
});

const idsOf = (fillings: readonly Filling[]): [employees: number[], positions: number[]] => [
  fillings.map(({ employeeId }) => employeeId),
  fillings.map(({ positionId }) => positionId),
];

/** Takes an employee out of their position, if any, from today on. */
export async function releasePosition(
  context: LineContext,
  employeeId: number,
  also: AlsoRecorded = {},
): Promise<void> {
  const { tx, today } = context;
  const before = await heldBy(context, employeeId);
  const move = { employeeId, before, after: undefined, from: today };
  await changeLine(context, before ? [move] : [], also, async () => {
    if (!before) return {};
    await endAssignments(tx, [move], context);
    await callOffMoves(tx, [employeeId], context);
    return { entries: placeEntries(move) };
  });
}

export interface ChangedPosition {
  before: Place;
  after: Place;
}

/** Moves current and future employees along with their changed positions; other planned moves stay. */
export async function followPositions(
  context: LineContext,
  changed: readonly ChangedPosition[],
  also: AlsoRecorded = {},
): Promise<void> {
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
  await changeLine(context, leaving, also, async () => {
    if (leaving.length === 0) return { entries };
    await endAssignments(tx, leaving, context);
    const assignments = leaving.map(({ dateJoined, dateTo, ...move }) => ({
      ...assignmentOf(move),
      ...(move.announcedOn > today && planOf(move)),
      dateJoined,
      dateTo,
    }));
    return { placed: await place(context, assignments), entries };
  });
}

type Planned = Pick<
  Awaited<ReturnType<typeof findAssignmentsTo>>[number],
  "announcedOn" | "knownTo" | "planId"
>;

const planOf = ({ announcedOn, knownTo, planId }: Planned) => ({ announcedOn, knownTo, planId });

/** Whether its start is a secret of the super administrators today. */
const beginsSecretly = ({ announcedOn, knownTo }: Planned, today: string) =>
  announcedOn > today && knownTo === neverKnown;

const fromDay = (dateFrom: string, today: string) =>
  dateFrom > today ? { from: dateFrom, day: dateFrom } : { from: today };

/** Whether an employee has a position, today or on a future first day. */
export const holdsPosition = async (context: LineContext, employeeId: number): Promise<boolean> =>
  (await heldBy(context, employeeId)) !== undefined;

/** Records or removes the last day in a position. Throws `position_taken` if it is taken on the days added. */
export async function endTerm(
  context: LineContext,
  employeeId: number,
  lastDay: string | null,
): Promise<void> {
  const { tx, today, now } = context;
  const held = await heldBy(context, employeeId);
  if (!held || held.dateTo === lastDay) return;
  if (lastDay && lastDay < held.dateFrom)
    throw new AppError("invalid_request", {
      fields: { dateEnded: "The last day cannot be before the first" },
    });
  const from = plusDays(lastDay ?? held.dateTo ?? today, 1);
  const places = lastDay ? { before: held, after: undefined } : { before: undefined, after: held };
  const move = { employeeId, ...places, from, day: from };
  await changeLine(context, [move], {}, async () => {
    const days = { lastDay, lastDayBefore: held.dateTo };
    const isSaved = await saveLastDay(tx, employeeId, { ...days, today, now });
    if (!isSaved) throw new AppError("position_taken");
    return { entries: placeEntries(move) };
  });
}

async function heldBy(context: LineContext, employeeId: number) {
  const person = (await peopleOf(context, [{ employeeId }])).get(employeeId);
  return person && heldPlaceOf(person);
}

/** Moves employees with their positions to a department, from today or their first day. The number of statements is constant. */
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
