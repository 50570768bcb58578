import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/**
 * Discards the plans made so far, and has the rest of a transaction planned for the average company. To be called before each batch
 * but the first of a transaction that writes thousands of rows: they are in no statistics, so a plan for a company that is new to
 * the database expects one row, and looks for each person, and at each foreign key, through all of them.
 */
export async function replan(tx: Tx): Promise<void> {
  // A sharded database finds a company's node only in a plan with its values.
  await sql`do $$ begin
    if not exists (select from pg_extension where extname = 'citus') then
      set local plan_cache_mode = force_generic_plan;
    end if;
  end $$`.execute(tx);
  await sql`discard plans`.execute(tx);
}
