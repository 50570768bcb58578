import { importFieldLabels } from "#contract/codes/import.ts";
import type { ImportRow, RowFault } from "#contract/import.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import { findInvitingCompany } from "../queries.ts";
import type { Column } from "./columns.ts";
import { requireImport } from "./imports.ts";
import { countResultRows, findResultRows, type RowsAsked } from "./result-queries.ts";
import { rowValues } from "./row-values.ts";

type Reading = Pick<Context, "tx" | "actor">;

interface PageAsked {
  page: number;
  pageSize: number;
  show: RowsAsked["show"];
}

/** One page of an import's rows, with what happens with each. Throws `not_found`. */
export async function listResults(
  context: Reading,
  id: number,
  { show, ...list }: PageAsked,
): Promise<Page<ImportRow>> {
  const { tx } = context;
  const { columns } = await requireImport(context, id);
  const { domainName } = await findInvitingCompany(tx);
  const rows = await findResultRows(tx, id, { show, ...list });
  const items = rows.map(({ employeeId, employeeName, employeeEmail, cells, ...row }) => ({
    ...row,
    faults: row.faults as RowFault[],
    values: cells ? rowValues(cells as string[], columns as Column[], domainName) : {},
    employee:
      employeeId === null ? null : { id: employeeId, name: employeeName || employeeEmail || "" },
  }));
  return { items, total: await countResultRows(tx, id, show) };
}

type ResultRow = Awaited<ReturnType<typeof findResultRows>>[number];

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

/** The rows that cannot be added as they are in the file, so that it can be corrected and imported again. Throws `not_found`. */
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

/** What became of each row. Throws `not_found`. */
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
      headers: ["Row", "Result", "Name", "Email", "Reason"],
      show: "all",
      cellsOf: ({ row, employeeId, employeeName, employeeEmail, faults }) => [
        String(row),
        resultOf(employeeId !== null, (faults as RowFault[]).length > 0, isOpen),
        employeeName,
        employeeEmail,
        reasons(faults as RowFault[]),
      ],
    },
    after,
  );
}

function resultOf(isAdded: boolean, isBad: boolean, isOpen: boolean): string {
  if (isAdded) return "Added";
  return isBad || !isOpen ? "Left out" : "Not added yet";
}
