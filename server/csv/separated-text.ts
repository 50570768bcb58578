/** Why a text cannot be read, as a sentence. */
export class UnreadableText extends Error {}

/** Spreadsheets export thousands of blank lines and columns beside what was filled in. */
export const maxLines = 100_000;
export const maxCells = 2_000_000;

const separators = [",", ";", "\t", "|"] as const;
const separatorLine = /^sep=(.)(?:\r\n|\n|\r|$)/i;
const quoted = /"(?:[^"]|"")*"/g;

export interface SeparatedText {
  separator: string;
  /** Without the line that names the separator. */
  text: string;
}

/** Named by a first line, as in spreadsheets, or the most frequent one in the first record. */
export function withSeparator(text: string): SeparatedText {
  const named = separatorLine.exec(text);
  if (named?.[1]) return { separator: named[1], text: text.slice(named[0].length) };
  const [headings = ""] = text
    .slice(0, 65_536)
    .replaceAll(quoted, "")
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => headings.split(separator).length);
  return { separator: separators[counts.indexOf(Math.max(...counts))] ?? ",", text };
}

/** Each record as its cells. Line ends may be mixed, and within quotes belong to the cell. Throws `UnreadableText`. */
export function* recordsOf({ text, separator }: SeparatedText): Generator<string[]> {
  const separatorCode = separator.charCodeAt(0);
  let [cells, at, lineCount, cellCount]: [string[], number, number, number] = [[], 0, 1, 0];
  while (at < text.length || cells.length > 0) {
    cellCount += 1;
    requireAtMost(maxLines, lineCount, "lines");
    requireAtMost(maxCells, cellCount, "cells");
    const plainFrom = text[at] === '"' ? afterQuote(text, at, lineCount) : at;
    const end = cellEnd(text, plainFrom, separatorCode);
    cells.push(quotedText(text, at, plainFrom) + text.slice(plainFrom, end));
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (text.charCodeAt(end) === separatorCode) continue;
    yield cells;
    [cells, lineCount] = [[], lineCount + 1];
  }
}

function requireAtMost(max: number, count: number, what: string): void {
  if (count > max)
    throw new UnreadableText(
      `At most ${max.toLocaleString("en")} ${what} can be read, and this file has more, blank ones included`,
    );
}

const [lineFeed, carriageReturn] = [10, 13];

/** Where the next separator, line end or end of the text is. */
function cellEnd(text: string, from: number, separatorCode: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separatorCode || code === lineFeed || code === carriageReturn) return at;
  }
  return text.length;
}

const quotedText = (text: string, from: number, to: number) =>
  from === to ? "" : text.slice(from + 1, to - 1).replaceAll('""', '"');

/** Where the text continues after the quotation mark that closes this one. */
function afterQuote(text: string, opening: number, record: number): number {
  let mark = text.indexOf('"', opening + 1);
  while (mark !== -1 && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2);
  if (mark === -1) throw new UnreadableText(`A quotation mark in row ${record} is never closed`);
  return mark + 1;
}
