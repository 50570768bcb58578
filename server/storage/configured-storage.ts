import type { Config } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { StartError } from "#server/start-error.ts";
import { storageOn } from "./local-disk.ts";
import { storageIn } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** The configured bucket or the local disk; throws StartError for an unreadable bucket. */
export async function configuredStorage({
  storageUrl,
  dataDir,
}: Pick<Config, "storageUrl" | "dataDir">): Promise<Storage> {
  if (storageUrl === undefined) return storageOn(placesIn(dataDir).files);
  const storage = storageIn(storageUrl);
  try {
    await storage.tenants()[Symbol.asyncIterator]().next();
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new StartError(`STORAGE_URL names a storage that cannot be used: ${reason}`);
  }
  return storage;
}
