import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import { AppError } from "#server/app-error.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Storage, StoredFile } from "./storage.ts";
import { openVerified } from "./verified-file.ts";

export interface ArchivedFile extends StoredFile {
  path: string;
  storedAt: string;
}

/** A text in an archive without a stored file. */
interface ArchivedText {
  path: string;
  text: string;
  writtenAt: string;
}

/** Some files, and the place of the next; undefined for the last. */
export interface ArchivePart {
  fileName: string;
  texts?: readonly ArchivedText[];
  files: readonly ArchivedFile[];
  last: RowPlace | undefined;
  /** The last document, if the archive is incomplete. */
  nextArchiveAfter: number | undefined;
}

const noteName = "Not included.txt";

interface ArchiveSource {
  storage: Pick<Storage, "open">;
  tenantId: string;
  /** Called with the reason for leaving a file out. */
  onLeftOut(error: unknown): void;
}

/** Written while being sent: each file opens after the previous one. A damaged or missing file is named in a final note. */
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
