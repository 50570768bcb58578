import type { DocumentCategory } from "#contract/codes/document-category.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { currentSession } from "#web/api/session.ts";
import { type UploadOptions, upload } from "#web/api/upload.ts";
import { creationKeys } from "#web/api/use-creation.ts";

interface NewDocument {
  documentName: string;
  documentCategory: DocumentCategory;
  file: File;
}

export type DocumentUpload = (document: NewDocument, options?: UploadOptions) => Promise<void>;

/** The record is gone or has another file: only a new record can take this file. */
const isUnusable = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === "document_complete");

/** Uploads a file in place of a document's present one. */
export const documentReplacement =
  (id: number): DocumentUpload =>
  async ({ file }, options) => {
    await upload("documents.addVersion", { body: { DocumentId: id, File: file } }, options);
  };

/** Uploads a document in three steps: record, file, and record with path. A repeated call continues without duplicates. Rejects with an ApiError. */
export function documentUpload(employeeId: number): DocumentUpload {
  const keyOf = creationKeys();
  let id: number | undefined;
  let sent: File | undefined;

  const createRecord = async ({ documentName, documentCategory }: NewDocument) => {
    const body = { documentName, filePath: "", documentCategory, employeeId };
    const options = { idempotencyKey: keyOf(body) };
    return (await callApi("documents.createRecord", { body }, options)).id;
  };

  return async (document, options) => {
    const { documentName, documentCategory, file } = document;
    if (sent !== undefined && sent !== file) id = undefined;
    id ??= await createRecord(document);
    try {
      const parts = { EmployeeId: employeeId, DocumentId: id, DocumentCategory: documentCategory };
      if (sent !== file)
        await upload("documents.upload", { body: { ...parts, File: file } }, options);
      sent = file;
      const filePath = [currentSession()?.tenantId, employeeId, documentCategory, id].join("/");
      const body = { documentName, filePath, documentCategory };
      await callApi("documents.updateRecord", { params: { id }, body });
    } catch (error) {
      if (isUnusable(error)) id = sent = undefined;
      throw error;
    }
  };
}
