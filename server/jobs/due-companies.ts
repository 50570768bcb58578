import type { Database, DirectoryTx } from "#server/db/database.ts";

/**
 * Does work for each company that a query finds, in the order of their ids, until it finds none. If the work fails for a company,
 * that of the others is done all the same, and the first failure is thrown at the end.
 */
export async function forDueCompanies(
  database: Database,
  findNext: (db: DirectoryTx, after: string) => Promise<string[]>,
  work: (tenantId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const tenantIds = await database.inDirectory((db) => findNext(db, after));
    for (const tenantId of tenantIds)
      await work(tenantId).catch((error: unknown) => failures.push(error));
    const last = tenantIds.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (failures.length > 0) throw failures[0];
}
