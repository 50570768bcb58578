import Papa from "papaparse";

const byteOrderMark = "\ufeff";
const lineEnd = "\r\n";

/**
 * Lines of a CSV file. Spreadsheets read a cell that begins like a formula as text, and, by the mark at the file's start, its
 * letters as UTF-8.
 */
export function csvLines(
  rows: readonly (readonly (string | null)[])[],
  { isStart }: { isStart: boolean },
): string {
  if (rows.length === 0) return "";
  const text = Papa.unparse([...rows], { escapeFormulae: true, newline: lineEnd });
  return `${isStart ? byteOrderMark : ""}${text}${lineEnd}`;
}
