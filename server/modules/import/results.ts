import { type ImportField, importFieldLabels, type RowEffect } from "#contract/codes/import.ts";
import type { ImportRow, RowFault } from "#contract/import/import.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import { findInvitingCompany } from "#server/modules/onboarding/index.ts";
import { requireImport } from "./imports.ts";
import type { Column } from "./reading/columns.ts";
import { rowValues } from "./reading/row-values.ts";
import { suggestionFor } from "./reading/suggestion.ts";
import {
  countResultRows,
  findResultRows,
  type ResultRow,
  type RowsAsked,
} from "./result-queries.ts";
import { shownDifferences } from "./row-differences.ts";

type Reading = Pick<Context, "tx" | "actor" | "today">;

interface PageAsked {
  page: number;
  pageSize: number;
  show: RowsAsked["show"];
}

/** One page of an import's rows with their results. Throws `not_found`. */
export async function listResults(
  context: Reading,
  id: number,
  { show, ...list }: PageAsked,
): Promise<Page<ImportRow>> {
  const { tx } = context;
  const stored = await requireImport(context, id);
  const columns = stored.columns as Column[];
  const company = await findInvitingCompany(tx);
  const { domainName } = company;
  const rows = await findResultRows(tx, id, { show, ...list });
  const differencesOf = await shownDifferences(context, rows, { ...stored, columns, company });
  const items = rows.map((found) => {
    const {
      employeeId,
      employeeName,
      employeeEmail,
      cells,
      changedFields: _fields,
      ...row
    } = found;
    const values = cells ? rowValues(cells as string[], columns, company) : {};
    return {
      ...row,
      faults: (row.faults as RowFault[]).map((fault) => ({
        ...fault,
        suggestion: suggestionFor(fault, values, { columns, domainName }),
      })),
      warnings: row.warnings as RowFault[],
      values,
      isDone: employeeId !== null,
      employee:
        employeeId === null ? null : { id: employeeId, name: employeeName || employeeEmail || "" },
      changes: [],
      affectedLeave: [],
      ...differencesOf(found),
    };
  });
  return { items, total: await countResultRows(tx, id, show) };
}

const rowsPerPart = 1_000;

interface Sheet {
  fileName: string;
  headers: readonly string[];
  show: RowsAsked["show"];
  cellsOf: (row: ResultRow) => (string | null)[];
}

async function partOf(
  { tx }: Reading,
  id: number,
  { fileName, headers, show, cellsOf }: Sheet,
  after?: RowPlace,
): Promise<FilePart> {
  const rows = await findResultRows(tx, id, { show, pageSize: rowsPerPart, after: after?.[1] });
  const lines = rows.map(cellsOf);
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  const isStart = after === undefined;
  return {
    fileName,
    contentType: "text/csv; charset=utf-8",
    text: csvLines(isStart ? [[...headers], ...lines] : lines, { isStart }),
    last: last && [String(last.row), last.row],
  };
}

const reasons = (faults: readonly RowFault[]) =>
  faults
    .map(({ field, message }) => (field ? `${importFieldLabels[field]}: ${message}` : message))
    .join("; ");

/** The wrong rows as in the file, to be corrected and imported again. Throws `not_found`. */
export async function exportFaults(
  context: Reading,
  id: number,
  after?: RowPlace,
): Promise<FilePart> {
  const stored = await requireImport(context, id);
  const columns = stored.columns as Column[];
  return partOf(
    context,
    id,
    {
      fileName: "rows-to-correct.csv",
      headers: [...columns.map(({ header }) => header), "Row", "What is wrong"],
      show: "bad",
      cellsOf: ({ row, cells, faults }) => [
        ...columns.map((_, index) => (cells as string[] | null)?.[index] ?? ""),
        String(row),
        reasons(faults as RowFault[]),
      ],
    },
    after,
  );
}

/** The result of each row. Throws `not_found`. */
export async function exportReport(
  context: Reading,
  id: number,
  after?: RowPlace,
): Promise<FilePart> {
  const { state } = await requireImport(context, id);
  const isOpen = state === "draft" || state === "running";
  return partOf(
    context,
    id,
    {
      fileName: "import-report.csv",
      headers: ["Row", "Result", "Name", "Email", "Changes", "Reason"],
      show: "all",
      cellsOf: (row) => [
        String(row.row),
        resultOf(row, isOpen),
        row.employeeName,
        row.employeeEmail,
        changedLabels(row),
        reasons(row.faults as RowFault[]),
      ],
    },
    after,
  );
}

const changedLabels = ({ employeeId, changedFields }: ResultRow) =>
  employeeId === null
    ? ""
    : (changedFields as ImportField[]).map((field) => importFieldLabels[field]).join(", ");

const doneAs: Record<RowEffect, string> = { add: "Added", change: "Changed", same: "As it was" };

function resultOf({ employeeId, effect, faults }: ResultRow, isOpen: boolean): string {
  if (employeeId !== null) return doneAs[effect];
  if ((faults as RowFault[]).length > 0) return "Left out";
  if (effect === "same") return doneAs.same;
  if (!isOpen) return "Left out";
  return effect === "add" ? "Not added yet" : "Not changed yet";
}
