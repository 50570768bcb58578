import { z } from "zod";
import {
  dateOrders,
  fileEncodings,
  importFields,
  importModes,
  importStates,
  rowEffects,
} from "../codes/import.ts";
import { Id, Instant, optionalText, PersonName } from "../common.ts";
import { importFileProblem, maxImportColumns } from "../rules/file.ts";
import { maxLengths } from "../rules/text.ts";

/** A CSV file of up to 10,000 people. */
export const PeopleFile = z.file("No file selected").superRefine((file, context) => {
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
  /** Whether rows about people who exist change them; they are wrong otherwise. */
  changesExisting: z.boolean(),
  rowCount: z.int(),
  /** Rows that cannot be added; of a draft, as it was checked last. */
  badCount: z.int(),
  /** Rows of a draft whose e-mail could not be checked for an account, as many have been; they are checked as they are added. */
  unaskedCount: z.int(),
  /** Rows that change someone, and rows that say only what is so already, as they were checked last. */
  changeCount: z.int(),
  sameCount: z.int(),
  /** What would be created with the rows of a draft, or has been. */
  newDepartments: z.int(),
  newPositions: z.int(),
  mode: z.enum(importModes).nullable(),
  sendsInvitations: z.boolean(),
  addedCount: z.int(),
  changedCount: z.int(),
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
  changedCount: true,
  by: true,
  createdAt: true,
  finishedAt: true,
});
export type ImportSummary = z.infer<typeof ImportSummary>;

/** What a row changes of a person, in labels; days as `2026-03-02`. Once that is done, the values are in their history alone. */
export const FieldDifference = z.object({
  field: z.enum(importFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldDifference = z.infer<typeof FieldDifference>;

/** What is wrong in a row; without a field, with the row as a whole. */
export const RowFault = z.object({ field: Field, message: z.string() });
export type RowFault = z.infer<typeof RowFault>;

export const ImportRow = z.object({
  /** As a spreadsheet counts it: the headings are row 1. */
  row: z.int(),
  /** What each column says, days and addresses as they were read; empty once the rows are no longer stored. */
  values: z.partialRecord(z.enum(importFields), z.string()),
  faults: z.array(
    RowFault.extend({
      /** What the cell probably should say. */
      suggestion: z.string().nullable(),
    }),
  ),
  createsDepartment: z.boolean(),
  createsPosition: z.boolean(),
  /** What it does, or has done, unless something is wrong: add someone, change them, or nothing, as it says what is so. */
  effect: z.enum(rowEffects),
  /** Who was added, or whom it is about. */
  employee: PersonName.nullable(),
  isDone: z.boolean(),
  changes: z.array(FieldDifference),
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
  /** Whether rows about people who exist change them. */
  changesExisting: z.boolean().default(false),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** What a cell of a row is to say instead. */
export const CellCorrection = z.strictObject({
  /** Its number in the file, which may have blank lines. */
  row: z.int().positive().max(10_000_000),
  field: z.enum(importFields, "Please choose a column"),
  value: optionalText(maxLengths.address),
});
export type CellCorrection = z.infer<typeof CellCorrection>;

export const ImportStart = z.strictObject({
  mode: z.enum(importModes),
  sendsInvitations: z.boolean(),
});
export type ImportStart = z.infer<typeof ImportStart>;

export const rowFilters = ["all", "add", "change", "bad"] as const;
