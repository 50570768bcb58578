/** Letters that are not a plain letter with a mark, and what people type for them. */
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

/** A text as search compares it: lower case, without accents, one kind of apostrophe. */
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

/** The words of a query: each has to be the beginning of a stored word. */
export const askedWords = (query: string): string[] =>
  distinct(runsOf(query).map((run) => run.replaceAll("'", "")));

/** The words by which a text is found; what follows an apostrophe counts by itself too: O'Brien is found by "brien". */
export const wordsToRemember = (text: string): string[] =>
  distinct(
    runsOf(text).flatMap((run) => {
      const pieces = run.split("'").filter(Boolean);
      return pieces.map((_, first) => pieces.slice(first).join(""));
    }),
  );

/** The order of equally relevant records. */
export const labelOf = (name: string): string => cut(folded(name));

/** Whether a query is long enough to search for: two letters or digits. */
export const isEnoughToSearch = (query: string): boolean =>
  [...askedWords(query).join("")].length >= 2;
