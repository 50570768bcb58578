import type { CompanyDays } from "#server/modules/holidays/index.ts";

/** Whether a company works on a day, by its week and its public holidays; if those cannot be computed, by its week alone. */
export function isWorked({ workMinutes, holidayOn }: CompanyDays, date: string): boolean {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  return (workMinutes[weekday - 1] ?? 0) > 0 && !isHoliday(holidayOn, date);
}

function isHoliday(holidayOn: CompanyDays["holidayOn"], date: string): boolean {
  try {
    return holidayOn(date) !== undefined;
  } catch {
    return false;
  }
}
