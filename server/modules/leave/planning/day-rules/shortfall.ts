import type { Shortfall } from "#contract/leave/planning/day-rules.ts";
import type { Tx } from "#server/context.ts";
import type { CompanyDays } from "#server/modules/holidays/index.ts";
import { companyPattern } from "#server/modules/leave/rules/working-days.ts";
import { type AskedDay, countAtWork } from "./staffing-queries.ts";

type Calendar = Pick<CompanyDays, "holidayOn" | "workMinutes">;

/** A day with a minimum number of people at work. */
export interface StaffedDay {
  departmentId: number | null;
  department: string | null;
  minimum: number;
  date: string;
  /** The share of the day under consideration as leave. */
  part: number;
}

export interface ShortDay extends StaffedDay {
  atWork: number;
}

/** Days with fewer people at work than required. */
export async function shortDays<Day extends StaffedDay>(
  tx: Tx,
  days: readonly Day[],
  calendar: Calendar,
): Promise<(Day & { atWork: number })[]> {
  const counted = await daysAtWork(tx, days, calendar, ["approved"]);
  return counted.filter(({ atWork, minimum }) => atWork < minimum);
}

/** The number of people due and at work on each day. A day off counts only if enough people work it by their own patterns. */
export async function daysAtWork<Day extends StaffedDay>(
  tx: Tx,
  days: readonly Day[],
  calendar: Calendar,
  statuses: readonly ("approved" | "pending")[],
): Promise<(Day & { atWork: number; due: number })[]> {
  const asked = days.flatMap((one) => askedOf(one, calendar));
  if (asked.length === 0) return [];
  const counts = await countAtWork(tx, asked, statuses);
  const countOn = new Map(counts.map((one) => [keyOf(one), one]));
  return days.flatMap((one) => {
    const { due = 0, away = 0 } = countOn.get(keyOf(one)) ?? {};
    const isDue = due >= one.minimum || isWorked(one.date, calendar);
    const atWork = due - away - one.part;
    return isDue && countOn.has(keyOf(one)) ? [{ ...one, due, atWork: Math.max(0, atWork) }] : [];
  });
}

/** Holidays have no minimum at work. */
const askedOf = ({ departmentId, date }: StaffedDay, calendar: Calendar): AskedDay[] =>
  calendar.holidayOn(date) === undefined
    ? [{ departmentId, date, isWorked: isWorked(date, calendar) }]
    : [];

const isWorked = (date: string, { workMinutes, holidayOn }: Calendar): boolean =>
  holidayOn(date) === undefined &&
  companyPattern(workMinutes).shareWorkedOn(Temporal.PlainDate.from(date).dayOfWeek) > 0;

const keyOf = ({ departmentId, date }: Pick<AskedDay, "departmentId" | "date">) =>
  `${departmentId} ${date}`;

/** The worst of the short days, and their number. */
export function worstOf(short: readonly ShortDay[]): Shortfall | null {
  const below = ({ minimum, atWork }: ShortDay) => minimum - atWork;
  const [worst] = short.toSorted(
    (one, other) => below(other) - below(one) || one.date.localeCompare(other.date),
  );
  if (!worst) return null;
  const { department, minimum, date, atWork, departmentId } = worst;
  const days = new Set(
    short.filter((one) => one.departmentId === departmentId).map((one) => one.date),
  ).size;
  return { department, minimum, date, atWork, days };
}
