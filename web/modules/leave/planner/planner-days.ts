import type { LeavePlan, PlannedLeave } from "#contract/leave/planning/planner.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { dayMs } from "#web/ui/format/durations.ts";

const indexOf = (from: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / dayMs);

export const daysOf = ({ from, to }: Pick<LeavePlan, "from" | "to">): string[] =>
  Array.from({ length: indexOf(from, to) + 1 }, (_, n) => addDays(from, n));

/** Leave in a plan in half days, from its start to before its end, and its extension outside. */
export interface Bar {
  start: number;
  end: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
}

export function barOf(
  { startDate, endDate, startHalf, endHalf }: Omit<PlannedLeave, "id">,
  { from, to }: Pick<LeavePlan, "from" | "to">,
): Bar {
  const start = indexOf(from, startDate) * 2 + (startHalf === "afternoon" ? 1 : 0);
  const end = indexOf(from, endDate) * 2 + (endHalf === "morning" ? 1 : 2);
  const last = (indexOf(from, to) + 1) * 2;
  return {
    start: Math.max(0, start),
    end: Math.min(last, end),
    isCutBefore: start < 0,
    isCutAfter: end > last,
  };
}

type PlannedPerson = LeavePlan["people"][number];

/** A person's free days by the company's pattern and their own; with names, the holidays. */
export function freeDaysOf(
  { freeDays }: Pick<LeavePlan, "freeDays">,
  { daysOff, daysOn }: Pick<PlannedPerson, "daysOff" | "daysOn">,
): LeavePlan["freeDays"] {
  return [
    ...freeDays.filter(({ date }) => !daysOn.includes(date)),
    ...daysOff.map((date) => ({ date, holiday: null })),
  ];
}

export interface Staffing {
  date: string;
  /** The number at work without any leave. */
  due: number;
  /** Null on a day off for all of them. */
  atWork: number | null;
}

/** The number at work on each day by personal patterns. Pending leave counts as taken, half days as half. */
export function staffingOf(plan: LeavePlan): Staffing[] {
  const people = plan.people.map((person) => {
    const works = worksOn(plan, person);
    return { works, away: awayOn(plan, person, works) };
  });
  return daysOf(plan).map((date, n) => {
    const due = people.filter(({ works }) => works[n]).length;
    const away = people.reduce((sum, one) => sum + (one.away[n] ?? 0), 0);
    return { date, due, atWork: due === 0 ? null : due - away };
  });
}

function worksOn(plan: LeavePlan, person: PlannedPerson): boolean[] {
  const free = new Set(freeDaysOf(plan, person).map(({ date }) => date));
  return daysOf(plan).map((date) => !free.has(date));
}

/** The absent share of each of a person's working days. */
function awayOn(plan: LeavePlan, { leave }: PlannedPerson, works: readonly boolean[]): number[] {
  const away = works.map(() => 0);
  for (const { start, end } of leave.map((one) => barOf(one, plan)))
    for (let half = start; half < end; half++) {
      const day = Math.floor(half / 2);
      if (works[day]) away[day] = (away[day] ?? 0) + 0.5;
    }
  return away;
}

/** The day with the fewest at work among those with leave, if any. */
export function fewestAtWork(
  plan: LeavePlan,
): { date: string; atWork: number; due: number } | undefined {
  let fewest: { date: string; atWork: number; due: number } | undefined;
  for (const { date, atWork, due } of staffingOf(plan))
    if (atWork !== null && atWork < due && atWork < (fewest?.atWork ?? due))
      fewest = { date, atWork, due };
  return fewest;
}

/** The own types with leave in a plan, each once, by name. */
export function ownTypesIn({ people }: Pick<LeavePlan, "people">) {
  const types = people.flatMap(({ leave }) => leave.flatMap(({ ownType }) => ownType ?? []));
  return [...new Map(types.map((type) => [type.id, type])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** The weeks of a plan with their days and leave, the earliest start first. */
export function weeksOf(plan: LeavePlan) {
  const days = daysOf(plan);
  return Array.from({ length: days.length / 7 }, (_, n) => {
    const [from = "", to = ""] = [days[n * 7], days[n * 7 + 6]];
    const leave = plan.people
      .flatMap((person) => person.leave.map((one) => ({ person, leave: one })))
      .filter(({ leave: one }) => one.startDate <= to && one.endDate >= from)
      .toSorted((a, b) => a.leave.startDate.localeCompare(b.leave.startDate));
    return {
      from,
      to,
      holidays: plan.freeDays.filter(
        ({ date, holiday }) => holiday !== null && date >= from && date <= to,
      ),
      leave,
    };
  });
}
export type PlannedWeek = ReturnType<typeof weeksOf>[number];
