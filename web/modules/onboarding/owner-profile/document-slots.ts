import type { DocumentCategory } from "#contract/codes/document-category.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import { text } from "./text.ts";

const labels = text.documents;

export const slotNames = [
  "idDocument",
  "proofOfResidence",
  "bankDetails",
  "businessRegistration",
] as const;
export type SlotName = (typeof slotNames)[number];

export interface DocumentSlot {
  slot: SlotName;
  category: DocumentCategory;
  label: string;
  key: string;
}

export const documentSlots: readonly DocumentSlot[] = [
  { slot: "idDocument", category: "Personal", label: labels.idDocument, key: "id" },
  { slot: "proofOfResidence", category: "Personal", label: labels.proofOfResidence, key: "POR" },
  { slot: "bankDetails", category: "Personal", label: labels.bankDetails, key: "BANK" },
  {
    slot: "businessRegistration",
    category: "Business",
    label: labels.businessRegistration,
    key: "cipc",
  },
];

/** The newest uploaded document of each slot. */
export const storedSlots = (
  documents: readonly EmployeeDocument[],
): Partial<Record<SlotName, EmployeeDocument>> =>
  Object.fromEntries(
    documentSlots.flatMap(({ slot, label, category }) => {
      const isOfSlot = (one: EmployeeDocument) =>
        one.documentName === label && one.documentCategory === category;
      const stored = documents.find(isOfSlot);
      return stored ? [[slot, stored]] : [];
    }),
  );

/** In the form a slot has the name of its chosen file. */
export const emptySlots: Record<SlotName, string> = {
  idDocument: "",
  proofOfResidence: "",
  bankDetails: "",
  businessRegistration: "",
};
