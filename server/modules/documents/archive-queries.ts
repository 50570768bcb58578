import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";

interface Wanted {
  /** Whose alone, if any are named. */
  employeeIds: readonly number[] | undefined;
  after: number;
}

const wanted = (tx: Tx, { employeeIds, after }: Wanted) =>
  tx
    .selectFrom("documents as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", ">", after)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .$if(employeeIds !== undefined, (query) =>
      query.where("f.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`),
    )
    .orderBy("f.id");

/** The last document of an archive of so many, and whether none come after it. */
export async function findArchiveEnd(
  tx: Tx,
  { count, ...asked }: Wanted & { count: number },
): Promise<{ lastId: number; isWhole: boolean }> {
  const [last, next] = await wanted(tx, asked)
    .select("f.id")
    .offset(count - 1)
    .limit(2)
    .execute();
  return { lastId: last?.id ?? Number.MAX_SAFE_INTEGER, isWhole: next === undefined };
}

export interface ArchivedRow {
  id: number;
  documentName: string;
  documentCategory: string;
  employeeId: number;
  employeeName: string;
  storageKey: string;
  sha256: string;
  fileName: string;
  fileSizeBytes: number;
  addedAt: string;
}

export const findArchived = (
  tx: Tx,
  { until, limit, ...asked }: Wanted & { until: number; limit: number },
): Promise<ArchivedRow[]> =>
  wanted(tx, asked)
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .where("f.id", "<=", until)
    .select(["f.id", "f.documentName", "f.documentCategory", "f.employeeId"])
    .select(["f.sha256", "f.fileName", "f.fileSizeBytes", fullName("e").as("employeeName")])
    .select([sql<string>`f.storage_key`.as("storageKey"), sql<string>`f.added_at`.as("addedAt")])
    .limit(limit)
    .execute();
