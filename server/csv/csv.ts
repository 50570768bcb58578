import Papa from "papaparse";

const byteOrderMark = "\ufeff";
const lineEnd = "\r\n";
/** A spreadsheet would compute it; negative numbers are safe. */
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r].*$/s;

/** Spreadsheets read cells like formulas as text and, by the mark at the start, letters as UTF-8. */
export function csvLines(
  rows: readonly (readonly (string | null)[])[],
  { isStart }: { isStart: boolean },
): string {
  if (rows.length === 0) return "";
  const text = Papa.unparse([...rows], { escapeFormulae: formula, newline: lineEnd });
  return `${isStart ? byteOrderMark : ""}${text}${lineEnd}`;
}
