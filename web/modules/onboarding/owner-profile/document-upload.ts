import { ApiError, messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { uploadFile } from "#web/api/upload.ts";
import { text as shared } from "../text.ts";
import type { Holder } from "../wizard/token-holder.ts";
import {
  type ChosenFiles,
  type DocumentSlot,
  documentSlots,
  type SlotName,
} from "./document-slots.ts";

export interface UploadReport {
  onProgress: (slot: SlotName, percent: number) => void;
  onFailed: (document: string, message: string) => void;
}

/** The files that were uploaded, so that saving again sends none of them twice. */
export type Arrived = WeakSet<File>;

/** Sends every chosen document, one after the other; one that fails is reported and does not hold up the others. */
export async function uploadDocuments(
  holder: Holder,
  files: ChosenFiles,
  arrived: Arrived,
  report: UploadReport,
): Promise<void> {
  for (const slot of documentSlots) {
    const file = files[slot.slot];
    if (!file || arrived.has(file)) continue;
    try {
      await uploadDocument(holder, slot, file, (percent) => report.onProgress(slot.slot, percent));
      arrived.add(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      report.onFailed(slot.label, messageOf(error, shared.unknownError));
    }
  }
}

/** One document by the three calls of doc A §7: its record, its file, and the record with the file's place. */
async function uploadDocument(
  { employeeId, tenantId }: Holder,
  { category, label }: DocumentSlot,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const record = { documentName: label, documentCategory: category };
  const { id } = await callApi("documents.createRecord", {
    body: { ...record, filePath: "", uploadedBy: employeeId },
  });
  await uploadFile(
    { EmployeeId: employeeId, DocumentId: id, DocumentCategory: category, File: file },
    onProgress,
  );
  onProgress(100);
  const filePath = `${tenantId}/${employeeId}/${category}/${id}`;
  await callApi("documents.updateRecord", { params: { id }, body: { ...record, filePath } });
}
