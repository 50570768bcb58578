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
  QueryId,
  requiredText,
} from "./common.ts";
import { defineOperations } from "./operation.ts";
import { fileProblem } from "./rules/file.ts";

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
  /** The id of the employee who uploaded it. */
  uploadedBy: Id,
  uploadedByName: z.string(),
});
export type EmployeeDocument = z.infer<typeof EmployeeDocument>;

export const NewDocument = z.strictObject({
  documentName: requiredText(incomplete),
  filePath: optionalText(500).optional(),
  documentCategory: Category,
  /** The employee the document is about; the caller if left out. */
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

/** The parts of the multipart body, in the letter case of the specification. */
export const Upload = z.strictObject({
  EmployeeId: QueryId,
  DocumentId: QueryId,
  DocumentCategory: Category,
  File: z.file("No file selected").superRefine((file, context) => {
    const problem = fileProblem(file);
    if (problem !== null) context.addIssue(problem);
  }),
});
export type Upload = z.infer<typeof Upload>;

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
    touches: ["documents", "employees", "search", "dashboard"],
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
    touches: ["documents", "employees", "search", "dashboard"],
  },
  listForEmployee: {
    method: "GET",
    path: "/secure/documents/employee/:id",
    access: "approved",
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
    errors: ["not_found", "document_complete", "too_many_documents"],
    touches: ["documents", "employees", "search", "dashboard"],
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
    }),
    response: z.file(),
    file: "download",
    recorded: "documents",
    errors: ["not_found"],
  },
  remove: {
    method: "DELETE",
    path: "/secure/documents/:id",
    access: "approved",
    summary: "Remove a document; it is deleted with its file after 30 days",
    params: IdParams,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["documents", "employees", "search", "dashboard"],
  },
});
