import { matchedRanges } from "#contract/rules/search.ts";

const before = 40;
const maxLength = 160;

/** One line around the first search term in a text, with ellipses for omissions. */
export function excerptOf(text: string, asked: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const [found = 0] = matchedRanges(line, asked)[0] ?? [];
  const from = found <= before ? 0 : wordStart(line, found - before);
  const to = line.length - from <= maxLength ? line.length : wordEnd(line, from + maxLength);
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`.toWellFormed();
}

/** The next word's start, if one is near. */
function wordStart(line: string, at: number): number {
  const space = line.slice(at, at + before).indexOf(" ");
  return space === -1 ? at : at + space + 1;
}

function wordEnd(line: string, at: number): number {
  const space = line.lastIndexOf(" ", at);
  return space > at - before ? space : at;
}
