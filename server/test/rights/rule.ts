import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { ReaderName } from "./readers.ts";

/** What can be written about an employee; each kind comes up on surfaces of its own. */
export type Kind =
  | "note"
  | "former text of a note"
  | "reply"
  | "former text of a reply"
  | "promise"
  | "promise in a handover"
  | "former text of a promise"
  | "reason of a promise"
  | "text of a handover"
  | "answer to a promise"
  | "reason of a change of line"
  | "reason of a stand-in"
  | "reason of a gap set aside"
  | "reason of leave"
  | "reason of a decision"
  | "reason of an entry"
  | "document"
  | "file of leave"
  | "field of the record"
  | "next of kin"
  | "feedback"
  | "reason of a report"
  | "row of an import"
  | "entry about a note"
  | "entry about a promise";

/** Something that one person wrote about another, by a word that is in nothing else. */
export interface Told {
  kind: Kind;
  word: string;
  /** In the words of a failure. */
  title: string;
  about: ReaderName;
  by: ReaderName;
  /** For whom it is besides its author. */
  audience: Audience;
}

/**
 * Notes have theirs; `promise` is for the employee and the line, `leave` for who stands in for the line as well, `intent` for the line alone, `record` for the employee and super
 * administrators, `unreported` for the two who wrote to each other, `reported` for the super administrators as well; parties are those to a handover, by name; `own` is for the
 * employee alone; `nobody` reads what was taken back.
 */
type Audience =
  | NoteAudience
  | "promise"
  | "leave"
  | "intent"
  | "record"
  | "unreported"
  | "reported"
  | "own"
  | "nobody"
  | { parties: readonly ReaderName[] };

const superadmins: readonly ReaderName[] = ["superadmin", "owner"];
/** Who leads whom today, as the company of readers is made. */
const led: Partial<Record<ReaderName, readonly ReaderName[]>> = {
  now: ["employee", "colleague", "second", "third"],
  above: ["now", "otherHead"],
};

/** What a reader can be to what is told; to those about whom it is, their role is nothing besides. */
type Relation = "about" | "author" | "manager" | "standIn" | "superadmin";

const readersOf: Record<Exclude<Audience, object>, readonly Relation[]> = {
  line: ["author", "manager", "superadmin"],
  hr: ["author", "superadmin"],
  shared: ["about", "author", "manager", "superadmin"],
  draft: ["author"],
  promise: ["about", "manager", "superadmin"],
  leave: ["about", "manager", "standIn", "superadmin"],
  intent: ["manager", "superadmin"],
  record: ["about", "superadmin"],
  unreported: ["about", "author"],
  reported: ["about", "author", "superadmin"],
  own: ["about"],
  nobody: [],
};
/** Who sees an employee's history, and with it the entries about what they may read. */
const readersOfHistory: readonly Relation[] = ["about", "manager", "superadmin"];

function relationsOf(reader: ReaderName, { about, by }: Told): readonly Relation[] {
  if (reader === about) return ["about"];
  const relations: Relation[] = [];
  if (reader === by) relations.push("author");
  if (superadmins.includes(reader)) relations.push("superadmin");
  if (led[reader]?.includes(about)) relations.push("manager");
  if (reader === "standIn" && led.now?.includes(about)) relations.push("standIn");
  return relations;
}

/** Whether a reader may read it on any surface: the rule in plain words, without the product's own code. */
export function mayRead(reader: ReaderName, told: Told): boolean {
  const { kind, audience } = told;
  // All replies are given once another leads: they are for who leads by then, not for who wrote the note.
  const relations = relationsOf(reader, told).filter(
    (one) => one !== "author" || !kind.endsWith("reply"),
  );
  const isAny = (allowed: readonly Relation[]) => relations.some((one) => allowed.includes(one));
  if (kind.startsWith("entry") && !isAny(readersOfHistory)) return false;
  if (typeof audience !== "object") return isAny(readersOf[audience]);
  return audience.parties.includes(reader) || isAny(["superadmin"]);
}

/** Whether a reader may read it on one surface: the history is for fewer than what stands in it. */
export const mayReadOn = (reader: ReaderName, told: Told, surface: string): boolean =>
  mayRead(reader, told) &&
  (surface !== "employees.history" ||
    relationsOf(reader, told).some((one) => readersOfHistory.includes(one)));
