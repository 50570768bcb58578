import { sql } from "kysely";
import type { DirectoryTx } from "#server/db/database.ts";

/** Whether any tenant has this domain, asked of the directory over all tenants. */
export async function isDomainClaimed(db: DirectoryTx, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isClaimed: boolean;
  }>`select app.is_domain_claimed(${domain}) as is_claimed`.execute(db);
  return rows[0]?.isClaimed ?? false;
}
