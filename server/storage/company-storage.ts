import { type NotNull, sql } from "kysely";
import type { StorageUse } from "#contract/tenant.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";

/** How much a company's files may take. */
export interface StorageLimits {
  confirmedBytes: number;
  /** Until the owner's address is confirmed. */
  unconfirmedBytes: number;
}

interface CountedFile {
  key: string;
  sizeBytes: number;
}

/** Counts a file before it is written; throws `company_storage_full`. Commit it first: others wait meanwhile. */
export async function reserveFile(tx: Tx, file: CountedFile, limits: StorageLimits): Promise<void> {
  // A statement of its own, as a sum sees only what was committed before its start.
  await sql`select pg_advisory_xact_lock(hashtextextended(${tx.tenantId}, ${lockNumber}))`.execute(
    tx,
  );
  const { usedBytes, allowedBytes } = await findStorageUse(tx, limits);
  if (usedBytes + file.sizeBytes > allowedBytes)
    throw new AppError("company_storage_full", {
      message: `Your company uses ${sizeText(usedBytes)} of its ${sizeText(allowedBytes)} of storage, so this file of ${sizeText(file.sizeBytes)} was not stored.`,
    });
  await countFile(tx, file);
}

const lockNumber = 727_274_014;

function sizeText(bytes: number): string {
  const isSmall = bytes < 1024 ** 3;
  const size = isSmall ? 1024 ** 2 : 1024 ** 3;
  return `${Math.ceil((bytes / size) * 10) / 10} ${isSmall ? "MB" : "GB"}`;
}

/** Counts a file without a limit. */
export const countFile = (tx: Tx, { key, sizeBytes }: CountedFile) =>
  tx.insertInto("storedFiles").values({ tenantId: tx.tenantId, key, sizeBytes }).execute();

/** Gives the room of removed files back. */
export const forgetFiles = (tx: Tx, keys: readonly string[]) =>
  tx
    .deleteFrom("storedFiles")
    .where("tenantId", "=", tx.tenantId)
    .where("key", "in", keys)
    .execute();

/** Removed documents count until their files are deleted. */
export async function findStorageUse(
  tx: Tx,
  { confirmedBytes, unconfirmedBytes }: StorageLimits,
): Promise<StorageUse> {
  const { confirmedAt, usedBytes } = await tx
    .selectFrom("tenants as t")
    .where("t.id", "=", tx.tenantId)
    .select((eb) => [
      "t.confirmedAt",
      eb
        .selectFrom("storedFiles as f")
        .where("f.tenantId", "=", tx.tenantId)
        .select(sql<number>`coalesce(sum(f.size_bytes), 0)`.as("bytes"))
        .as("usedBytes"),
    ])
    .$narrowType<{ usedBytes: NotNull }>()
    .executeTakeFirstOrThrow();
  return {
    usedBytes,
    allowedBytes: confirmedAt === null ? unconfirmedBytes : confirmedBytes,
  };
}
