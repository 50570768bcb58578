import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { forgetFiles } from "#server/storage/company-storage.ts";

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
  const before = new Date(now.getTime() - graceMs);
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await storage.remove(tenantId, key);
    const finished = keys.filter(isFinished);
    if (finished.length > 0) await database.inTenant(tenantId, (tx) => forgetFiles(tx, finished));
  };
  const removeUnnamed = async (keys: readonly string[]) => {
    const finished = keys.filter(isFinished);
    const named = await database.readTenant(tenantId, (tx) => findNamedKeys(tx, finished));
    await remove(keys.filter((key) => !named.has(key)));
  };
  let batch: string[] = [];
  for await (const key of storage.storedBefore(tenantId, before)) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    await removeUnnamed(batch);
    batch = [];
  }
  if (batch.length > 0) await removeUnnamed(batch);
  // Counted, but never written.
  const unnamed = await database.readTenant(tenantId, (tx) => findUnnamedKeys(tx, before));
  await remove(unnamed);
}

const isFinished = (key: string) => !key.includes(".");

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

/** Keys counted before a moment, without a present or a former file. */
async function findUnnamedKeys(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from stored_files f
    where f.tenant_id = ${tx.tenantId} and f.stored_at < ${before.toISOString()}
      and not exists (select from documents d where d.tenant_id = ${tx.tenantId} and d.storage_key = f.key)
      and not exists (select from document_versions v where v.tenant_id = ${tx.tenantId} and v.storage_key = f.key)`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}
