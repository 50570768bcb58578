import type { Reading } from "#contract/continuity/first-days.ts";
import type { Tx } from "#server/context.ts";

interface Pair {
  managerId: number;
  employeeId: number;
}

/** Locks what is kept of a manager's first days with an employee, so that they end once; it begins here if nothing is kept yet. */
export async function lockFirstDays(tx: Tx, { managerId, employeeId }: Pair): Promise<void> {
  await tx
    .insertInto("firstDays")
    .values({ tenantId: tx.tenantId, managerId, employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom("firstDays as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.managerId", "=", managerId)
    .where("f.employeeId", "=", employeeId)
    .select("f.employeeId")
    .forUpdate()
    .execute();
}

export const saveFirstDays = (
  tx: Tx,
  { managerId, employeeId }: Pair,
  change: { talkOn?: string; talkedOn?: string | null; finishedOn?: string },
) =>
  tx
    .updateTable("firstDays")
    .set(change)
    .where("tenantId", "=", tx.tenantId)
    .where("managerId", "=", managerId)
    .where("employeeId", "=", employeeId)
    .execute();

export const insertTick = (
  tx: Tx,
  tick: Pair & { kind: Reading["kind"]; itemId: number; readOn: string },
) =>
  tx
    .insertInto("firstDaysReads")
    .values({ tenantId: tx.tenantId, ...tick })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteTick = (
  tx: Tx,
  { managerId, employeeId, kind, itemId }: Pair & { kind: Reading["kind"]; itemId: number },
) =>
  tx
    .deleteFrom("firstDaysReads")
    .where("tenantId", "=", tx.tenantId)
    .where("managerId", "=", managerId)
    .where("employeeId", "=", employeeId)
    .where("kind", "=", kind)
    .where("itemId", "=", itemId)
    .execute();
