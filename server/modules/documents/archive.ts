import type { Context } from "#server/context.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { ArchivedFile, ArchivePart } from "#server/storage/archive.ts";
import { type ArchivedRow, findArchived, findArchiveEnd } from "./archive-queries.ts";
import { stemOf } from "./files/accepted-file.ts";
import { insertReads } from "./read-queries.ts";

/** In one archive. */
const maxFiles = 500;
/** In one transaction, after which it is asked again whether the reader may go on. */
const filesAtOnce = 25;

interface Asked {
  employeeId?: number | undefined;
  employeeIds?: readonly number[] | undefined;
  after?: number | undefined;
}

/**
 * The next files of an archive of the company's documents, or of some employees', in the order in which they were recorded. Each
 * read is recorded before the file is sent.
 */
export async function archivePart(
  { tx, actor, today }: Context,
  { employeeId, employeeIds: named, after }: Asked,
  place?: RowPlace,
): Promise<{ ofEmployeeId: readonly number[]; result: ArchivePart }> {
  const employeeIds = employeeId === undefined ? named : [employeeId, ...(named ?? [])];
  const end = place
    ? { lastId: Number(place[0]), isWhole: true }
    : await findArchiveEnd(tx, { employeeIds, after: after ?? 0, count: maxFiles });
  const from = place?.[1] ?? after ?? 0;
  const rows = await findArchived(tx, {
    employeeIds,
    after: from,
    until: end.lastId,
    limit: filesAtOnce,
  });
  const others = rows.filter((row) => row.employeeId !== actor.employeeId);
  if (others.length > 0)
    await insertReads(
      tx,
      others.map(({ id }) => id),
      actor.employeeId,
      today,
    );
  const last = rows.length === filesAtOnce ? rows.at(-1) : undefined;
  return {
    ofEmployeeId: others.map((row) => row.employeeId),
    result: {
      fileName: `Documents ${today}.zip`,
      files: rows.map(archivedFile),
      last: last && [String(end.lastId), last.id],
      nextArchiveAfter: end.isWhole ? undefined : end.lastId,
    },
  };
}

/** By employee and category; the ids make it the only one of its name. */
function archivedFile({ employeeId, employeeName, id, ...row }: ArchivedRow): ArchivedFile {
  const ending = row.fileName.slice(row.fileName.lastIndexOf("."));
  const folder = `${stemOf(employeeName)} (${employeeId})/${row.documentCategory}`;
  return {
    path: `${folder}/${stemOf(row.documentName)} (${id})${ending}`,
    key: row.storageKey,
    sizeBytes: row.fileSizeBytes,
    sha256: row.sha256,
    storedAt: row.addedAt,
  };
}
