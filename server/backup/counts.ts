import { asOwner } from "#server/db/owner-connection.ts";

/** Rows of each lasting table. Row security does not bind the owner. */
export async function countRows(ownerUrl: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await asOwner(ownerUrl, async (executeSql) => {
    const { rows } = await executeSql(`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      order by 1`);
    for (const { name } of rows as { name: string }[]) {
      const found = await executeSql(`select count(*) from ${name}`);
      counts[name] = Number((found.rows as { count: string }[])[0]?.count);
    }
  });
  return counts;
}
