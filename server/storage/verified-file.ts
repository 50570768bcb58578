import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "#server/app-error.ts";
import type { Storage, StoredFile } from "./storage.ts";

/**
 * Opens a stored file whose bytes are still those that were stored; throws `file_damaged` otherwise. It is read twice, as a
 * failure that shows at the end could no longer be reported, and no file is ever held in memory.
 */
export async function openVerified(
  storage: Pick<Storage, "open">,
  tenantId: string,
  { key, sizeBytes, sha256 }: StoredFile,
): Promise<Readable> {
  const hash = createHash("sha256");
  let readBytes = 0;
  for await (const chunk of await storage.open(tenantId, key)) {
    hash.update(chunk);
    readBytes += chunk.length;
  }
  if (readBytes !== sizeBytes || hash.digest("hex") !== sha256)
    throw new AppError("file_damaged", {
      cause: new Error(`The stored file ${key} of company ${tenantId} has changed.`),
    });
  return storage.open(tenantId, key);
}
