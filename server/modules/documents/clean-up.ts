import type { Services } from "#server/services.ts";
import { deleteExpired, findCompany, findNamedKeys } from "./clean-up-queries.ts";

type Stores = Pick<Services, "database" | "storage">;

const batchSize = 500;
/** How long a file may be without a document; after a restore it shows in this time what is missing. */
const graceMs = 7 * 86_400_000;

/**
 * Deletes the documents whose file never came or that were removed 30 days ago, and the files that belong to none, or to a
 * company that was erased. Files of a company that this database does not know are left alone.
 */
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
