import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { drawIds } from "#server/db/record-ids.ts";

interface NewPlan {
  subject: { employeeId: number } | { departmentId: number };
  positionId?: number;
  from: string;
}

/** Records plans that are announced on a day; their ids, in the given order. */
export async function insertPlans(
  tx: Tx,
  plans: readonly NewPlan[],
  { at, byId, announcedOn }: { at: Date; byId: number; announcedOn: string },
): Promise<number[]> {
  const ids = await drawIds(tx, plans.length);
  await tx
    .insertInto("linePlans")
    .values(
      plans.map(({ subject, from, positionId }, n) => ({
        tenantId: tx.tenantId,
        ...subject,
        positionId,
        id: ids[n],
        takesEffectOn: from,
        announcedOn,
        recordedAt: at.toISOString(),
        recordedById: byId,
      })),
    )
    .execute();
  return ids;
}

export const callOffLines = (
  tx: Tx,
  employeeIds: readonly number[],
  { left, at, today }: { left: readonly number[]; at: Date; today: string },
) =>
  tx
    .updateTable("linePlans")
    .set({ calledOffAt: at.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("positionId", "is", null)
    .where("calledOffAt", "is", null)
    .where("announcedOn", ">", today)
    .where("id", "!=", sql<number>`all(${left}::bigint[])`)
    .execute();

export const findPendingPlan = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom("linePlans")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("calledOffAt", "is", null)
    .where("announcedOn", ">", today)
    .select(["id", "announcedOn"])
    .executeTakeFirst();
