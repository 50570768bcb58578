import type pg from "pg";

/** On any node of a sharded database. */
export async function waitingSessions(client: pg.Client): Promise<number> {
  const sharded = await client.query("select to_regclass('citus_lock_waits') is not null as is");
  const waiting = sharded.rows[0].is ? "citus_lock_waits" : "pg_locks where not granted";
  const { rowCount } = await client.query(`select from ${waiting}`);
  return rowCount ?? 0;
}
