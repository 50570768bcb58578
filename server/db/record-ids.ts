import { sql } from "kysely";
import type { Tx } from "./database.ts";

export async function drawIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('app.ids') as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}
