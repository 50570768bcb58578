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
import { AffectedLeave } from "../leave/employment.ts";
import { importFileProblem, maxImportColumns } from "../rules/file.ts";
import { maxLengths } from "../rules/text.ts";

export const PeopleFile = z.file("No file selected").superRefine((file, context) => {
  const problem = importFileProblem(file);
  if (problem !== null) context.addIssue(problem);
});

const Field = z.enum(importFields).nullable();
const Order = z.enum(dateOrders).nullable();

/** A column of the file; `field` is null if the column is left out. */
export const ImportColumn = z.object({
  header: z.string(),
  field: Field,
  dateOrder: Order,
  /** Whether the file shows the order, or has no ambiguous day. */
  isOrderCertain: z.boolean(),
  /** From the first rows, while the rows are stored. */
  examples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const Import = z.object({
  id: Id,
  state: z.enum(importStates),
  fileName: z.string(),
  encoding: z.enum(fileEncodings),
  /** Names with other letters than English ones as each encoding gives them; empty without such, or for UTF-16. */
  readings: z.array(z.object({ encoding: z.enum(fileEncodings), names: z.array(z.string()) })),
  /** The character between two cells. */
  separator: z.string(),
  columns: z.array(ImportColumn),
  createsMissing: z.boolean(),
  /** Whether rows about existing people change them; otherwise such rows are wrong. */
  changesExisting: z.boolean(),
  rowCount: z.int(),
  /** Rows with faults; for a draft, by its latest check. */
  badCount: z.int(),
  /** Rows with warnings, by the latest check. */
  warnedCount: z.int(),
  /** Rows of a draft whose e-mail could not be checked for an account, as many have been; they are checked as they are added. */
  unaskedCount: z.int(),
  /** Rows that change someone, and rows that say only what is so already, as they were checked last. */
  changeCount: z.int(),
  sameCount: z.int(),
  /** Created by the rows of a draft, or by the import. */
  newDepartments: z.int(),
  newPositions: z.int(),
  mode: z.enum(importModes).nullable(),
  sendsInvitations: z.boolean(),
  addedCount: z.int(),
  changedCount: z.int(),
  /** Added people without an invitation. */
  uninvitedCount: z.int(),
  /** Why it stopped. */
  stopReason: z.string().nullable(),
  by: PersonName,
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** The end of storage of the rows themselves. */
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

/** A row's change of a person, in labels; afterwards the values are in the history only. */
export const FieldDifference = z.object({
  field: z.enum(importFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldDifference = z.infer<typeof FieldDifference>;

/** A row's fault; without a field, it concerns the whole row. */
export const RowFault = z.object({
  field: Field,
  message: z.string(),
  /** Who has left and can be rehired, if that is the fault. */
  leaverId: Id.optional(),
});
export type RowFault = z.infer<typeof RowFault>;

export const ImportRow = z.object({
  /** As in a spreadsheet: the headings are row 1. */
  row: z.int(),
  /** The values by column; empty once the rows are erased. */
  values: z.partialRecord(z.enum(importFields), z.string()),
  faults: z.array(
    RowFault.extend({
      /** The probable value of the cell. */
      suggestion: z.string().nullable(),
    }),
  ),
  /** What is probably wrong; the row is imported all the same. */
  warnings: z.array(RowFault),
  createsDepartment: z.boolean(),
  createsPosition: z.boolean(),
  /** The row's effect, planned or done, unless it has faults. */
  effect: z.enum(rowEffects),
  /** The added or affected person. */
  employee: PersonName.nullable(),
  isDone: z.boolean(),
  changes: z.array(FieldDifference),
  /** Leave that the row's days of employment would change, until it is written. */
  affectedLeave: z.array(AffectedLeave),
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
  /** Whether the import creates missing departments and positions. */
  createsMissing: z.boolean(),
  /** Whether rows about existing people change them. */
  changesExisting: z.boolean().default(false),
  /** Reads the file's letters again; as they are if left out. */
  encoding: z.enum(fileEncodings).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** The corrected value of a cell. */
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

export const rowFilters = ["all", "add", "change", "bad", "warned"] as const;
