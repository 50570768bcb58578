import type { DocumentVersion, VersionUpload } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import { changeOf, changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry } from "./document-story.ts";
import { lockedDocument } from "./documents.ts";
import { saveDocument } from "./queries.ts";
import { getVisible } from "./reads.ts";
import { type FileColumns, storeFile } from "./stored-file.ts";
import { notifyEmployee } from "./upload.ts";
import { findVersions, insertFormerFile } from "./version-queries.ts";

/** Of one document; its list of versions has no more. */
const maxVersions = 50;

/** Stores a new file for a document, and returns what remains to be done in the transaction. */
export async function prepareVersion(
  { files }: Pick<SignedInCall, "files">,
  { DocumentId: id, File: given }: VersionUpload,
) {
  const file = await storeFile(files, given);
  return (context: Context) => addVersion(context, id, file);
}

/** Puts a new file in place of the present one, which stays a former version; the same file once more changes nothing. */
async function addVersion(
  context: Context,
  id: number,
  file: FileColumns,
): Promise<{ version: number }> {
  const { tx, actor, now } = context;
  const before = await lockedDocument(context, id);
  const { storageKey, addedAt } = before;
  // Its first file comes by the upload that its author owes it.
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

/** The files that a document has had, newest first; the read is recorded. */
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
