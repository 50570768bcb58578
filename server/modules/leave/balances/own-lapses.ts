import { type LeaveLapse, lapsesAheadDays } from "#contract/leave-lapses.ts";
import type { Context } from "#server/context.ts";
import { plusDays } from "../engine/day.ts";
import { balanceSources } from "./balance-sources.ts";
import { lapsesOf } from "./balances.ts";

/** Which of the actor's days of annual leave lapse soon; those of other balances are there for need, and nobody plans to use them up. */
export async function ownLapses(context: Context): Promise<LeaveLapse[]> {
  const { actor, today } = context;
  const sources = await balanceSources(context, actor.employeeId);
  const soon = { from: today, to: plusDays(today, lapsesAheadDays) };
  return lapsesOf("annual", sources, soon).map((lapse) => ({ balance: "annual", ...lapse }));
}
