import { sql } from "kysely";
import type { DocumentVersion, VersionUpload } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { changeOf, changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry, lockedDocument } from "./documents.ts";
import { saveDocument } from "./queries.ts";
import { getVisible } from "./reads.ts";
import { type FileColumns, storeFile } from "./stored-file.ts";
import { notifyEmployee } from "./upload.ts";

/** The limit per document. */
const maxVersions = 50;

/** Stores the file and returns the rest of the work for the transaction. */
export async function prepareVersion(
  { files }: Pick<SignedInCall, "files">,
  { DocumentId: id, File: given }: VersionUpload,
) {
  const file = await storeFile(files, given);
  return (context: Context) => addVersion(context, id, file);
}

/** Replaces the present file, which becomes a former version. A repeated file has no effect. */
async function addVersion(
  context: Context,
  id: number,
  file: FileColumns,
): Promise<{ version: number }> {
  const { tx, actor, now } = context;
  const before = await lockedDocument(context, id);
  const { storageKey, addedAt } = before;
  // The author's upload adds the first file.
  if (storageKey === null || addedAt === null) throw new AppError("not_found");
  if (before.sha256 === file.sha256) return { version: before.version };
  if (before.version >= maxVersions) throw new AppError("too_many_versions");

  const version = before.version + 1;
  await insertFormerFile(tx, { ...before, storageKey, addedAt });
  await saveDocument(tx, id, {
    ...file,
    version,
    addedAt: now.toISOString(),
    fileById: actor.employeeId,
  });
  const changes = [
    changeOf("documentVersion", String(before.version), String(version)),
    ...changesBetween({ fileName: before.fileName }, { fileName: file.fileName }),
  ];
  await recordStory(context, documentEntry("document_changed", before, changes));
  await notifyEmployee(context, before);
  return { version };
}

/** All versions, newest first; records the read. */
export async function listVersions(context: Context, id: number) {
  const { employeeId } = await getVisible(context, id);
  const found = await findVersions(context.tx, id);
  const result = found.map(
    ({ fileSizeBytes, addedAt, addedById, addedByName, ...file }): DocumentVersion => ({
      ...file,
      fileSize: fileSizeBytes,
      uploadDate: addedAt,
      uploadedBy: { id: addedById, name: addedByName },
    }),
  );
  return { ofEmployeeId: employeeId, result };
}

interface FormerFile extends FileColumns {
  id: number;
  version: number;
  addedAt: string;
  uploadedById: number;
  fileById: number | null;
}

const insertFormerFile = (
  tx: Tx,
  {
    id,
    version,
    addedAt,
    storageKey,
    sha256,
    fileName,
    fileSizeBytes,
    contentType,
    ...by
  }: FormerFile,
) =>
  tx
    .insertInto("documentVersions")
    .values({
      tenantId: tx.tenantId,
      documentId: id,
      version,
      storageKey,
      sha256,
      fileName,
      fileSizeBytes,
      contentType,
      addedAt,
      addedById: by.fileById ?? by.uploadedById,
    })
    .execute();

interface Version extends Omit<FileColumns, "storageKey"> {
  version: number;
  addedAt: string;
  addedById: number;
  addedByName: string;
}

async function findVersions(tx: Tx, id: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select v.version, v.sha256, v.file_name, v.file_size_bytes, v.content_type, v.added_at, v.added_by_id,
      ${fullName("by")} as added_by_name
    from (
      select version, sha256, file_name, file_size_bytes, content_type, added_at,
        coalesce(file_by_id, uploaded_by_id) as added_by_id
      from documents where tenant_id = ${tx.tenantId} and id = ${id} and storage_key is not null
      union all
      select version, sha256, file_name, file_size_bytes, content_type, added_at, added_by_id
      from document_versions where tenant_id = ${tx.tenantId} and document_id = ${id}
    ) as v
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = v.added_by_id
    order by v.version desc`.execute(tx);
  return rows;
}
