import { askedWords } from "./search-words.ts";

/** A part of a text, from its first character up to the start of the next part. */
export type Range = readonly [from: number, to: number];

const runs = /(?:[\p{Alphabetic}\p{Nd}'’‘ʼ`´]|\p{M})+/gu;
/** Where a word may begin within a run of letters: at its start and after each apostrophe. */
const beginnings = /(?<=^|['’‘ʼ`´])[^'’‘ʼ`´]/gu;
const trailingMarks = /^\p{M}*/u;
/** No queried word is longer, even if every letter carries marks. */
const maxMatchLength = 256;

const saidBy = (piece: string) => askedWords(piece)[0] ?? "";

/** The length of the longest queried word with which a piece begins. */
function coveredBy(piece: string, asked: readonly string[]): number {
  const said = saidBy(piece);
  const longest = Math.max(0, ...asked.map((one) => (said.startsWith(one) ? one.length : 0)));
  if (longest === 0) return 0;
  let covered = "";
  for (const character of piece) {
    covered += character;
    if (saidBy(covered).length >= longest) break;
  }
  return covered.length + (trailingMarks.exec(piece.slice(covered.length))?.[0].length ?? 0);
}

/** The positions in one run of letters at which a queried word begins. */
function* rangesIn(run: string, asked: readonly string[]): Generator<Range> {
  let last = 0;
  for (const { index } of run.matchAll(beginnings)) {
    const length = index < last ? 0 : coveredBy(run.slice(index, index + maxMatchLength), asked);
    if (length > 0) yield [index, index + length];
    last = Math.max(last, index + length);
  }
}

/** The ranges of a text that match the words of a query, in order. */
export const matchedRanges = (text: string, asked: readonly string[]): Range[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    [...rangesIn(run, asked)].map(([from, to]): Range => [index + from, index + to]),
  );
