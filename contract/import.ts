import { z } from "zod";
import {
  dateOrders,
  fileEncodings,
  importFields,
  importModes,
  importStates,
} from "./codes/import.ts";
import { Done, Id, IdParams, Instant, ListQuery, PersonName } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { importFileProblem, maxImportColumns } from "./rules/import-file.ts";

const PeopleFile = z.file("No file selected").superRefine((file, context) => {
  const problem = importFileProblem(file);
  if (problem !== null) context.addIssue(problem);
});

const Field = z.enum(importFields).nullable();
const Order = z.enum(dateOrders).nullable();

/** One column of the file; what it has become, none if it is left out. */
export const ImportColumn = z.object({
  header: z.string(),
  field: Field,
  /** Of a column of days; null for all others. */
  dateOrder: Order,
  /** Whether the file itself shows the order, or writes no day that could be read in two ways. */
  isOrderCertain: z.boolean(),
  /** Of its first rows, for as long as the rows are stored. */
  examples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const Import = z.object({
  id: Id,
  state: z.enum(importStates),
  fileName: z.string(),
  encoding: z.enum(fileEncodings),
  /** The character between two cells. */
  separator: z.string(),
  columns: z.array(ImportColumn),
  createsMissing: z.boolean(),
  rowCount: z.int(),
  /** Rows that cannot be added; of a draft, as it was checked last. */
  badCount: z.int(),
  /** What would be created with the rows of a draft, or has been. */
  newDepartments: z.int(),
  newPositions: z.int(),
  mode: z.enum(importModes).nullable(),
  sendsInvitations: z.boolean(),
  addedCount: z.int(),
  /** How many of the added have not been invited yet. */
  uninvitedCount: z.int(),
  /** Why it stopped. */
  stopReason: z.string().nullable(),
  by: PersonName,
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Until when the rows themselves are stored. */
  rowsUntil: Instant,
});
export type Import = z.infer<typeof Import>;

export const ImportSummary = Import.pick({
  id: true,
  state: true,
  fileName: true,
  rowCount: true,
  addedCount: true,
  by: true,
  createdAt: true,
  finishedAt: true,
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** What is wrong in a row; without a field, with the row as a whole. */
export const RowFault = z.object({ field: Field, message: z.string() });
export type RowFault = z.infer<typeof RowFault>;

export const ImportRow = z.object({
  /** As a spreadsheet counts it: the headings are row 1. */
  row: z.int(),
  /** What each column says, days and addresses as they were read; empty once the rows are no longer stored. */
  values: z.partialRecord(z.enum(importFields), z.string()),
  faults: z.array(RowFault),
  createsDepartment: z.boolean(),
  createsPosition: z.boolean(),
  /** Who was added. */
  employee: PersonName.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportChoices = z.strictObject({
  columns: z
    .array(z.strictObject({ field: Field, dateOrder: Order }))
    .min(1)
    .max(maxImportColumns)
    .refine((columns) => {
      const fields = columns.flatMap(({ field }) => field ?? []);
      return new Set(fields).size === fields.length;
    }, "Two columns cannot be the same"),
  /** Whether departments and vacant positions that do not exist are created. */
  createsMissing: z.boolean(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportStart = z.strictObject({
  mode: z.enum(importModes),
  sendsInvitations: z.boolean(),
});
export type ImportStart = z.infer<typeof ImportStart>;

export const rowFilters = ["all", "good", "bad"] as const;

/** Adding people from a file: it is read and checked row by row, and nobody is added before the import is started. */
export const importOperations = {
  uploadImport: {
    method: "POST",
    path: "/secure/imports",
    access: "superadmin",
    summary:
      "Read a CSV file of up to 10,000 people and check each row; it replaces your earlier draft, and nobody is added yet",
    body: z.strictObject({ File: PeopleFile }),
    response: Import,
    file: "upload",
    limited: limits.import,
    touches: ["onboarding"],
  },
  listImports: {
    method: "GET",
    path: "/secure/imports",
    access: "superadmin",
    summary:
      "List your own draft and the company's imports of the last 30 days, newest first; at most 20",
    response: z.array(ImportSummary),
  },
  getImport: {
    method: "GET",
    path: "/secure/imports/:id",
    access: "superadmin",
    summary: "Get an import: its columns, what it would do, and how far it is",
    params: IdParams,
    response: Import,
    errors: ["not_found"],
  },
  listImportRows: {
    method: "GET",
    path: "/secure/imports/:id/rows",
    access: "superadmin",
    summary: "List the rows of an import, with what happens with each or what is wrong",
    params: IdParams,
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      show: z.enum(rowFilters).default("all"),
    }),
    response: z.array(ImportRow),
    paged: true,
    errors: ["not_found"],
  },
  checkImport: {
    method: "PUT",
    path: "/secure/imports/:id",
    access: "superadmin",
    summary: "Change what the columns of a draft are, and check each row again",
    params: IdParams,
    body: ImportChoices,
    response: Import,
    errors: ["not_found", "import_started"],
    limited: limits.import,
    touches: ["onboarding"],
  },
  startImport: {
    method: "POST",
    path: "/secure/imports/:id/start",
    access: "superadmin",
    summary:
      "Start to add the people of a draft: those of all rows without errors, or nobody unless all rows are without",
    params: IdParams,
    body: ImportStart,
    response: Done,
    errors: [
      "not_found",
      "import_started",
      "import_running",
      "import_rows_bad",
      "email_not_confirmed",
      "invitation_limit",
    ],
    limited: limits.import,
    touches: ["onboarding"],
  },
  stopImport: {
    method: "POST",
    path: "/secure/imports/:id/stop",
    access: "superadmin",
    summary: "Stop a running import after the rows that are being added; those who were added stay",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["onboarding"],
  },
  discardImport: {
    method: "DELETE",
    path: "/secure/imports/:id",
    access: "superadmin",
    summary: "Discard a draft with its rows",
    params: IdParams,
    response: Done,
    errors: ["not_found", "import_started"],
    touches: ["onboarding"],
  },
  inviteImported: {
    method: "POST",
    path: "/secure/imports/:id/invite",
    access: "superadmin",
    summary: "Mail invitations to those whom an import has added and who have not been invited yet",
    params: IdParams,
    response: z.object({ invited: z.int() }),
    errors: ["not_found", "email_not_confirmed", "invitation_limit"],
    limited: limits.many,
    touches: ["onboarding", "employees", "dashboard"],
  },
  exportImportFaults: {
    method: "GET",
    path: "/secure/imports/:id/faults",
    access: "superadmin",
    summary:
      "Get the rows of an import that cannot be added as a CSV file, as they were, with the reasons",
    params: IdParams,
    response: z.file(),
    file: "export",
    errors: ["not_found"],
    limited: limits.export,
  },
  exportImportReport: {
    method: "GET",
    path: "/secure/imports/:id/report",
    access: "superadmin",
    summary: "Get a CSV file that says what became of each row of an import",
    params: IdParams,
    response: z.file(),
    file: "export",
    errors: ["not_found"],
    limited: limits.export,
  },
} as const satisfies Record<string, Operation>;
