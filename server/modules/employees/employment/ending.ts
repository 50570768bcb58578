import type { NextLeader } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { leadsFrom, passOnLed } from "#server/modules/departments/index.ts";
import type { LineContext } from "#server/modules/line/index.ts";
import type { Named } from "#server/story/changes.ts";
import { because } from "#server/story/reason.ts";

/** A successor requires a last day. */
export function refuseNextLeader(leadsNext: NextLeader | undefined, lastDay: unknown): void {
  if (leadsNext && !lastDay)
    throw new AppError("invalid_request", {
      fields: { leadsNext: "Only who gets a last day is followed by another" },
    });
}

/** The first day without someone whose last day this is, today at the earliest. */
export const firstDayWithout = (lastDay: string, today: string): string =>
  lastDay < today ? today : plusDays(lastDay, 1);

/** Throws `leads_people` if an employee leads people after the last day. The line must be locked. */
export async function refuseLeading(
  context: Pick<Context, "tx" | "today">,
  id: number,
  lastDay: string,
): Promise<void> {
  if (await leadsFrom(context, id, firstDayWithout(lastDay, context.today)))
    throw new AppError("leads_people");
}

/** Passes an employee's people to their successor after the last day. The line must be locked. */
export async function passOnAfter(
  context: LineContext,
  person: Named,
  lastDay: string,
  leadsNext: NextLeader,
): Promise<void> {
  const from = firstDayWithout(lastDay, context.today);
  const reason = because("managerLeaves", { manager: person.id });
  await passOnLed(context, person, leadsNext, { from, reason });
}
