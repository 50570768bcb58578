import { askedWords } from "./search-words.ts";

/** Part of a text, from its first character up to where the next part begins. */
export type Range = readonly [from: number, to: number];

const runs = /(?:[\p{Alphabetic}\p{Nd}'’‘ʼ`´]|\p{M})+/gu;
/** Where a word may begin within a run: at its beginning and after each apostrophe. */
const beginnings = /(?<=^|['’‘ʼ`´])[^'’‘ʼ`´]/gu;
const trailingMarks = /^\p{M}*/u;
/** No word asked is longer, even where every letter carries marks. */
const longestLook = 256;

const saidBy = (piece: string) => askedWords(piece)[0] ?? "";

/** How much of a piece the longest of the asked words that it begins with takes up. */
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

/** The places in one run of letters that begin with an asked word. */
function* rangesIn(run: string, asked: readonly string[]): Generator<Range> {
  let last = 0;
  for (const { index } of run.matchAll(beginnings)) {
    const length = index < last ? 0 : coveredBy(run.slice(index, index + longestLook), asked);
    if (length > 0) yield [index, index + length];
    last = Math.max(last, index + length);
  }
}

/** The ranges in which the text's words start with the words asked for, in the order of the text. */
export const matchedRanges = (text: string, asked: readonly string[]): Range[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    [...rangesIn(run, asked)].map(([from, to]): Range => [index + from, index + to]),
  );
