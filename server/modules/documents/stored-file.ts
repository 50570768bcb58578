import type { SignedInCall } from "#server/context.ts";
import { acceptedFile } from "./files/accepted-file.ts";
import type { DocumentColumns } from "./queries.ts";

export type FileColumns = Required<
  Pick<DocumentColumns, "storageKey" | "sha256" | "fileName" | "contentType" | "fileSizeBytes">
>;

/** Stores a sent file and returns its columns; throws `invalid_request` if it contradicts its name. */
export async function storeFile(files: SignedInCall["files"], given: File): Promise<FileColumns> {
  const { bytes, fileName, contentType } = acceptedFile(
    Buffer.from(await given.arrayBuffer()),
    given.name,
  );
  const { key, sizeBytes, sha256 } = await files.store(bytes);
  return { storageKey: key, sha256, fileName, contentType, fileSizeBytes: sizeBytes };
}
