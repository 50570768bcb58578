import type { SystemContext } from "#server/context.ts";
import {
  balanceSources,
  type EmployeeSources,
} from "#server/modules/leave/balances/balance-sources.ts";
import { balanceOf } from "#server/modules/leave/balances/balances.ts";
import { later } from "#server/modules/leave/engine/day.ts";
import { companyRules } from "#server/modules/leave/requests/date-check.ts";
import { partsOf, type ShutdownParts } from "./shutdown-parts.ts";
import { insertCounted, listToCount } from "./shutdown-people-queries.ts";
import type { LockedShutdown } from "./shutdown-queries.ts";

/** The people per transaction. */
const atOnce = 50;

/** Counts the cost for the next people; returns whether more may follow. */
export async function countBatch(context: SystemContext, shutdown: LockedShutdown) {
  const { tx } = context;
  const ids = await listToCount(tx, shutdown, atOnce);
  const counted = [];
  for (const employeeId of ids) {
    const sources = await balanceSources(context, employeeId);
    const { parts: _, ...days } = await partsFor(context, shutdown, sources);
    counted.push({ employeeId, ...days, leaveIds: [] });
  }
  if (counted.length > 0) await insertCounted(tx, shutdown.id, counted);
  return ids.length === atOnce;
}

/** A person's shutdown leave, by their balance and working days. */
export async function partsFor(
  context: Pick<SystemContext, "tx" | "today">,
  shutdown: LockedShutdown,
  sources: EmployeeSources,
): Promise<ShutdownParts> {
  const rules = await companyRules(context, shutdown.from, sources.patterns);
  const day = sources.account ? later(context.today, shutdown.from) : context.today;
  const { available } = balanceOf("annual", sources, day);
  return partsOf(shutdown, { ...sources, available }, rules);
}
