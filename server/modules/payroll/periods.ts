import type { Page, ParsedInput } from "#contract/operation.ts";
import type { LockedPeriod, PayrollPeriod, periodOperations } from "#contract/payroll/periods.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lockCompanyDays } from "#server/modules/holidays/index.ts";
import {
  findLastLocked,
  findPayrollPeriods,
  findPayrollSource,
  insertPayrollPeriod,
  saveUnlocked,
} from "./period-queries.ts";

/** One page of locked and formerly locked periods. */
export async function listPeriods(
  { tx }: Pick<Context, "tx">,
  query: ParsedInput<typeof periodOperations.listPeriods>["query"],
): Promise<Page<LockedPeriod>> {
  const [{ items, total }, last] = await Promise.all([
    findPayrollPeriods(tx, query),
    findLastLocked(tx),
  ]);
  return {
    items: items.map(({ id, from, to, lockedAt, lockedById, lockedByName, ...row }) => ({
      id,
      from,
      to,
      lockedAt,
      lockedBy: { id: lockedById, name: lockedByName },
      canUnlock: id === last?.id,
      unlocked:
        row.unlockedAt === null || row.unlockedById === null
          ? null
          : {
              at: row.unlockedAt,
              by: { id: row.unlockedById, name: row.unlockedByName },
              reason: row.unlockReason,
            },
    })),
    total,
  };
}

/** Locks a period after payroll has processed it. Later changes to its days become corrections in the next period. */
export async function lockPeriod(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  period: PayrollPeriod,
): Promise<{ id: number }> {
  await lockCompanyDays(tx);
  const last = await findLastLocked(tx);
  if (last && period.from <= last.dateTo) {
    const message = `Please begin after ${dayText(last.dateTo)}, the last day that is locked`;
    throw new AppError("invalid_request", { fields: { from: message } });
  }
  const id = await insertPayrollPeriod(tx, await findPayrollSource(tx, period), {
    lockedById: actor.employeeId,
    lockedAt: now.toISOString(),
  });
  return { id };
}

/** Unlocks the last period; throws `payroll_period_followed` for an earlier one. */
export async function unlockPeriod(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  id: number,
  reason: string,
): Promise<{ ok: true }> {
  await lockCompanyDays(tx);
  const last = await findLastLocked(tx);
  const isUnlocked = await saveUnlocked(tx, id, {
    unlockedById: actor.employeeId,
    unlockedAt: now.toISOString(),
    unlockReason: reason,
  });
  if (!isUnlocked) throw new AppError("not_found");
  if (last?.id !== id) throw new AppError("payroll_period_followed");
  return { ok: true };
}
