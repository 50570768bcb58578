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
