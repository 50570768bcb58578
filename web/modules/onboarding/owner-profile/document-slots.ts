import type { DocumentCategory } from "#contract/codes/document-category.ts";
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

/** In the form a slot has the name of its chosen file. */
export const emptySlots: Record<SlotName, string> = {
  idDocument: "",
  proofOfResidence: "",
  bankDetails: "",
  businessRegistration: "",
};
