import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** Whether any tenant has this domain, asked of the directory over all tenants. */
export async function isDomainClaimed(db: DirectoryTx, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isClaimed: boolean;
  }>`select app.is_domain_claimed(${domain}) as is_claimed`.execute(db);
  return rows[0]?.isClaimed ?? false;
}

/** Somebody who can sign in and has not completed their profile, as a mail addresses them; undefined for anybody else. */
export const findPendingPerson = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where("e.employeeStatus", "=", "pending")
    .where("e.isActive", "=", true)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();
