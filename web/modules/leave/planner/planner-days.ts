import type { LeavePlan, PlannedLeave } from "#contract/leave-planner.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { dayMs } from "#web/ui/format/durations.ts";

const indexOf = (from: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / dayMs);

/** All days of a plan, the first to the last. */
export const daysOf = ({ from, to }: Pick<LeavePlan, "from" | "to">): string[] =>
  Array.from({ length: indexOf(from, to) + 1 }, (_, n) => addDays(from, n));

/** Where leave lies in a plan, counted in half days from its first: from one to before another, and whether it goes on outside. */
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

export interface Staffing {
  date: string;
  /** Null on a day on which the company does not work. */
  atWork: number | null;
}

/** How many of the people shown are at work on each day; leave that is pending counts as taken, half days as half. */
export function staffingOf(plan: LeavePlan): Staffing[] {
  const free = new Set(plan.freeDays.map(({ date }) => date));
  const days = daysOf(plan);
  const away = days.map(() => 0);
  for (const { leave } of plan.people)
    for (const { start, end } of leave.map((one) => barOf(one, plan)))
      for (let half = start; half < end; half++) {
        const day = Math.floor(half / 2);
        away[day] = (away[day] ?? 0) + 0.5;
      }
  return days.map((date, n) => ({
    date,
    atWork: free.has(date) ? null : plan.people.length - (away[n] ?? 0),
  }));
}

/** The day on which the fewest are at work, if anyone is away at all. */
export function fewestAtWork(plan: LeavePlan): { date: string; atWork: number } | undefined {
  let fewest: { date: string; atWork: number } | undefined;
  for (const { date, atWork } of staffingOf(plan))
    if (atWork !== null && atWork < (fewest?.atWork ?? plan.people.length))
      fewest = { date, atWork };
  return fewest;
}

/** The weeks of a plan, each with its days and the leave that touches it, the first to start first. */
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
