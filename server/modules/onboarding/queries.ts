import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** Whether any tenant has this domain, according to the directory over all tenants. */
export async function isDomainClaimed(db: DirectoryTx, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isClaimed: boolean;
  }>`select app.is_domain_claimed(${domain}) as is_claimed`.execute(db);
  return rows[0]?.isClaimed ?? false;
}

/** What a mail needs about an active employee whose profile is not complete; undefined for any other employee. */
export const findPendingEmployee = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where("e.employeeStatus", "=", "pending")
    .where("e.isActive", "=", true)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();
