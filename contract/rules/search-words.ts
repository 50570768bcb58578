/** Letters that are no plain letter with a mark, and what people type for them. */
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
const longestWord = 64;

/** How a text is compared when it is searched: lower case, without accents, one kind of apostrophe. */
export const folded = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize("NFD")
    .replace(marks, "")
    .toLowerCase()
    .replace(notPlain, (letter) => plainLetters[letter] ?? letter);

const cut = (word: string) => [...word].slice(0, longestWord).join("");
const distinct = (words: string[]) => [...new Set(words.map(cut).filter(Boolean))];
const runsOf = (text: string) => folded(text).split(betweenWords);

/** The words that are looked for: each has to be the beginning of a word remembered. */
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

/** By what equally good records are put in order. */
export const labelOf = (name: string): string => cut(folded(name));

/** Whether enough is asked to be looked for: two letters or digits. */
export const isEnoughToSearch = (query: string): boolean =>
  [...askedWords(query).join("")].length >= 2;
