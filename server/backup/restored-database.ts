import { asOwner } from "#server/db/owner-connection.ts";
import type { Storage } from "#server/storage/storage.ts";
import { storedKeys } from "./stored-files.ts";

/** Ends every session, and holds what may have left after the back-up. */
export const prepareForReturn = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (executeSql) => {
    await executeSql("select app.prepare_partitions()");
    await executeSql("update sessions set ended_at = app.clock() where ended_at is null");
    await executeSql("insert into app.operator_work (name) values ('hold') on conflict do nothing");
  });

/** Present and former documents without their file, as `company/key`. */
export async function findMissingFiles(ownerUrl: string, storage: Storage): Promise<string[]> {
  const missing: string[] = [];
  await asOwner(ownerUrl, async (executeSql) => {
    const { rows: tenants } = await executeSql("select id from tenants order by id");
    for (const { id } of tenants as { id: string }[]) {
      const { rows } = await executeSql(
        `select storage_key as key from documents where tenant_id = $1 and storage_key is not null
         union select storage_key from document_versions where tenant_id = $1 order by 1`,
        [id],
      );
      const stored = new Set(await Array.fromAsync(storedKeys(storage, id)));
      for (const { key } of rows as { key: string }[])
        if (!stored.has(key)) missing.push(`${id}/${key}`);
    }
  });
  return missing;
}
