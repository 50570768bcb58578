import { type Files, filesOf, type Storage } from "#server/storage/storage.ts";

export interface CallFiles extends Pick<Files, "store"> {
  /** Removes the call's files. */
  discard(): Promise<void>;
}

/** A call's files, stored before its transaction. */
export function callFiles(storage: Storage, tenantId: string): CallFiles {
  const files = filesOf(storage, tenantId);
  const keys: string[] = [];
  return {
    async store(bytes) {
      const stored = await files.store(bytes);
      keys.push(stored.key);
      return stored;
    },
    async discard() {
      // The clean-up finds files whose removal fails here.
      await Promise.allSettled(keys.map((key) => files.remove(key)));
    },
  };
}
