import { matchedRanges } from "#contract/rules/search-matches.ts";

const before = 40;
const longest = 160;

/** The part of a text in which the first of the asked words stands, in one line, with an ellipsis where more is left out. */
export function excerptOf(text: string, asked: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const [found = 0] = matchedRanges(line, asked)[0] ?? [];
  const from = found <= before ? 0 : wordStart(line, found - before);
  const to = line.length - from <= longest ? line.length : wordEnd(line, from + longest);
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`.toWellFormed();
}

/** The next beginning of a word, unless the word is longer than what is looked at. */
function wordStart(line: string, at: number): number {
  const space = line.slice(at, at + before).indexOf(" ");
  return space === -1 ? at : at + space + 1;
}

function wordEnd(line: string, at: number): number {
  const space = line.lastIndexOf(" ", at);
  return space > at - before ? space : at;
}
