import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** Deletes some of the documents that have expired, of all tenants, and returns how many; zero once none are left. */
export async function deleteExpired(db: DirectoryTx): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select app.clean_up_documents() as deleted`.execute(db);
  return rows[0]?.deleted ?? 0;
}

export async function findCompany(tx: Tx): Promise<{ isKnown: boolean; isErased: boolean }> {
  // Two statements, as what was erased is recorded on the coordinator of a sharded database alone.
  const known = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select("id")
    .executeTakeFirst();
  const { rows } = await sql<{ isErased: boolean }>`
    select app.is_erased(${tx.tenantId}::uuid)`.execute(tx);
  return { isKnown: known !== undefined, isErased: rows[0]?.isErased ?? false };
}

/** Those of the keys that documents name, as their present file or a former one. */
export async function findNamedKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key from documents
    where tenant_id = ${tx.tenantId} and storage_key = any(${keys}::uuid[])
    union all
    select storage_key from document_versions
    where tenant_id = ${tx.tenantId} and storage_key = any(${keys}::uuid[])`.execute(tx);
  return new Set(rows.map(({ storageKey }) => storageKey));
}
