import { plannedBalances } from "#contract/codes/leave.ts";
import { type LeaveLapse, lapsesAheadDays } from "#contract/leave/balances/lapses.ts";
import type { Context } from "#server/context.ts";
import { compareDays, plusDays } from "../engine/day.ts";
import { balanceSources } from "./balance-sources.ts";
import { lapsesOf } from "./balances.ts";

/** Which of the actor's days of annual leave, and of time in lieu while it can be asked for, lapse soon. */
export async function ownLapses(context: Context): Promise<LeaveLapse[]> {
  const { actor, today } = context;
  const sources = await balanceSources(context, actor.employeeId);
  const soon = { from: today, to: plusDays(today, lapsesAheadDays) };
  return plannedBalances
    .filter((balance) => balance === "annual" || sources.offered.offersTimeInLieu)
    .flatMap((balance) => lapsesOf(balance, sources, soon).map((lapse) => ({ balance, ...lapse })))
    .sort((one, other) => compareDays(one.lastDay, other.lastDay));
}
