import { type Files, filesOf, type Storage } from "#server/storage/storage.ts";

export interface CallFiles extends Pick<Files, "store"> {
  discard(): Promise<void>;
}

/** The files that one call stores before its transaction. */
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
      // What cannot be removed now is found by the clean-up.
      await Promise.allSettled(keys.map((key) => files.remove(key)));
    },
  };
}
