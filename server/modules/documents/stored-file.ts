import type { SignedInCall } from "#server/context.ts";
import { runInWorker } from "#server/workers/worker-pool.ts";
import type { acceptedFile } from "./files/accepted-file.ts";
import type { DocumentColumns } from "./queries.ts";

export type FileColumns = Required<
  Pick<DocumentColumns, "storageKey" | "sha256" | "fileName" | "contentType" | "fileSizeBytes">
>;

const checker = { file: import.meta.resolve("./files/accepted-file.ts"), name: "acceptedFile" };

/** Stores a sent file and returns its columns; throws `invalid_request` if it contradicts its name. */
export async function storeFile(files: SignedInCall["files"], given: File): Promise<FileColumns> {
  const { bytes, fileName, contentType } = await runInWorker<typeof acceptedFile>(
    checker,
    await given.bytes(),
    given.name,
  );
  const { key, sizeBytes, sha256 } = await files.store(bytes);
  return { storageKey: key, sha256, fileName, contentType, fileSizeBytes: sizeBytes };
}
