import { randomUUID } from "node:crypto";
import type { Caller } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { forgetFiles, reserveFile } from "#server/storage/company-storage.ts";
import type { Files } from "#server/storage/storage.ts";

export interface CallFiles extends Files {
  /** Removes the call's files. */
  discard(): Promise<void>;
}

/** A call's files, counted and stored before its transaction. */
export function callFiles(
  { storage, database, config }: Pick<Services, "storage" | "database" | "config">,
  tenantId: string,
  caller: Caller,
): CallFiles {
  const keys: string[] = [];

  /** The clean-up finds what this leaves. */
  async function discard() {
    const removed: string[] = [];
    const remove = async (key: string) => {
      await storage.remove(tenantId, key);
      removed.push(key);
    };
    await Promise.allSettled(keys.map(remove));
    if (removed.length > 0)
      await database.inTenant(tenantId, (tx) => forgetFiles(tx, removed)).catch(() => {});
  }

  return {
    async store(bytes) {
      const key = randomUUID();
      const file = { key, sizeBytes: bytes.length };
      await database.inTenant(
        tenantId,
        (tx) => reserveFile(tx, file, config.storageLimits),
        caller,
      );
      keys.push(key);
      try {
        return await storage.store(tenantId, bytes, key);
      } catch (error) {
        await discard();
        throw error;
      }
    },
    discard,
  };
}
