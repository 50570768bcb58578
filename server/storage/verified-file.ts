import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "#server/app-error.ts";
import type { Storage, StoredFile } from "./storage.ts";

/** Throws `file_damaged` if bytes changed. Reads twice: a failure at the end would be too late, and memory holds no file. */
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
