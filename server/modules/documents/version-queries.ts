import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import type { FileColumns } from "./stored-file.ts";

interface FormerFile extends FileColumns {
  id: number;
  version: number;
  addedAt: string;
  uploadedById: number;
  fileById: number | null;
}

export const insertFormerFile = (
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

export async function findVersions(tx: Tx, id: number): Promise<Version[]> {
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
