import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Rows read from pages or an index by a transaction's work, planned as in the product. */
export async function rowsRead(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
  const count = async () => {
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
      where relname = any(${[...tables]})`.execute(tx);
    return rows[0]?.read ?? 0;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}
