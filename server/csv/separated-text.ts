export class UnclosedQuote extends Error {
  readonly record: number;

  constructor(record: number) {
    super(`The quotation mark in record ${record} is never closed.`);
    this.record = record;
  }
}

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

/** Each record as its cells. Line ends may be mixed, and within quotes belong to the cell. Throws `UnclosedQuote`. */
export function* recordsOf({ text, separator }: SeparatedText): Generator<string[]> {
  const end = new RegExp(`${RegExp.escape(separator)}|\\r\\n?|\\n|$`, "g");
  let [cells, at, count]: [string[], number, number] = [[], 0, 1];
  while (at < text.length || cells.length > 0) {
    const cell = cellAt(text, at, { end, record: count });
    cells.push(cell.value);
    at = end.lastIndex;
    if (cell.endedBy === separator) continue;
    yield cells;
    [cells, count] = [[], count + 1];
  }
}

/** The cell at a position; moves `end` to its end. */
function cellAt(text: string, at: number, { end, record }: { end: RegExp; record: number }) {
  let [value, rest] = ["", at];
  if (text[at] === '"') [value, rest] = quotedCell(text, at, record);
  end.lastIndex = rest;
  const found = end.exec(text);
  const endedBy = found?.[0] ?? "";
  return { value: value + text.slice(rest, found?.index), endedBy };
}

/** The quoted text, and the position after it. */
function quotedCell(text: string, opening: number, record: number): [value: string, at: number] {
  let [value, at] = ["", opening + 1];
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark === -1) throw new UnclosedQuote(record);
    value += text.slice(at, mark);
    if (text[mark + 1] !== '"') return [value, mark + 1];
    value += '"';
    at = mark + 2;
  }
}
