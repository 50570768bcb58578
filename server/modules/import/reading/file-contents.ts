import type { FileEncoding } from "#contract/codes/import.ts";
import { maxImportColumns, maxImportRows, workbookProblem } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import { decodedText } from "#server/csv/decoded-text.ts";
import {
  recordsOf,
  type SeparatedText,
  UnreadableText,
  withSeparator,
} from "#server/csv/separated-text.ts";
import { type Column, columnsOf, type FileRow } from "./columns.ts";

/** Data that another thread can receive quickly. */
export interface FileContents {
  encoding: FileEncoding;
  separator: string;
  columns: Column[];
  rowCount: number;
  /** The rows in order, each part as JSON of `FileRow[]`. */
  parts: string[];
}

const rowsPerPart = 250;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** The columns and non-empty rows of a file of people; throws with the reason for other files. */
export function fileContents(bytes: Uint8Array): FileContents {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw refusal(workbookProblem);
  const { text: whole, encoding } = decodedText(bytes);
  if (whole.includes("\0")) throw refusal("This is not a text file. Please choose a CSV file");
  const given = withSeparator(whole);
  const [headings, ...rows] = filledRows(given);
  if (!headings) throw refusal("The file is empty");
  if (headings.cells.length > maxImportColumns)
    throw refusal(`At most ${maxImportColumns} columns can be read`);
  if (rows.length === 0) throw refusal("There are no people below the headings");
  const headers = headings.cells.map((cell) => cell.trim());
  return {
    encoding,
    separator: given.separator,
    columns: columnsOf(headers, rows),
    rowCount: rows.length,
    parts: inParts(rows),
  };
}

function inParts(rows: readonly FileRow[]): string[] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerPart) }, (_, n) => n);
  return starts.map((n) => JSON.stringify(rows.slice(n * rowsPerPart, (n + 1) * rowsPerPart)));
}

/** The headings and the people below. */
function filledRows(given: SeparatedText): FileRow[] {
  const rows: FileRow[] = [];
  let filledCount = 0;
  try {
    for (const row of filledRecords(given)) {
      filledCount += 1;
      if (filledCount <= maxImportRows + 1) rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    throw filledCount > maxImportRows + 1 ? tooMany("more") : refusal(error.message);
  }
  if (filledCount > maxImportRows + 1) throw tooMany(inEnglish(filledCount - 1));
  return rows;
}

/** Half of a character cannot be stored. */
function* filledRecords(given: SeparatedText): Generator<FileRow> {
  let row = 0;
  for (const cells of recordsOf(given)) {
    row += 1;
    if (!isBlank(cells)) yield { row, cells: cells.map((cell) => cell.toWellFormed()) };
  }
}

const inEnglish = (count: number) => count.toLocaleString("en");

const tooMany = (given: string) =>
  refusal(
    `At most ${inEnglish(maxImportRows)} people can be imported at once, and this file has ${given}`,
  );

const refusal = (problem: string) => new AppError("invalid_request", { fields: { File: problem } });
