import { AppError } from "#server/app-error.ts";
import type { findPlaces, lockPositions } from "./assignment-queries.ts";
import type { Place } from "./place-story.ts";

export interface Filling {
  employeeId: number;
  positionId: number;
  /** If given, it must be the position's own. */
  departmentId?: number | null | undefined;
  /** By default, the first day of work for employees who never had a position, and today for the others. */
  dateJoined?: string | undefined;
  /** If given, they move on exactly this day, past or future, or not at all. */
  movesOn?: string;
}

/** An employee who moves into a position, the day from which they are in it, and where they were before. */
export interface Move {
  employeeId: number;
  before: HeldPlace | undefined;
  after: Place;
  from: string;
  /** The day that the story is to show; undefined if it happened now. */
  day?: string | undefined;
}

type Person = Awaited<ReturnType<typeof findPlaces>>[number];
type Position = Awaited<ReturnType<typeof lockPositions>>[number];

interface HeldPlace extends Place {
  dateJoined: string;
  dateFrom: string;
  dateTo: string | null;
}

/** An employee's current position and department, if they have one. */
export function heldPlaceOf(person: Person): HeldPlace | undefined {
  const { id, positionTitle, departmentId, departmentName, dateJoined, dateFrom, dateTo } = person;
  if (!id || !positionTitle || !departmentId || !departmentName || !dateJoined || !dateFrom)
    return undefined;
  return { id, positionTitle, departmentId, departmentName, dateJoined, dateFrom, dateTo };
}

interface Known {
  positions: ReadonlyMap<number, Position>;
  people: ReadonlyMap<number, Person>;
  today: string;
}

/**
 * The move that a filling requires; none if the employee is already in the position. It starts on the first day on which the
 * position is vacant and the employee is in no other, or on the day given. Throws `position_taken` if someone else is in the
 * position, and names the day if they cannot move on it.
 */
export function moveOf(filling: Filling, { positions, people, today }: Known): Move[] {
  const { employeeId, positionId, dateJoined } = filling;
  const after = positions.get(positionId);
  if (!after || after.holderId === employeeId) return [];
  if (after.holderId !== null) throw new AppError("position_taken");
  const person = people.get(employeeId);
  const before = person && heldPlaceOf(person);
  if (filling.movesOn) {
    const from = filling.movesOn;
    refuseDay(from, { before, freeFrom: person?.freeFrom, vacantFrom: after.freeFrom });
    return [{ employeeId, before, after, from, day: from === today ? undefined : from }];
  }
  const firstDay = before || person?.freeFrom ? undefined : person?.startDate;
  const wanted = dateJoined ?? firstDay ?? today;
  const from = latest(
    wanted,
    before ? latest(today, before.dateFrom) : person?.freeFrom,
    after.freeFrom,
  );
  const isToday = from === today && !dateJoined && !firstDay;
  return [{ employeeId, before, after, from, day: isToday ? undefined : from }];
}

interface Occupied {
  before: HeldPlace | undefined;
  /** From when on the employee is in no position, and the position is vacant; null if neither ever was. */
  freeFrom: string | null | undefined;
  vacantFrom: string | null;
}

/** Throws if an employee cannot move on a day, as the days before it are recorded otherwise. */
function refuseDay(day: string, { before, freeFrom, vacantFrom }: Occupied): void {
  const problem = dayProblem();
  if (problem) throw new AppError("invalid_request", { fields: { date: problem } });

  function dayProblem(): string | undefined {
    if (before && day < before.dateFrom) return "They started in their present position later";
    if (before?.dateTo && day > before.dateTo)
      return "They leave their present position before this day";
    if (!before && freeFrom && day < freeFrom) return "They were in another position on this day";
    if (vacantFrom && day < vacantFrom) return "The position was still filled on this day";
    return undefined;
  }
}

/** The latest of these days, ignoring missing ones. */
export const latest = (first: string, ...others: (string | null | undefined)[]): string =>
  others.reduce<string>((last, day) => (day && day > last ? day : last), first);
