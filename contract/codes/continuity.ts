/** The texts of a handover: four by who hands over, a comment of the employee on each and one for who takes over, and one question. */
export const handoverParts = [
  "matters",
  "agreed",
  "works_best",
  "next",
  "on_matters",
  "on_agreed",
  "on_works_best",
  "on_next",
  "from_person",
  "question_to_outgoing",
  "question_to_person",
  "answer",
] as const;
export type HandoverPart = (typeof handoverParts)[number];

/** What who hands over writes. */
export const outgoingParts = ["matters", "agreed", "works_best", "next"] as const;
export type OutgoingPart = (typeof outgoingParts)[number];

/** What the employee adds. */
export const personParts = [
  "on_matters",
  "on_agreed",
  "on_works_best",
  "on_next",
  "from_person",
] as const;

/**
 * Where a promise has got to: proposed by its employee until who leads them agrees; open; kept; broken; declined; or taken back by
 * its author within the hour, without its text.
 */
export const promiseStates = [
  "proposed",
  "open",
  "kept",
  "broken",
  "declined",
  "taken_back",
] as const;
export type PromiseState = (typeof promiseStates)[number];

/** What can be done with a promise. */
export const promiseActions = [
  "agree",
  "decline",
  "keep",
  "renegotiate",
  "break",
  "takeBack",
] as const;
export type PromiseAction = (typeof promiseActions)[number];

/** What has happened to a promise. */
export const promiseChanges = [
  "made",
  "proposed",
  "agreed",
  "declined",
  "renegotiated",
  "kept",
  "broken",
  "taken_back",
] as const;
export type PromiseChange = (typeof promiseChanges)[number];

/** What can be missing in who leads whom, the most pressing first. */
export const gapKinds = [
  "nobodyLeads",
  "managerDeactivated",
  "managerEnds",
  "noHead",
  "handoverOverdue",
  "promiseOverdue",
  "promiseUndated",
  "quiet",
  "threeManagers",
] as const;
export type GapKind = (typeof gapKinds)[number];

export const gapKindLabels: Record<GapKind, string> = {
  nobodyLeads: "Nobody leads them",
  managerDeactivated: "Manager deactivated",
  managerEnds: "Manager ends, nobody named",
  noHead: "Department without a head",
  handoverOverdue: "Handover overdue",
  promiseOverdue: "Promise overdue",
  promiseUndated: "Promise without a day",
  quiet: "Quiet for 90 days",
  threeManagers: "Three managers in a year",
};

/** What a manager reads about someone who is new with them. */
export const readingKinds = ["handover", "note"] as const;

/** Who leads an employee by what is recorded for them alone: a manager, nobody yet, or again the head of their department. */
export const lineLeads = ["manager", "nobody", "head"] as const;
export type LineLeads = (typeof lineLeads)[number];

/**
 * For whom a note is: who leads the employee now and later, and super administrators; super administrators alone; the line and
 * the employee; or its author alone, until it is released.
 */
export const noteAudiences = ["line", "hr", "shared", "draft"] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** The audience of a note that names none. */
export const usualAudience: NoteAudience = "line";
