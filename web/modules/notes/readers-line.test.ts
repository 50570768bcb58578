import { expect, test } from "vitest";
import type { NoteReaders } from "#contract/notes.ts";
import { readersSentence } from "./readers-line.tsx";

const about = { id: 7, name: "Thabo Nkosi" };
const manager = { id: 8, name: "Nomvula Dube" };
const readers = (more: Partial<NoteReaders> = {}): NoteReaders => ({
  about,
  manager,
  superadmins: 2,
  next: null,
  ...more,
});
const next = { from: "2199-03-01", manager: { id: 9, name: "Ayanda Zulu" } };

test.each([
  [
    "line",
    readers({ next }),
    "Nomvula Dube and 2 super administrators can read this. From 1 Mar 2199, when Ayanda Zulu takes over: Ayanda Zulu as well.",
  ],
  [
    "line",
    readers({ manager: null }),
    "2 super administrators can read this. Any later manager of Thabo Nkosi can read it as well.",
  ],
  [
    "line",
    readers({ next: { ...next, manager: null } }),
    "Nomvula Dube and 2 super administrators can read this. From 1 Mar 2199 Thabo Nkosi has no manager.",
  ],
  [
    "shared",
    readers({ superadmins: 1 }),
    "Thabo Nkosi, Nomvula Dube and 1 super administrator can read this. Any later manager of Thabo Nkosi can read it as well.",
  ],
  ["hr", readers({ next }), "2 super administrators can read this."],
  ["hr", readers({ superadmins: 0 }), "Only you can read this."],
  ["draft", readers(), "Only you can read this. It is not on record until you release it."],
] as const)("a note for %s says who can read it: %#", (audience, given, sentence) => {
  expect(readersSentence(given, audience, { isSuperadmin: false })).toBe(sentence);
});

test.each([
  ["hr", readers(), "You and 2 other super administrators can read this."],
  [
    "line",
    readers({ next: { ...next, manager: null } }),
    "You, Nomvula Dube and 2 other super administrators can read this. From 1 Mar 2199 Thabo Nkosi has no manager.",
  ],
  [
    "shared",
    readers({ superadmins: 0, manager: null }),
    "You and Thabo Nkosi can read this. Any later manager of Thabo Nkosi can read it as well.",
  ],
  ["hr", readers({ superadmins: 0 }), "Only you can read this."],
] as const)("a super administrator is named before the others: %#", (audience, given, sentence) => {
  expect(readersSentence(given, audience, { isSuperadmin: true })).toBe(sentence);
});
