import { AppError } from "#server/app-error.ts";
import type { findPlaces, lockPositions, NextMove } from "./assignment-queries.ts";
import type { Place } from "./place-story.ts";

export interface Filling {
  employeeId: number;
  positionId: number;
  /** If given, it must be the position's own. */
  departmentId?: number | null | undefined;
  /** By default the first day of work without a former position, else today. */
  dateJoined?: string | undefined;
  /** If given, they move exactly then, in the past or future, or not at all. */
  movesOn?: string;
  /** Until this future day, only super administrators know of the move. */
  announcedFrom?: string | undefined;
}

/** An employee who moves into a position, their first day in it, and their former place. */
export interface Move {
  employeeId: number;
  before: HeldPlace | undefined;
  after: Place;
  from: string;
  /** The story's day; undefined if it happened now. */
  day?: string | undefined;
  lastDay?: string | null | undefined;
  /** A planned later move, which stays: this one lasts until then. */
  nextMove?: NextMove | undefined;
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

/** None if already in the position; else from the first free day, or the given one. Throws `position_taken` or field errors. */
export function moveOf(filling: Filling, { positions, people, today }: Known): Move[] {
  const { employeeId, positionId } = filling;
  const after = positions.get(positionId);
  if (!after || after.holderId === employeeId) return [];
  if (after.holderId !== null) throw new AppError("position_taken");
  const person = people.get(employeeId);
  const before = person && heldPlaceOf(person);
  const occupied = { before, freeFrom: person?.freeFrom, vacantFrom: after.freeFrom };
  const lastDay = person?.terminationDate;
  const nextMove = (from: string) =>
    before && person?.nextMove && person.nextMove.on > from ? person.nextMove : undefined;
  const move = { employeeId, before, after, lastDay };
  if (filling.movesOn) {
    refuseDay(filling.movesOn, occupied);
    refuseSecondPlan(filling, { person, from: filling.movesOn, today });
    return [{ ...move, ...dayOf(filling.movesOn, today), nextMove: nextMove(filling.movesOn) }];
  }
  const wanted = filling.dateJoined ?? firstDayOf(person);
  const from = firstPossibleDay(wanted ?? today, occupied, today);
  refuseSecondPlan(filling, { person, from, today });
  if (lastDay && from > lastDay)
    throw new AppError("invalid_request", {
      fields: { positionId: "Their last day of work has passed by then" },
    });
  const days = wanted ? { from, day: from } : dayOf(from, today);
  return [{ ...move, ...days, nextMove: nextMove(from) }];
}

/** Only a move of today has a time. */
const dayOf = (from: string, today: string) => ({ from, day: from === today ? undefined : from });

/** The first day of work of an employee without a former position. */
const firstDayOf = (person: Person | undefined) =>
  person?.id || person?.freeFrom ? undefined : person?.startDate;

interface Occupied {
  before: HeldPlace | undefined;
  /** The first free day of the employee and the vacant position; null if always free. */
  freeFrom: string | null | undefined;
  vacantFrom: string | null;
}

const firstPossibleDay = (wanted: string, { before, ...free }: Occupied, today: string): string =>
  latest(wanted, before ? latest(today, before.dateFrom) : free.freeFrom, free.vacantFrom);

/** Throws if the recorded days around it contradict the move. */
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

/** An unannounced move must be the employee's only planned one. */
function refuseSecondPlan({ announcedFrom }: Filling, { person, from, today }: Planned): void {
  const { hasSecretMove } = person ?? {};
  const movesOn = person?.nextMove?.on;
  const isSecret = announcedFrom !== undefined && announcedFrom > today;
  const isSecond = isSecret ? movesOn || hasSecretMove : movesOn && hasSecretMove && movesOn < from;
  if (!isSecond) return;
  const problem = "Another move is planned for them. Please withdraw it first";
  throw new AppError("invalid_request", {
    fields: { [isSecret ? "announcedFrom" : "positionId"]: problem },
  });
}

/** The latest of these days, ignoring missing ones. */
const latest = (first: string, ...others: (string | null | undefined)[]): string =>
  others.reduce<string>((last, day) => (day && day > last ? day : last), first);
