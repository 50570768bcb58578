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
  movesOn?: string;
  /** Until this day, if it is still to come, super administrators alone know of the move. */
  announcedFrom?: string | undefined;
}

export interface Move {
  employeeId: number;
  before: HeldPlace | undefined;
  after: Place;
  from: string;
  /** The day that the story is to show; undefined if it happened now. */
  day?: string | undefined;
  lastDay?: string | null | undefined;
}

type Person = Awaited<ReturnType<typeof findPlaces>>[number];
type Position = Awaited<ReturnType<typeof lockPositions>>[number];

interface HeldPlace extends Place {
  dateJoined: string;
  dateFrom: string;
  dateTo: string | null;
}

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
 * position is vacant and the employee is in no other, or on the day given, and lasts until their last day of work. Throws
 * `position_taken` if someone else is in the position, and names what is wrong if they cannot move to it or on the day.
 */
export function moveOf(filling: Filling, { positions, people, today }: Known): Move[] {
  const { employeeId, positionId } = filling;
  const after = positions.get(positionId);
  if (!after || after.holderId === employeeId) return [];
  if (after.holderId !== null) throw new AppError("position_taken");
  const person = people.get(employeeId);
  const before = person && heldPlaceOf(person);
  const occupied = { before, freeFrom: person?.freeFrom, vacantFrom: after.freeFrom };
  const lastDay = person?.terminationDate;
  const move = { employeeId, before, after, lastDay };
  if (filling.movesOn) {
    refuseDay(filling.movesOn, occupied);
    refuseSecondPlan(filling, { person, from: filling.movesOn, today });
    return [{ ...move, ...dayOf(filling.movesOn, today) }];
  }
  const wanted = filling.dateJoined ?? firstDayOf(person);
  const from = firstPossibleDay(wanted ?? today, occupied, today);
  refuseSecondPlan(filling, { person, from, today });
  if (lastDay && from > lastDay)
    throw new AppError("invalid_request", {
      fields: { positionId: "Their last day of work has passed by then" },
    });
  return [{ ...move, ...(wanted ? { from, day: from } : dayOf(from, today)) }];
}

/** A move of today has happened now; of any other, the day alone is known. */
const dayOf = (from: string, today: string) => ({ from, day: from === today ? undefined : from });

/** The first day of work of an employee who never had a position. */
const firstDayOf = (person: Person | undefined) =>
  person?.id || person?.freeFrom ? undefined : person?.startDate;

interface Occupied {
  before: HeldPlace | undefined;
  /** From when on the employee is in no position, and the position is vacant; null if neither was ever otherwise. */
  freeFrom: string | null | undefined;
  vacantFrom: string | null;
}

const firstPossibleDay = (wanted: string, { before, ...free }: Occupied, today: string): string =>
  latest(wanted, before ? latest(today, before.dateFrom) : free.freeFrom, free.vacantFrom);

/** Throws if an employee cannot move on a day, as the days around it are recorded otherwise. */
function refuseDay(day: string, { before, freeFrom, vacantFrom }: Occupied): void {
  const isBefore = (limit: string | null | undefined) => Boolean(limit && day < limit);
  const problems: readonly [isSo: boolean, problem: string][] = [
    [isBefore(before?.dateFrom), "They started in their present position later"],
    [Boolean(before?.dateTo && day > before.dateTo), "They are to leave their position before"],
    [!before && isBefore(freeFrom), "They were in another position on this day"],
    [isBefore(vacantFrom), "The position was still filled on this day"],
  ];
  const [found] = problems.filter(([isSo]) => isSo);
  if (found) throw new AppError("invalid_request", { fields: { date: found[1] } });
}

interface Planned {
  person: Person | undefined;
  from: string;
  today: string;
}

/** Throws if a move would be the second of two planned for the same person of which one is not announced. */
function refuseSecondPlan({ announcedFrom }: Filling, { person, from, today }: Planned): void {
  const { movesOn, hasSecretMove } = person ?? {};
  const isSecret = announcedFrom !== undefined && announcedFrom > today;
  const isSecond = isSecret ? movesOn || hasSecretMove : movesOn && hasSecretMove && movesOn < from;
  if (!isSecond) return;
  const problem = "Another move is planned for them. Please withdraw it first";
  throw new AppError("invalid_request", {
    fields: { [isSecret ? "announcedFrom" : "positionId"]: problem },
  });
}

const latest = (first: string, ...others: (string | null | undefined)[]): string =>
  others.reduce<string>((last, day) => (day && day > last ? day : last), first);
