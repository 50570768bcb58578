import type { CompanyDays } from "#server/modules/holidays/index.ts";
import { type PatternRow, personSchedule } from "#server/modules/leave/terms/person-pattern.ts";

/** On which of some days an employee works other than the company: nobody works on its holidays. */
export function ownDays(
  patterns: readonly PatternRow[],
  { holidayOn, workMinutes }: Pick<CompanyDays, "holidayOn" | "workMinutes">,
  dates: readonly string[],
): { daysOff: string[]; daysOn: string[] } {
  if (patterns.length === 0) return { daysOff: [], daysOn: [] };
  const [own, company] = [personSchedule(patterns, workMinutes), personSchedule([], workMinutes)];
  const worked = dates.filter((date) => holidayOn(date) === undefined);
  const differing = worked.filter((date) => own.shareOn(date) > 0 !== company.shareOn(date) > 0);
  return {
    daysOff: differing.filter((date) => own.shareOn(date) === 0),
    daysOn: differing.filter((date) => own.shareOn(date) > 0),
  };
}
