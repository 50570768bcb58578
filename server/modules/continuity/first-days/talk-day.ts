import { plusDays } from "#server/company-day.ts";
import type { CompanyDays } from "#server/modules/holidays/index.ts";

interface Away {
  startDate: string;
  endDate: string;
}

const daysAhead = 30;

/** The first working day from tomorrow on without leave of the employee; else the thirtieth. */
export function firstTalkDay(
  today: string,
  { workMinutes, holidayOn }: Pick<CompanyDays, "workMinutes" | "holidayOn">,
  leave: readonly Away[],
): string {
  for (let ahead = 1; ahead < daysAhead; ahead++) {
    const day = plusDays(today, ahead);
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    const isAway = leave.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
    if ((workMinutes[weekday - 1] ?? 0) > 0 && holidayOn(day) === undefined && !isAway) return day;
  }
  return plusDays(today, daysAhead);
}
