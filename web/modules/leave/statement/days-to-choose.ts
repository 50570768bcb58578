import type { LeaveStatement } from "#contract/leave-statement.ts";

/** Today, the last day of the company's year before, and that of this one; in order. */
export function daysToChoose({
  today,
  yearFrom,
}: Pick<LeaveStatement, "today" | "yearFrom">): string[] {
  const start = yearFrom.slice(4);
  const year = Number(today.slice(0, 4)) - (today.slice(4) < start ? 1 : 0);
  const lastDays = [year, year + 1].map((one) => dayBefore(`${one}${start}`));
  return [...new Set([...lastDays, today])].sort();
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
