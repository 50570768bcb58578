import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { ReaderName } from "./readers.ts";

/** Kinds of texts about an employee; each appears on surfaces of its own. */
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

/** A person's text about another, with a unique word. */
export interface Told {
  kind: Kind;
  word: string;
  title: string;
  about: ReaderName;
  by: ReaderName;
  /** The readers besides the author. */
  audience: Audience;
}

/** `promise`: employee and line. `leave`: also the stand-in. `intent`: line. `record`: employee. `own`: employee only. */
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
/** Managers and their people in the company of readers. */
const led: Partial<Record<ReaderName, readonly ReaderName[]>> = {
  now: ["employee", "colleague", "second", "third"],
  above: ["now", "otherHead"],
};

/** A reader's relation to a text; a subject's role gives no further rights. */
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
/** Readers of an employee's history, subject to each entry's own rule. */
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

/** The rule for any surface in plain words, independent of the product's code. */
export function mayRead(reader: ReaderName, told: Told): boolean {
  const { kind, audience } = told;
  // Every reply comes after a change of manager: it is for the new manager, not for the note's author.
  const relations = relationsOf(reader, told).filter(
    (one) => one !== "author" || !kind.endsWith("reply"),
  );
  const isAny = (allowed: readonly Relation[]) => relations.some((one) => allowed.includes(one));
  if (kind.startsWith("entry") && !isAny(readersOfHistory)) return false;
  if (typeof audience !== "object") return isAny(readersOf[audience]);
  return audience.parties.includes(reader) || isAny(["superadmin"]);
}

/** The rule for one surface: the history has fewer readers than its entries. */
export const mayReadOn = (reader: ReaderName, told: Told, surface: string): boolean =>
  mayRead(reader, told) &&
  (surface !== "employees.history" ||
    relationsOf(reader, told).some((one) => readersOfHistory.includes(one)));
