import { workShares } from "#contract/rules/leave.ts";
import { compareDays, plusDays } from "../engine/day.ts";
import { type DatedPattern, type Schedule, scheduleOf } from "../engine/schedule.ts";
import type { WorkPattern } from "../rules/working-days.ts";

/** An employee's pattern between two days, inclusive. */
export interface PatternRow {
  from: string;
  to: string | null;
  /** The Monday of its first week. */
  anchor: string;
  /** Minutes by weekday, Monday first; null for the company's week. */
  weeks: readonly (readonly number[])[] | null;
}

const [beginning, firstMonday] = ["0001-01-01", "2024-01-01"];

/** An employee's own patterns, and the company's week on other days. */
export function personSchedule(
  patterns: readonly PatternRow[],
  workMinutes: readonly number[],
): Schedule {
  const companyFrom = (from: string): DatedPattern => ({
    from,
    weeks: [workShares(workMinutes)],
    anchor: firstMonday,
  });
  const own = patterns
    .toSorted((one, other) => compareDays(one.from, other.from))
    .flatMap(({ from, to, anchor, weeks }) => [
      weeks ? { from, weeks: sharesOf(weeks), anchor } : companyFrom(from),
      ...(to === null ? [] : [companyFrom(plusDays(to, 1))]),
    ]);
  return scheduleOf([companyFrom(beginning), ...own]);
}

/** A day up to half of the longest takes half a day of leave. */
function sharesOf(weeks: readonly (readonly number[])[]): number[][] {
  const shares = workShares(weeks.flat());
  return weeks.map((_, week) => shares.slice(week * 7, week * 7 + 7));
}

/** For the calculation of leave. */
export function personPattern(
  patterns: readonly PatternRow[],
  workMinutes: readonly number[],
): WorkPattern {
  const schedule = personSchedule(patterns, workMinutes);
  return { shareWorkedOn: (_, date) => schedule.shareOn(date) };
}
