import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import { AppError } from "#server/app-error.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Storage, StoredFile } from "./storage.ts";
import { openVerified } from "./verified-file.ts";

/** A file in an archive. */
export interface ArchivedFile extends StoredFile {
  /** Its name in the archive, with folders; no two have the same. */
  path: string;
  storedAt: string;
}

/** A text that becomes a file in an archive without being stored. */
interface ArchivedText {
  path: string;
  text: string;
  writtenAt: string;
}

/** Some of the files of an archive, and after which the next ones come; without that they are the last. */
export interface ArchivePart {
  fileName: string;
  /** Before the files. */
  texts?: readonly ArchivedText[];
  files: readonly ArchivedFile[];
  last: RowPlace | undefined;
  /** After which document the next archive begins, if one holds not all of them. */
  nextArchiveAfter: number | undefined;
}

const noteName = "Not included.txt";

interface ArchiveSource {
  storage: Pick<Storage, "open">;
  tenantId: string;
  /** Called with why a file was left out. */
  onLeftOut(error: unknown): void;
}

/**
 * An archive that is written while it is being sent: a file is opened once the one before it has been taken. A file that is
 * damaged or missing is left out, and a note at the end names it.
 */
export const archiveOf = (parts: AsyncIterable<ArchivePart>, source: ArchiveSource): Readable =>
  Readable.fromWeb(makeZip(entriesOf(parts, source)) as ReadableStream);

async function* entriesOf(parts: AsyncIterable<ArchivePart>, source: ArchiveSource) {
  const leftOut: string[] = [];
  for await (const { texts = [], files } of parts) {
    for (const { path: name, text: input, writtenAt: lastModified } of texts)
      yield { name, input, lastModified };
    for (const file of files) {
      const { path: name, storedAt: lastModified, sizeBytes: size } = file;
      const input = await openIfWhole(file, source);
      if (input) yield { name, input, lastModified, size };
      else leftOut.push(name);
    }
  }
  if (leftOut.length > 0) yield { name: noteName, input: `${leftOut.join("\r\n")}\r\n` };
}

async function openIfWhole(file: StoredFile, { storage, tenantId, onLeftOut }: ArchiveSource) {
  try {
    return await openVerified(storage, tenantId, file);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") throw error;
    onLeftOut(error);
    return undefined;
  }
}
