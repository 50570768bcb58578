import type { Context } from "#server/context.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import type { Rules } from "../rules/leave-duration.ts";
import { policyOn } from "../rules/leave-policy.ts";
import { type PatternRow, personPattern } from "../terms/person-pattern.ts";

/** What an employee's leave is counted by that starts on a day: the company's holidays, the days that they work, and the policy of that day. Holidays change only once the transaction has ended. */
export async function companyRules(
  { tx }: Pick<Context, "tx">,
  startDate: string,
  patterns: readonly PatternRow[],
): Promise<Rules & { calendar: CompanyDays }> {
  const calendar = await companyDays({ tx }, { areKept: true });
  const pattern = personPattern(patterns, calendar.workMinutes);
  return { calendar, pattern, policy: policyOn(calendar.country, startDate) };
}
