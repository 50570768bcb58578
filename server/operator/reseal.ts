import { asOwner, type ExecuteSql } from "#server/db/owner-connection.ts";
import type { Sealing } from "#server/sealed/sealing.ts";
import { StartError } from "#server/start-error.ts";

/** Columns named `…_sealed`, with the rest of their table's key: read from the catalogue, so that none is forgotten. */
const sealedColumns = `
  select t::text as "table", a.attname as "column", k.attname as "key"
  from app.tables_of_tenants() as t
  join pg_attribute a on a.attrelid = t and not a.attisdropped and a.attname like '%\\_sealed'
  join pg_index i on i.indrelid = t and i.indisprimary
  join pg_attribute k on k.attrelid = t and k.attnum = i.indkey[1]
  order by 1, 2`;

interface SealedColumn {
  table: string;
  column: string;
  key: string;
}

interface SealedRow {
  tenantId: string;
  id: string;
  sealed: string;
}

const batch = 500;

/** Seals everything with the present key, so that the earlier one can be given up; returns how many texts changed. */
export async function reseal(ownerUrl: string, sealing: Sealing): Promise<number> {
  let count = 0;
  await asOwner(ownerUrl, async (executeSql) => {
    const { rows } = await executeSql(sealedColumns);
    for (const column of rows as SealedColumn[])
      count += await resealColumn(executeSql, column, sealing);
  });
  return count;
}

async function resealColumn(
  executeSql: ExecuteSql,
  { table, column, key }: SealedColumn,
  sealing: Sealing,
): Promise<number> {
  let count = 0;
  for (;;) {
    const { rows } = await executeSql(
      `select tenant_id as "tenantId", ${key}::text as id, ${column} as sealed from ${table}
       where ${column} not like $1 order by tenant_id, ${key} limit ${batch}`,
      [`${sealing.keyId}.%`],
    );
    if (rows.length === 0) return count;
    for (const { tenantId, id, sealed } of rows as SealedRow[]) {
      const place = { tenantId, table, column, id };
      const text = opened(sealing, sealed, place);
      // A text sealed again meanwhile stays.
      await executeSql(
        `update ${table} set ${column} = $1
         where tenant_id = $2 and ${key}::text = $3 and ${column} = $4`,
        [sealing.seal(text, place), tenantId, id, sealed],
      );
      count++;
    }
  }
}

function opened(sealing: Sealing, sealed: string, place: Parameters<Sealing["open"]>[1]): string {
  try {
    return sealing.open(sealed, place);
  } catch (cause) {
    throw new StartError(
      `${place.table}.${place.column} has a text that neither SECRET_KEY nor SECRET_KEY_BEFORE opens.`,
      { cause },
    );
  }
}
