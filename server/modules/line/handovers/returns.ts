import type { Tx } from "#server/context.ts";
import { type ComingLeader, comingLeadersOf } from "#server/organisation/coming-leaders.ts";
import { findUnfinished, saveReturns, type Unfinished } from "./return-queries.ts";

/** Stores the return days of these employees' unfinished handovers, as the caller knows. */
export async function followReturns(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  const unfinished = await findUnfinished(tx, employeeIds);
  const firstDays = new Map(
    unfinished
      .toSorted((a, b) => (a.takesOverOn < b.takesOverOn ? 1 : -1))
      .map(({ employeeId, takesOverOn }) => [employeeId, takesOverOn]),
  );
  const asked = [...firstDays].map(([employeeId, from]) => ({ employeeId, from }));
  const coming = await comingLeadersOf(tx, asked);
  const returns = unfinished.map((one) => ({
    id: one.id,
    was: one.returnsOn,
    returnsOn: returnDayOf(one, coming.get(one.employeeId) ?? []),
  }));
  const changed = returns.filter(({ was, returnsOn }) => was !== returnsOn);
  if (changed.length > 0) await saveReturns(tx, changed);
}

/** The outgoing manager's first later day as manager again; null without one, or before the change. */
function returnDayOf(
  { outgoingId, takesOverOn }: Unfinished,
  coming: readonly ComingLeader[],
): string | null {
  const leads = ({ manager }: ComingLeader) => manager?.id === outgoingId;
  const then = coming.findLast(({ day }) => day <= takesOverOn);
  if (!then || leads(then)) return null;
  return coming.find((one) => one.day > takesOverOn && leads(one))?.day ?? null;
}
