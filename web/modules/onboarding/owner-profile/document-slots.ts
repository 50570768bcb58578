import type { DocumentCategory } from "#contract/codes/document-category.ts";
import { text } from "./text.ts";

const labels = text.documents;

/** The documents that can be uploaded in the wizard (doc A §3). */
export const documentSlots = [
  { slot: "idDocument", category: "Personal", label: labels.idDocument, key: "id" },
  { slot: "proofOfResidence", category: "Personal", label: labels.proofOfResidence, key: "POR" },
  { slot: "bankDetails", category: "Personal", label: labels.bankDetails, key: "BANK" },
  {
    slot: "businessRegistration",
    category: "Business",
    label: labels.businessRegistration,
    key: "cipc",
  },
] as const satisfies readonly {
  slot: string;
  category: DocumentCategory;
  label: string;
  key: string;
}[];

export type DocumentSlot = (typeof documentSlots)[number];
export type SlotName = DocumentSlot["slot"];

/** One chosen file per slot at most. */
export type ChosenFiles = Partial<Record<SlotName, File>>;

const maxNameLength = 15;

/** A file's name as the card shows it: past 15 characters the first 12 and three dots (AMB-099). */
export const shortFileName = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 3)}...` : name;
