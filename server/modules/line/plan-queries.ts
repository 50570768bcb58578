import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { drawIds } from "#server/db/record-ids.ts";
import type { DueDays } from "#server/due/due.ts";
import { keepDue } from "#server/due/due-queries.ts";

/** The announcement days of plans that have not been called off. */
export const announcements: DueDays = {
  kind: "line.planAnnounced",
  daysBefore: 0,
  days: (tx) => sql`
    select plan.id as about, plan.announced_on as on_day from line_plans as plan
    where plan.tenant_id = ${tx.tenantId} and plan.called_off_at is null`,
};

export interface NewPlan {
  /** The employee or department of the plan. */
  subject: { employeeId: number } | { departmentId: number };
  /** The new position, if it is a move. */
  positionId?: number;
  from: string;
}

/** Records plans with an announcement; returns their ids in the given order. */
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
  await keepDue(tx, announcements, ids);
  return ids;
}

/** Calls off unannounced plans of these employees without remaining stretches. */
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

/** Undefined once announced. */
export const findPendingPlan = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom("linePlans")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("calledOffAt", "is", null)
    .where("announcedOn", ">", today)
    .select(["id", "announcedOn"])
    .executeTakeFirst();
