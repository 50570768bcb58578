/** Letters without a decomposition, and their usual substitutes in typing. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ς: "σ",
};
const notPlain = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");
const marks = /[\u0300-\u036f]/g;
const apostrophes = /[’‘ʼ`´]/g;
const betweenWords = /[^\p{Alphabetic}\p{Nd}']+/u;
const maxWordLength = 64;

/** For comparison: lower case, without accents, one kind of apostrophe. */
export const folded = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize("NFD")
    .replace(marks, "")
    .toLowerCase()
    .replace(notPlain, (letter) => plainLetters[letter] ?? letter);

const cut = (word: string) => [...word].slice(0, maxWordLength).join("");
const distinct = (words: string[]) => [...new Set(words.map(cut).filter(Boolean))];
const runsOf = (text: string) => folded(text).split(betweenWords);

/** Each word has to begin a stored word. */
export const askedWords = (query: string): string[] =>
  distinct(runsOf(query).map((run) => run.replaceAll("'", "")));

/** The part after an apostrophe counts as well: "brien" finds O'Brien. */
export const wordsToRemember = (text: string): string[] =>
  distinct(
    runsOf(text).flatMap((run) => {
      const pieces = run.split("'").filter(Boolean);
      return pieces.map((_, first) => pieces.slice(first).join(""));
    }),
  );

export const labelOf = (name: string): string => cut(folded(name));

/** Two letters or digits suffice. */
export const isEnoughToSearch = (query: string): boolean =>
  [...askedWords(query).join("")].length >= 2;

export type Range = readonly [from: number, to: number];

const runs = /(?:[\p{Alphabetic}\p{Nd}'’‘ʼ`´]|\p{M})+/gu;
/** A word begins at the start of a run of letters and after each apostrophe. */
const beginnings = /(?<=^|['’‘ʼ`´])[^'’‘ʼ`´]/gu;
const trailingMarks = /^\p{M}*/u;
/** Longer than any queried word, even with marks on every letter. */
const maxMatchLength = 256;

const saidBy = (piece: string) => askedWords(piece)[0] ?? "";

/** The length of the longest queried word at the start of a piece. */
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

function* rangesIn(run: string, asked: readonly string[]): Generator<Range> {
  let last = 0;
  for (const { index } of run.matchAll(beginnings)) {
    const length = index < last ? 0 : coveredBy(run.slice(index, index + maxMatchLength), asked);
    if (length > 0) yield [index, index + length];
    last = Math.max(last, index + length);
  }
}

/** In order. */
export const matchedRanges = (text: string, asked: readonly string[]): Range[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    [...rangesIn(run, asked)].map(([from, to]): Range => [index + from, index + to]),
  );

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The screens' names of an employee's fields, by stored name. */
export const employeeSynonyms = {
  name: ["firstName"],
  surname: ["lastName"],
  phone: ["phoneNumber"],
  idNumber: ["identityNumber"],
  startDate: ["hireDate", "dateStarted"],
} as const satisfies Synonyms;

export const nextOfKinSynonyms = {
  firstNames: ["firstName"],
  phoneNumber: ["phone"],
} as const satisfies Synonyms;

export const noteSynonyms = { noteDescription: ["description"] } as const satisfies Synonyms;

/** The input under its stored names; the stored name's value takes precedence. */
export function withStoredNames<Given extends object, const Names extends Synonyms>(
  given: Given,
  synonyms: Names,
): Omit<Given, Names[keyof Names][number]> {
  const values = Object.entries(given).filter(([, value]) => value !== undefined);
  const storedName = new Map(
    Object.entries(synonyms).flatMap(([stored, others]) => others.map((other) => [other, stored])),
  );
  const renamed = values.flatMap(([name, value]) => {
    const stored = storedName.get(name);
    return stored === undefined ? [] : [[stored, value]];
  });
  const unchanged = values.filter(([name]) => !storedName.has(name));
  return Object.fromEntries([...renamed.reverse(), ...unchanged]);
}
