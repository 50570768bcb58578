import type { Context } from "#server/context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import type { Rules } from "../policy/leave-duration.ts";
import { policyOn } from "../policy/leave-policy.ts";
import { companyPattern } from "../policy/working-days.ts";

/** What the company counts leave by that starts on a day: its holidays and working days, and the policy of that day. */
export async function companyRules({ tx }: Pick<Context, "tx">, startDate: string): Promise<Rules> {
  const calendar = await companyDays({ tx });
  const pattern = companyPattern(calendar.workMinutes);
  return { calendar, pattern, policy: policyOn(calendar.country, startDate) };
}
