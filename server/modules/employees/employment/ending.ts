import type { NextLeader } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { leadsFrom, passOnLed } from "#server/modules/departments/index.ts";
import type { Named } from "#server/story/changes.ts";
import { because } from "#server/story/reason.ts";

/** A successor requires a last day. */
export function refuseNextLeader(leadsNext: NextLeader | undefined, lastDay: unknown): void {
  if (leadsNext && !lastDay)
    throw new AppError("invalid_request", {
      fields: { leadsNext: "Only who gets a last day is followed by another" },
    });
}

/**
 * Passes an employee's people to their successor after the last day. The line must be locked; throws `leads_people` without a successor.
 */
export async function endLeading(
  context: Context,
  person: Named,
  lastDay: string,
  leadsNext: NextLeader | undefined,
): Promise<void> {
  const isOver = lastDay < context.today;
  const from = isOver ? context.today : plusDays(lastDay, 1);
  if (leadsNext) {
    const reason = because("managerLeaves", { manager: person.id });
    await passOnLed(context, person, leadsNext, { from, reason });
  } else if (await leadsFrom(context, person.id, from)) throw new AppError("leads_people");
}
