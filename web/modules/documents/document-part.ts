import type { EmployeeDocument } from "#contract/documents.ts";

export type DocumentPart = "preview" | "versions" | "dates" | "readers" | "removal";

export interface DocumentDialogProps {
  document: EmployeeDocument | undefined;
  onClose: () => void;
}
