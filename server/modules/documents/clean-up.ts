import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";

type Stores = Pick<Services, "database" | "storage">;

const batchSize = 500;
/** The time a file may be without a document. After a restore, missing records show within it. */
const graceMs = 7 * 86_400_000;

/** Deletes abandoned and removed documents and files without one. Leaves companies unknown to this database alone. */
export async function cleanUpDocuments({ database, storage }: Stores, now: Date): Promise<void> {
  while ((await database.inDirectory(deleteExpired)) > 0);
  for await (const tenantId of storage.tenants()) {
    const { isKnown, isErased } = await database.readTenant(tenantId, findCompany);
    if (isErased) await storage.removeTenant(tenantId);
    if (isKnown) await cleanUpFiles({ database, storage }, tenantId, now);
  }
}

async function cleanUpFiles({ database, storage }: Stores, tenantId: string, now: Date) {
  const removeUnnamed = async (keys: string[]) => {
    const finished = keys.filter((key) => !key.includes("."));
    const named = await database.readTenant(tenantId, (tx) => findNamedKeys(tx, finished));
    for (const key of keys) if (!named.has(key)) await storage.remove(tenantId, key);
  };
  let batch: string[] = [];
  for await (const key of storage.storedBefore(tenantId, new Date(now.getTime() - graceMs))) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await removeUnnamed(batch);
    batch = [];
  }
  if (batch.length > 0) await removeUnnamed(batch);
}

/** Returns the number of deleted documents; zero once all are gone. */
async function deleteExpired(db: DirectoryTx): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select app.clean_up_documents() as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}

async function findCompany(tx: Tx): Promise<{ isKnown: boolean; isErased: boolean }> {
  // Only the coordinator of a sharded database records erased companies, hence two statements.
  const known = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("id")
    .executeTakeFirst();
  const { rows } = await sql<{ isErased: boolean }>`
    select app.is_erased(${tx.tenantId}::uuid)`.execute(tx);
  return { isKnown: known !== undefined, isErased: rows[0]?.isErased ?? false };
}

/** Keys in use by a present or a former file. */
async function findNamedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key from documents
    where tenant_id = ${tx.tenantId} and storage_key = any(${keys}::uuid[])
    union all
    select storage_key from document_versions
    where tenant_id = ${tx.tenantId} and storage_key = any(${keys}::uuid[])`.execute(tx);
  return new Set(rows.map(({ storageKey }) => storageKey));
}
