import type { SystemContext } from "#server/context.ts";
import {
  balanceSources,
  type EmployeeSources,
} from "#server/modules/leave/balances/balance-sources.ts";
import { sumOf } from "#server/modules/leave/engine/amounts.ts";
import { companyRules } from "#server/modules/leave/requests/dates/date-check.ts";
import { cycleBalances } from "#server/modules/leave/rules/cycle-balances.ts";
import { daysOfLeave } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
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

/** A person's shutdown leave, by their working days and as far as their balance goes. */
export async function partsFor(
  context: Pick<SystemContext, "tx" | "today">,
  shutdown: LockedShutdown,
  sources: EmployeeSources,
): Promise<ShutdownParts> {
  const rules = await companyRules(context, shutdown.from, sources.patterns);
  let available = Number.POSITIVE_INFINITY;
  for (;;) {
    const found = partsOf(shutdown, { ...sources, available }, rules);
    const lacking = lackingOf(found, { ...sources, day: context.today }, rules);
    if (lacking === 0) return found;
    available = Math.max(0, sumOf([found.annualDays, -lacking]));
  }
}

/** The days of annual leave that lapse before their turn, or that later leave takes. */
function lackingOf(
  { parts, annualDays }: ShutdownParts,
  existing: EmployeeSources & { day: string },
  rules: Rules,
): number {
  const annual = parts.filter(({ leaveType }) => leaveType === "AnnualLeave");
  const [first, last] = [annual[0], annual.at(-1)];
  if (!first || !last) return 0;
  const days = annual.flatMap((part) => daysOfLeave(part, rules));
  const leave = { ...first, endDate: last.endDate, duration: annualDays, days };
  const lacks = cycleBalances(leave, existing).map((one) => one.duration - one.available);
  return Math.max(0, ...lacks);
}
