import pg from "pg";

/** Rows of each lasting table. Row security does not bind the owner. */
export async function countRows(ownerUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      order by 1`);
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const found = await client.query<{ count: string }>(`select count(*) from ${name}`);
      counts[name] = Number(found.rows[0]?.count);
    }
    return counts;
  } finally {
    await client.end();
  }
}
