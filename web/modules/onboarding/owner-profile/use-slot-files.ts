import { useState } from "react";
import type { EmployeeDocument } from "#contract/documents.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { sessionEndOf } from "#web/api/query-client.ts";
import {
  type DocumentUpload,
  documentReplacement,
  documentUpload,
} from "#web/modules/documents/index.ts";
import { text as shared } from "../text.ts";
import { type UploadFailure, UploadFailures } from "../wizard/use-profile-submission.ts";
import { type DocumentSlot, documentSlots, type SlotName, storedSlots } from "./document-slots.ts";

export interface SlotFile {
  file: File;
  upload: DocumentUpload;
  /** During the upload. */
  percent?: number | undefined;
  /** The reason for a failed upload. */
  failure?: string | undefined;
  isStored?: boolean;
}

/** The reason for a failed upload; throws the end of a session. */
function failureOf(error: unknown): { message: string; isRefused: boolean } {
  if (sessionEndOf(error)) throw error;
  const [refusal] = Object.values(fieldsOf(error) ?? {});
  return {
    message: refusal ?? messageOf(error, shared.unknownError),
    isRefused: refusal !== undefined,
  };
}

/** A slot's file as it is shown: chosen here, or uploaded before. */
type ShownFile = Omit<SlotFile, "file" | "upload"> & {
  file: { name: string; size: number };
};

interface SlotsOf {
  employeeId: number;
  documents: readonly EmployeeDocument[];
  onStored: (slot: SlotName) => void;
}

/** The wizard's uploaded files, and the chosen ones with the progress of their uploads. */
export function useSlotFiles({ employeeId, documents, onStored }: SlotsOf) {
  const [files, setFiles] = useState<Partial<Record<SlotName, SlotFile>>>({});
  const [stored] = useState(() => storedSlots(documents));
  const [replaced, setReplaced] = useState<readonly SlotName[]>([]);
  const shownIn = (slot: SlotName): ShownFile | undefined => {
    const document = stored[slot];
    if (files[slot] || !document) return files[slot];
    return { file: { name: document.fileName, size: document.fileSize }, isStored: true };
  };
  const uploadTo = (slot: SlotName) =>
    stored[slot] ? documentReplacement(stored[slot].id) : documentUpload(employeeId);
  const remove = (slot: SlotName) =>
    setFiles(({ [slot]: _, ...others }) => others as Partial<Record<SlotName, SlotFile>>);
  const change = (slot: SlotName, state: Partial<SlotFile>) =>
    setFiles((all) => {
      const before = all[slot];
      return before ? { ...all, [slot]: { ...before, ...state } } : all;
    });

  const store = async (
    { slot, label, category }: DocumentSlot,
    { file, upload }: SlotFile,
  ): Promise<UploadFailure | undefined> => {
    change(slot, { percent: 0, failure: undefined });
    const document = { documentName: label, documentCategory: category, file };
    try {
      await upload(document, { onProgress: (percent) => change(slot, { percent }) });
    } catch (error) {
      const failure = failureOf(error);
      // A refused file would be refused again: another one can take its place.
      if (failure.isRefused) remove(slot);
      else change(slot, { percent: undefined, failure: failure.message });
      return { label, message: failure.message, ...(failure.isRefused && { field: slot }) };
    }
    change(slot, { percent: undefined, isStored: true });
    onStored(slot);
    return undefined;
  };

  return {
    shownIn,
    isChosen: (slot: SlotName) => files[slot] !== undefined,
    /** The name of the uploaded file that another one is to replace. */
    replacedIn: (slot: SlotName) => (replaced.includes(slot) ? stored[slot]?.fileName : undefined),
    choose: (slot: SlotName, file: File) =>
      setFiles((all) => ({ ...all, [slot]: { file, upload: uploadTo(slot) } })),
    replace: (slot: SlotName) => setReplaced((all) => [...all, slot]),
    remove,
    /** Uploads the unstored files one after the other; throws UploadFailures after the last. */
    storeAll: async (): Promise<void> => {
      const failures: UploadFailure[] = [];
      for (const slot of documentSlots) {
        const chosen = files[slot.slot];
        const failure = chosen && !chosen.isStored && (await store(slot, chosen));
        if (failure) failures.push(failure);
      }
      if (failures.length > 0) throw new UploadFailures(failures);
    },
  };
}

export type SlotFiles = ReturnType<typeof useSlotFiles>;
