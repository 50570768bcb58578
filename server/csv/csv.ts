import Papa from "papaparse";

const byteOrderMark = "\ufeff";
const lineEnd = "\r\n";
/** What a spreadsheet would compute; a number below 0 is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r].*$/s;

/**
 * Lines of a CSV file. Spreadsheets read a cell that begins like a formula as text, and, by the mark at the file's start, its
 * letters as UTF-8.
 */
export function csvLines(
  rows: readonly (readonly (string | null)[])[],
  { isStart }: { isStart: boolean },
): string {
  if (rows.length === 0) return "";
  const text = Papa.unparse([...rows], { escapeFormulae: formula, newline: lineEnd });
  return `${isStart ? byteOrderMark : ""}${text}${lineEnd}`;
}
