import { expect, test } from "vitest";
import { decodedText, hasOddLetters, readAgain } from "./decoded-text.ts";

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const withBadBytes = (text: string, ...bytes: number[]) =>
  new Uint8Array([...Buffer.from(text), ...bytes]);

test.each([
  ["a Mac's file", latin1("Ren\x8e,M\x9fller\rJos\x8e,Nu\x96ez\r"), "Mac Roman", "René,Müller"],
  ["a Mac's file with line feeds", latin1("M\x9fller\nZo\x91"), "Mac Roman", "Müller"],
  ["a Windows file", latin1("Zo\xeb,M\xfcller\r\nO\x92Brien"), "Windows-1252", "Zoë,Müller"],
  ["a Windows file with an apostrophe", latin1("O\x92Brien\r\n"), "Windows-1252", "O’Brien"],
  ["UTF-8 with two bad bytes", withBadBytes("Zoë,Müller,Éva\n", 0xe9, 0xff), "UTF-8", "Zoë,Müller"],
  ["plain letters with a Mac's line ends", latin1("Ann\rBen"), "UTF-8", "Ann"],
])("%s is read in its encoding", (_, bytes, encoding, beginning) => {
  const read = decodedText(bytes);
  expect(read.encoding).toBe(encoding);
  expect(read.text.startsWith(beginning)).toBe(true);
});

test.each(["RenŽ", "MŸller", "RenÃ©", "MÃ¼ller", "OíBrien", "ZoÎ", "\ufffdngel", "SiÃ¢n"])(
  "%s has letters that only a wrong encoding gives",
  (name) => {
    expect(hasOddLetters(name)).toBe(true);
  },
);

test.each([
  ...[
    "René Müller",
    "Siân O’Brien",
    "Éva",
    "José Ñuñez",
    "Łukasz",
    "Ødegård",
    "McDonald",
    "Straße",
  ],
  ...[
    "Ṣóyínká",
    "Thoḓani",
    "Œuvre",
    "Škvorecký",
    "İsmail",
    "L·lull",
    "Nguyễn Văn",
    "ÉLODIE",
    "李明",
  ],
])("%s has no odd letters", (name) => {
  expect(hasOddLetters(name)).toBe(false);
});

test.each([
  ["RenŽ MŸller", "Windows-1252", "Mac Roman", "René Müller"],
  ["RenÃ©", "Windows-1252", "UTF-8", "René"],
  ["ZoÃ«", "Windows-1252", "Windows-1252", "ZoÃ«"],
  ["typed by hand: Ł", "Mac Roman", "Windows-1252", "typed by hand: Ł"],
  ["李明", "UTF-16", "UTF-8", "李明"],
] as const)("%s in %s reads in %s as %s", (text, from, to, expected) => {
  expect(readAgain(text, from, to)).toBe(expected);
  expect(readAgain(readAgain(text, from, to), to, from)).toBe(text);
});
