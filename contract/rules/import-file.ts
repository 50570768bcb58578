import { maxFileBytes } from "./file.ts";

/** How many people one file may have. */
export const maxImportRows = 10_000;
export const maxImportColumns = 100;

/** The same as an input's `accept`. */
export const importFileTypes = ".csv,.txt,.tsv";

/** The error of a chosen list of people before it has been read; null if there is none. */
export function importFileProblem(file: { name: string; size: number }): string | null {
  if (/\.xl[a-z]+$|\.ods$/i.test(file.name)) return workbookProblem;
  if (file.size === 0) return "The file is empty";
  return file.size > maxFileBytes ? "File size should be less than 5MB" : null;
}

export const workbookProblem =
  "This is a workbook. Please save it as CSV in your spreadsheet first, and choose that file";
