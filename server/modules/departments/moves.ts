import { AppError } from "#server/app-error.ts";
import type { findPlaces, lockPositions } from "./assignment-queries.ts";
import type { Place } from "./place-story.ts";

export interface Filling {
  employeeId: number;
  positionId: number;
  /** Has to be the position's own, where it is given. */
  departmentId?: number | null | undefined;
  /** Left out it is the first day for those who were never in a position, and today for those who move. */
  dateJoined?: string | undefined;
}

/** An employee who comes into a position, from which day on, and where they were before. */
export interface Move {
  employeeId: number;
  before: HeldPlace | undefined;
  after: Place;
  from: string;
  /** The day that the story is to name; otherwise it happened now. */
  day?: string | undefined;
}

type Person = Awaited<ReturnType<typeof findPlaces>>[number];
type Position = Awaited<ReturnType<typeof lockPositions>>[number];

interface HeldPlace extends Place {
  dateJoined: string;
  dateFrom: string;
  dateTo: string | null;
}

/** Where a person is, as far as they are anywhere. */
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
 * The move that a filling asks for; none for somebody who is there already. It begins on the first day on which nobody else
 * has the position and the person has no other. Throws `position_taken` for a position that somebody else holds.
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

/** The last of these days; one that is missing does not count. */
export const latest = (first: string, ...others: (string | null | undefined)[]): string =>
  others.reduce<string>((last, day) => (day && day > last ? day : last), first);
