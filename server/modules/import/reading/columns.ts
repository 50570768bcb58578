import {
  type DateOrder,
  type ImportField,
  importDateFields,
  importFieldLabels,
  requiredImportFields,
} from "#contract/codes/import.ts";
import type { ImportChoices, RowFault } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import { type DayReadings, dateOrderOf, dayReadings } from "#server/csv/given-day.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { fieldsOfHeaders } from "./header-fields.ts";

/** A column as stored with its import. */
export interface Column {
  header: string;
  field: ImportField | null;
  dateOrder: DateOrder | null;
  isOrderCertain: boolean;
}

/** A row's number in the file, and its cells. */
export interface FileRow {
  row: number;
  cells: string[];
}

const isDate = (field: ImportField | null) => importDateFields.some((known) => known === field);

/** The column of a heading, with its order of days; a choice wins. */
function columnOf(
  {
    header,
    field,
    chosen,
  }: { header: string; field: ImportField | null; chosen?: DateOrder | null },
  readings: readonly DayReadings[],
): Column {
  if (!isDate(field)) return { header, field, dateOrder: null, isOrderCertain: true };
  const { order, isCertain } = dateOrderOf(readings);
  return { header, field, dateOrder: chosen ?? order, isOrderCertain: isCertain };
}

const readingsAt =
  (index: number) =>
  ({ cells }: FileRow) =>
    dayReadings(cells[index] ?? "");

/** The columns by their headings, with the order of days. */
export const columnsOf = (headers: readonly string[], rows: readonly FileRow[]): Column[] =>
  fieldsOfHeaders(headers).map((field, index) =>
    columnOf(
      { header: headers[index] ?? "", field },
      isDate(field) ? rows.flatMap(readingsAt(index)) : [],
    ),
  );

/** The columns as chosen; throws unless each has a choice. */
export async function chosenColumns(
  columns: readonly Column[],
  chosen: ImportChoices["columns"],
  rows: readonly FileRow[],
): Promise<Column[]> {
  if (chosen.length !== columns.length)
    throw new AppError("invalid_request", {
      fields: { columns: "Please choose something for each column" },
    });
  const results: Column[] = [];
  for (const [index, { field, dateOrder }] of chosen.entries()) {
    const readings = isDate(field) ? await mapInTurns(rows, readingsAt(index)) : [];
    const header = columns[index]?.header ?? "";
    results.push(columnOf({ header, field, chosen: dateOrder }, readings.flat()));
  }
  return results;
}

const hasField = (columns: readonly Column[], wanted: ImportField) =>
  columns.some(({ field }) => field === wanted);

/** Whether the file may change who manages whom. */
export const changesLine = (columns: readonly Column[]): boolean =>
  namesManagers(columns) || namesLastDays(columns);

export const namesManagers = (columns: readonly Column[]): boolean => hasField(columns, "ledBy");

export const namesLastDays = (columns: readonly Column[]): boolean =>
  hasField(columns, "terminationDate");

/** The errors in every row for missing columns. */
export const missingColumns = (columns: readonly Column[]): RowFault[] =>
  requiredImportFields
    .filter((field) => !columns.some((column) => column.field === field))
    .map((field) => ({ field, message: `No column is the ${importFieldLabels[field]}` }));
