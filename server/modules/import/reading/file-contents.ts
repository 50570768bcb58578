import type { FileEncoding } from "#contract/codes/import.ts";
import { maxImportColumns, maxImportRows, workbookProblem } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import { decodedText } from "#server/csv/decoded-text.ts";
import {
  recordsOf,
  type SeparatedText,
  UnclosedQuote,
  withSeparator,
} from "#server/csv/separated-text.ts";
import type { FileRow } from "./columns.ts";

export interface FileContents {
  encoding: FileEncoding;
  separator: string;
  headers: string[];
  rows: FileRow[];
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** The headings and non-empty rows of a file of people; throws with the reason for other files. */
export function fileContents(bytes: Uint8Array): FileContents {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw refusal(workbookProblem);
  const { text: whole, encoding } = decodedText(bytes);
  if (whole.includes("\0")) throw refusal("This is not a text file. Please choose a CSV file");
  const { text, separator } = withSeparator(whole);
  const [headings, ...rows] = filledRows({ text, separator });
  if (!headings) throw refusal("The file is empty");
  if (headings.cells.length > maxImportColumns)
    throw refusal(`At most ${maxImportColumns} columns can be read`);
  if (rows.length === 0) throw refusal("There are no people below the headings");
  if (rows.length > maxImportRows) throw tooMany(rows.length);
  return { encoding, separator, headers: headings.cells.map((cell) => cell.trim()), rows };
}

function filledRows(given: SeparatedText): FileRow[] {
  const rows: FileRow[] = [];
  let row = 0;
  for (const cells of records(given)) {
    row += 1;
    if (!isBlank(cells)) rows.push({ row, cells: cells.map(storable) });
  }
  return rows;
}

function tooMany(rowCount: number): AppError {
  const [most, given] = [maxImportRows, rowCount].map((count) => count.toLocaleString("en"));
  return refusal(`At most ${most} people can be imported at once, and this file has ${given}`);
}

/** Half of a character cannot be stored. */
const storable = (cell: string) => cell.toWellFormed();

function* records(given: SeparatedText) {
  try {
    yield* recordsOf(given);
  } catch (error) {
    if (error instanceof UnclosedQuote)
      throw refusal(`A quotation mark in row ${error.record} is never closed`);
    throw error;
  }
}

const refusal = (problem: string) => new AppError("invalid_request", { fields: { File: problem } });
