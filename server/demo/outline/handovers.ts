import type { OutgoingPart } from "#contract/codes/continuity.ts";

/** Hands a department over at the start of next month. */
export const plannedHead = {
  department: "Quality",
  from: "Fatima Ismail",
  to: "Marius van Wyk",
  decidedDaysAgo: 12,
} as const;

/** Wrote no word about his people before he left. */
export const goneWithout = "Siyabonga Khoza";

export interface DemoHandover {
  about: string;
  words: Partial<Record<OutgoingPart, string>>;
  /** Days since the first and second steps; undefined if open. */
  writtenDaysAgo?: number;
  comment?: string;
  commentedDaysAgo?: number;
}

/** One handover in each of its steps. */
export const handovers: readonly DemoHandover[] = [
  {
    about: "Hlengiwe Buthelezi",
    words: {
      matters: "The audit in February. Hlengiwe knows every corrective action by heart.",
      agreed: "Two days of auditor training in the new year.",
      works_best: "In writing first, then in person. Quiet mornings for the laboratory.",
      next: "Let Hlengiwe lead the opening meeting of the audit.",
    },
    writtenDaysAgo: 6,
    comment: "We also said that I take the Johannesburg supplier visits.",
    commentedDaysAgo: 2,
  },
  {
    about: "Mulalo Netshitenzhe",
    words: {
      matters: "The new photometer arrives in January.",
      works_best: "Give Mulalo the whole question, not the next step.",
    },
    writtenDaysAgo: 4,
  },
  { about: "Thato Seabi", words: { matters: "Three months of early shifts are enough." } },
];

/** Managers' texts in earlier handovers. */
export const earlierWords: readonly Partial<Record<OutgoingPart, string>>[] = [
  {
    matters: "A steady year. The next step is more responsibility, not more work.",
    works_best: "Straight and early. Says so if something is in the way.",
  },
  {
    matters: "New in the team, learning fast.",
    next: "A talk every two weeks until the first year is over.",
  },
  {
    agreed: "Shifts are planned two weeks ahead.",
    works_best: "Leave room for questions at the end of a talk.",
  },
];
