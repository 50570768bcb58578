import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { addDays } from "#web/ui/date/plain-day.ts";

/** Today, the last day of the company's year before, and that of this one; in order. */
export function daysToChoose({
  today,
  yearFrom,
}: Pick<LeaveStatement, "today" | "yearFrom">): string[] {
  const start = yearFrom.slice(4);
  const year = Number(today.slice(0, 4)) - (today.slice(4) < start ? 1 : 0);
  const lastDays = [year, year + 1].map((one) => addDays(`${one}${start}`, -1));
  return [...new Set([...lastDays, today])].sort();
}
