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
 * position is vacant and the employee is in no other. Throws `position_taken` if someone else is in the position.
 */
export function moveOf(filling: Filling, { positions, people, today }: Known): Move[] {
  const { employeeId, positionId, dateJoined } = filling;
  const after = positions.get(positionId);
  if (!after || after.holderId === employeeId) return [];
  if (after.holderId !== null) throw new AppError("position_taken");
  const person = people.get(employeeId);
  const before = person && heldPlaceOf(person);
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

/** The latest of these days, ignoring missing ones. */
export const latest = (first: string, ...others: (string | null | undefined)[]): string =>
  others.reduce<string>((last, day) => (day && day > last ? day : last), first);
