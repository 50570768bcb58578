export { ArchiveButton } from "./archive-button.tsx";
export { type DocumentUpload, documentReplacement, documentUpload } from "./document-upload.ts";
export { DocumentsCard } from "./documents-card.tsx";
export { EmployeeDocuments } from "./employee-documents.tsx";
export { FileRemovalDialog } from "./file-removal-dialog.tsx";
export { PreviewDialog } from "./preview-dialog.tsx";
export { useDownload } from "./use-download.ts";
