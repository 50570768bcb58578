import { z } from "zod";
import { documentCategories } from "./codes/document-category.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Ignored,
  Instant,
  optionalText,
  PersonName,
  PlainDate,
  QueryId,
  QueryVersion,
  queryIds,
  requiredText,
  typedByHuman,
} from "./common.ts";
import { EmployeeFilter } from "./employees/employee-lists.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { maxArchivedPeople } from "./rules/max-selected.ts";
import { UploadedFile } from "./uploaded-file.ts";

const incomplete = "Please fill in all required fields: Document Name, Category, and File.";
const Category = z.enum(documentCategories, incomplete);

export const EmployeeDocument = z.object({
  id: Id,
  documentId: Id,
  documentName: z.string(),
  /** "tenant/employee/category/documentId"; blank until a file exists. */
  filePath: z.string(),
  documentCategory: z.enum(documentCategories),
  employeeId: Id,
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.int(),
  uploadDate: Instant,
  createdAt: Instant,
  uploadedBy: Id,
  uploadedByName: z.string(),
  /** Of its file: 1 at first, then one more for each replacement. */
  version: z.int(),
  /** The last day of validity, such as a work permit's; null without an expiry. */
  expiryDate: PlainDate.nullable(),
  /** The document cannot be removed before this day. */
  retentionDate: PlainDate.nullable(),
});
export type EmployeeDocument = z.infer<typeof EmployeeDocument>;

export const NewDocument = z.strictObject({
  documentName: requiredText(incomplete),
  filePath: optionalText(500).optional(),
  documentCategory: Category,
  employeeId: Id.optional(),
  uploadedBy: Ignored,
});
export type NewDocument = z.infer<typeof NewDocument>;

export const DocumentUpdate = z.strictObject({
  documentName: requiredText(incomplete),
  filePath: optionalText(500).optional(),
  documentCategory: Category,
});
export type DocumentUpdate = z.infer<typeof DocumentUpdate>;

/** A date left out stays unchanged; null removes it. An earlier last day of retention, or none, requires a reason. */
export const DocumentDates = z.strictObject({
  expiryDate: PlainDate.nullable().optional(),
  retentionDate: PlainDate.nullable().optional(),
  reason: typedByHuman(optionalText(500)).optional(),
});
export type DocumentDates = z.output<typeof DocumentDates>;

/** The parts of the multipart body, in the letter case of the specification. */
export const Upload = z.strictObject({
  EmployeeId: QueryId,
  DocumentId: QueryId,
  DocumentCategory: Category,
  File: UploadedFile,
});
export type Upload = z.infer<typeof Upload>;

export const VersionUpload = Upload.pick({ DocumentId: true, File: true });
export type VersionUpload = z.infer<typeof VersionUpload>;

