import Papa from "papaparse";

const byteOrderMark = "\ufeff";
const lineEnd = "\r\n";
/** Some spreadsheets read the full-width signs as the others. */
const sign = "[=+\\-@\\t\\r＝＋－＠]";
/** A spreadsheet would compute it; negative numbers are safe. */
const formula = new RegExp(`^(?!-\\d+(?:[.,]\\d+)?$)${sign}.*$`, "s");
const mark = new RegExp(`^'(?=${sign})`);

/** Spreadsheets read cells like formulas as text and, by the mark at the start, letters as UTF-8. */
export function csvLines(
  rows: readonly (readonly (string | null)[])[],
  { isStart, separator = "," }: { isStart: boolean; separator?: string },
): string {
  if (rows.length === 0) return "";
  const text = Papa.unparse([...rows], {
    ...{ escapeFormulae: formula, newline: lineEnd, delimiter: separator },
  });
  return `${isStart ? byteOrderMark : ""}${text}${lineEnd}`;
}

/** A cell of such a file as it was before `csvLines`. */
export const withoutMark = (cell: string): string => cell.replace(mark, "");
