import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** The next active employees by id, after one. */
export const listActiveAfter = (tx: Tx, after: number, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where("e.isActive", "=", true)
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();

interface Lapse {
  employeeId: number;
  lastDay: string;
}

/** Stores of which lapses employees are notified now; returns those of which they were not before. */
export async function saveNotified(
  tx: Tx,
  lapses: readonly Lapse[],
  notifiedAt: string,
): Promise<Lapse[]> {
  if (lapses.length === 0) return [];
  return tx
    .insertInto("leaveLapseNotices")
    .values(
      lapses.map(({ employeeId, lastDay }) => ({
        tenantId: tx.tenantId,
        employeeId,
        lastDay,
        notifiedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(["tenantId", "employeeId", "lastDay"]).doNothing())
    .returning(["employeeId", "lastDay"])
    .execute();
}

/** Whom a mail about days that lapse is for; undefined if they are not active. */
export const findLapseRecipient = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where("e.isActive", "=", sql.lit(true))
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();