/** A present or past file of the document. */
export const DocumentVersion = z.object({
  version: z.int(),
  fileName: z.string(),
  fileSize: z.int(),
  contentType: z.string(),
  /** Of the bytes, in hexadecimal. */
  sha256: z.string(),
  uploadDate: Instant,
  uploadedBy: PersonName,
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** Another person's access, by download or preview. */
export const DocumentRead = z.object({ by: PersonName, day: PlainDate });
export type DocumentRead = z.infer<typeof DocumentRead>;

/** The present file if left out. */
const FileVersion = QueryVersion.optional();

export const documents = defineOperations("documents", {
  createRecord: {
    method: "POST",
    path: "/secure/documents",
    access: "completing",
    summary: "Create a document's record before its file is uploaded",
    body: NewDocument,
    response: Created,
    creates: true,
    errors: ["not_found", "too_many_documents"],
    touches: ["documents", "employees", "continuity", "search", "dashboard"],
  },
  updateRecord: {
    method: "PUT",
    path: "/secure/documents/:id",
    access: "completing",
    summary: "Update a document's record after its file is uploaded",
    params: IdParams,
    body: DocumentUpdate,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["documents", "employees", "continuity", "search", "dashboard"],
  },
  listForEmployee: {
    method: "GET",
    path: "/secure/documents/employee/:id",
    access: "completing",
    summary: "List an employee's documents, newest first",
    params: IdParams,
    response: z.array(EmployeeDocument),
    recorded: "documents",
    errors: ["not_found"],
  },
  upload: {
    method: "POST",
    path: "/secure/storage/upload",
    access: "completing",
    summary: "Upload the file of a recorded document",
    body: Upload,
    response: z.object({ documentName: z.string(), documentCategory: z.enum(documentCategories) }),
    file: "upload",
    errors: ["not_found", "document_complete", "too_many_documents", "company_storage_full"],
    touches: ["documents", "employees", "continuity", "search", "dashboard"],
  },
  download: {
    method: "GET",
    path: "/secure/storage/download",
    access: "approved",
    summary: "Download the file of a document",
    query: z.strictObject({
      DocumentId: QueryId,
      documentCategory: z.enum(documentCategories).optional(),
      fileName: optionalText(255).optional(),
      version: FileVersion,
    }),
    response: z.file(),
    file: "download",
    recorded: "documents",
    errors: ["not_found", "file_damaged"],
  },
  preview: {
    method: "GET",
    path: "/secure/storage/preview",
    access: "approved",
    summary: "Get the file of a document to show it in a page; it may not run anything there",
    query: z.strictObject({ DocumentId: QueryId, version: FileVersion }),
    response: z.file(),
    file: "download",
    recorded: "documents",
    errors: ["not_found", "file_damaged"],
  },
  addVersion: {
    method: "POST",
    path: "/secure/storage/version",
    access: "completing",
    summary:
      "Upload a new file for a document, which keeps its former ones; the same file once more changes nothing",
    body: VersionUpload,
    response: z.object({ version: z.int() }),
    file: "upload",
    errors: ["not_found", "forbidden", "too_many_versions", "company_storage_full"],
    touches: ["documents", "employees", "continuity"],
  },
  listVersions: {
    method: "GET",
    path: "/secure/documents/:id/versions",
    access: "approved",
    summary: "List the files that a document has had, newest first",
    params: IdParams,
    response: z.array(DocumentVersion),
    recorded: "documents",
    errors: ["not_found"],
  },
  listReads: {
    method: "GET",
    path: "/secure/documents/:id/reads",
    access: "approved",
    summary: "List who else has opened a document on which day, latest first; the last 200",
    params: IdParams,
    response: z.array(DocumentRead),
    errors: ["not_found"],
  },
  updateDates: {
    method: "PUT",
    path: "/secure/documents/:id/dates",
    access: "approved",
    summary:
      "Set until when a document is valid and, as a super administrator, until when it has to be kept; with a reason if it is no longer kept as long",
    params: IdParams,
    body: DocumentDates,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["documents", "employees", "continuity"],
  },
  archive: {
    method: "GET",
    path: "/secure/documents/archive",
    access: "superadmin",
    summary:
      "Get the files of the company's documents, of some employees' or of all that match filters, as one archive of up to 500; `Link` leads to the next",
    query: EmployeeFilter.extend({
      /** Up to 200 ids, separated by commas. */
      employeeIds: queryIds(maxArchivedPeople, "people").optional(),
      /** The last document of the previous archive. */
      after: QueryId.optional(),
    }),
    response: z.file(),
    file: "archive",
    recorded: "documents",
    errors: ["too_many_selected"],
    limited: limits.archive,
  },
  remove: {
    method: "DELETE",
    path: "/secure/documents/:id",
    access: "approved",
    summary: "Remove a document; it is deleted with its file after 30 days",
    params: IdParams,
    response: Done,
    errors: ["not_found", "forbidden", "document_retained"],
    touches: ["documents", "employees", "continuity", "search", "dashboard"],
  },
});
