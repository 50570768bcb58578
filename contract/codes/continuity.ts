/** Four texts by the outgoing manager, an employee's comment on each, one for the incoming manager, and one question. */
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

/** The texts of the outgoing manager. */
export const outgoingParts = ["matters", "agreed", "works_best", "next"] as const;
export type OutgoingPart = (typeof outgoingParts)[number];

/** The texts of the employee. */
export const personParts = [
  "on_matters",
  "on_agreed",
  "on_works_best",
  "on_next",
  "from_person",
] as const;

/** A proposed promise waits for the manager's consent. An author may withdraw one within the hour; its text goes. */
export const promiseStates = [
  "proposed",
  "open",
  "kept",
  "broken",
  "declined",
  "taken_back",
] as const;
export type PromiseState = (typeof promiseStates)[number];

export const promiseActions = [
  "agree",
  "decline",
  "keep",
  "renegotiate",
  "break",
  "takeBack",
] as const;
export type PromiseAction = (typeof promiseActions)[number];

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

/** Gaps in the reporting line, the most pressing first. */
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
  nobodyLeads: "No manager",
  managerDeactivated: "Manager deactivated",
  managerEnds: "Manager ends, no successor",
  noHead: "Department without a head",
  handoverOverdue: "Handover overdue",
  promiseOverdue: "Promise overdue",
  promiseUndated: "Promise without a day",
  quiet: "Quiet for 90 days",
  threeManagers: "Three managers in a year",
};

/** What a manager reads about a new member of the team. */
export const readingKinds = ["handover", "note"] as const;

/** The leader of one employee's own line: a manager, none yet, or again the head of the department. */
export const lineLeads = ["manager", "nobody", "head"] as const;
export type LineLeads = (typeof lineLeads)[number];

/** line: managers and super administrators. hr: super administrators. shared: line and employee. draft: the author. */
export const noteAudiences = ["line", "hr", "shared", "draft"] as const;
export type NoteAudience = (typeof noteAudiences)[number];

export const usualAudience: NoteAudience = "line";
