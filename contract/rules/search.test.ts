import fc from "fast-check";
import { expect, test } from "vitest";
import { EmployeeUpdate } from "../employees/employee-changes.ts";
import { NewNextOfKin, NextOfKinUpdate } from "../employees/next-of-kin.ts";
import { NoteUpdate } from "../notes.ts";
import {
  askedWords,
  employeeSynonyms,
  isEnoughToSearch,
  matchedRanges,
  nextOfKinSynonyms,
  noteSynonyms,
  withStoredNames,
  wordsToRemember,
} from "./search.ts";

test.each<[string, string[]]>([
  ["Thabo Mokoena", ["thabo", "mokoena"]],
  ["  Zoë  VAN DER Merwe-Botha ", ["zoe", "van", "der", "merwe", "botha"]],
  ["O'Brien", ["obrien", "brien"]],
  ["O’Brien", ["obrien", "brien"]],
  ["’n Koki", ["n", "koki"]],
  ["rock'n'roll", ["rocknroll", "nroll", "roll"]],
  ["Søren Łukasz Straße Æther", ["soren", "lukasz", "strasse", "aether"]],
  ["Οδυσσέας", ["οδυσσεασ"]],
  ["İZMİR", ["izmir"]],
  ["KF-012", ["kf", "012"]],
  ["thabo.mokoena+hr", ["thabo", "mokoena", "hr"]],
  ["R&D (2026)", ["r", "d", "2026"]],
  ["Мария Иванова 李明", ["мария", "иванова", "李明"]],
  ["%_\\ -- 🙂 '", []],
])("%s is found by %j", (text, words) => {
  expect(wordsToRemember(text)).toEqual(words);
});

test("a queried word continues across an apostrophe, however that is typed", () => {
  for (const query of ["O'Brien", "obrien", "O’BRIEN", "o`brien"])
    expect(askedWords(query)).toEqual(["obrien"]);
});

test("a word counts with its first 64 letters", () => {
  expect(wordsToRemember("x".repeat(10_000))).toEqual(["x".repeat(64)]);
});

test.each([
  ["", false],
  ["t", false],
  ["é", false],
  [" - ' %", false],
  ["th", true],
  ["j 7", true],
  ["李明", true],
])("%j is long enough to search for: %j", (query, isEnough) => {
  expect(isEnoughToSearch(query)).toBe(isEnough);
});

const name = fc.string({ unit: "grapheme", maxLength: 30 });

test("every word of any text is found by its beginning", () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const stored = wordsToRemember(`${one} ${other}`);
      for (const asked of [...askedWords(one), ...askedWords(other)]) {
        expect(stored).toContain(asked);
        expect(askedWords(asked)).toEqual([asked]);
      }
    }),
  );
});

test("search ignores accents, case and the encoding of letters", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aàbçdéêëfghïíjknñôöü ŠŽ"), maxLength: 20 });
  fc.assert(
    fc.property(letters, (text) => {
      for (const same of [text.toUpperCase(), text.normalize("NFD"), text.normalize("NFC")])
        expect(askedWords(same)).toEqual(askedWords(text));
    }),
  );
});

const marked = (text: string, query: string) =>
  matchedRanges(text, askedWords(query)).map(([from, to]) => text.slice(from, to));

test.each<[string, string, string[]]>([
  ["Thabo Mokoena", "mok th", ["Th", "Mok"]],
  ["Zoë Nkosi-Zulu", "zoe zul", ["Zoë", "Zul"]],
  ["Zoe\u0308 Nkosi", "zoe", ["Zoe\u0308"]],
  ["Siobhán O’Brien", "obr", ["O’Br"]],
  ["Siobhán O’Brien", "bri", ["Bri"]],
  ["Hauptstraße", "hauptstras", ["Hauptstraß"]],
  ["Baker", "aker", []],
  ["🙂 Thabo", "tha", ["Tha"]],
  ["", "x", []],
])("in %s the query %s marks %j", (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});

test("a text has marked ranges exactly if a search finds it", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abé'’ßø1 -", "e\u0301"), maxLength: 12 });
  const query = fc.string({ unit: fc.constantFrom(..."abeso1"), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(text, query, (one, asked) => {
      const isFound = wordsToRemember(one).some((word) => word.startsWith(asked));
      expect(matchedRanges(one, [asked]).length > 0).toBe(isFound);
    }),
    { numRuns: 2_000 },
  );
});

/** The least processor time of some runs, in μs: other load on the machine adds to time, not to work. */
function leastWork(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
}

test.each<[string, string, string]>([
  ["many apostrophes", "a'", "b"],
  ["one long word", "a", "a".repeat(64)],
])("marking takes time in proportion to the length of a text: %s", (_, piece, asked) => {
  const mark = (pieces: number) => () => matchedRanges(piece.repeat(pieces), [asked]);
  mark(2_000)();
  // Eight times the text: quadratic work would take 64 times as long.
  expect(leastWork(mark(16_000)) / leastWork(mark(2_000))).toBeLessThan(30);
});

test.each([
  [{ firstName: "Thandi" }, { name: "Thandi" }],
  [{ hireDate: "2026-03-02" }, { startDate: "2026-03-02" }],
  [{ dateStarted: "2026-03-02" }, { startDate: "2026-03-02" }],
  [
    { identityNumber: "800101", phoneNumber: "+27" },
    { idNumber: "800101", phone: "+27" },
  ],
  [{ hireDate: null }, { startDate: null }],
  [{ hireDate: undefined, gender: 1 }, { gender: 1 }],
  [{ firstName: "Ann", name: "Thandi" }, { name: "Thandi" }],
])("%o is stored as %o [APIEMP-05]", (given, stored) => {
  expect(withStoredNames(given, employeeSynonyms)).toEqual(stored);
});

test("every name in the table is a key its call accepts [APIEMP-06] [APIEMP-09] [APINOTE-03]", () => {
  const namesIn = (synonyms: Record<string, readonly string[]>) =>
    Object.entries(synonyms).flatMap(([stored, others]) => [stored, ...others]);
  expect(Object.keys(EmployeeUpdate.shape)).toEqual(
    expect.arrayContaining(namesIn(employeeSynonyms)),
  );
  for (const schema of [NewNextOfKin, NextOfKinUpdate])
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(namesIn(nextOfKinSynonyms)));
  expect(Object.keys(NoteUpdate.shape)).toEqual(expect.arrayContaining(namesIn(noteSynonyms)));
});
