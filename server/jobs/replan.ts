import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Plans for the average company in a large write: without statistics, plans expect one row and scan all. */
export async function replan(tx: Tx): Promise<void> {
  // A sharded database finds a company's node only in a plan with its values.
  await sql`do $$ begin
    if not exists (select from pg_extension where extname = 'citus') then
      set local plan_cache_mode = force_generic_plan;
    end if;
  end $$`.execute(tx);
  await sql`discard plans`.execute(tx);
}
