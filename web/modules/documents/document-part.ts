import type { EmployeeDocument } from "#contract/documents.ts";

export type DocumentPart = "preview" | "versions" | "dates" | "readers" | "removal";

export interface DocumentDialogProps {
  /** The document that it is open for, if any. */
  document: EmployeeDocument | undefined;
  onClose: () => void;
}
