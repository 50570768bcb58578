import { expect, test } from "vitest";
import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { deciderSentence } from "./decider.ts";

const today = "2026-11-22";
const [nomvula, jabulani] = [
  { id: 1, name: "Nomvula Dube" },
  { id: 2, name: "Jabulani Shabangu" },
];
const term = (
  manager: ManagerTerm["manager"],
  from: string,
  to: string | null,
  isActive = true,
) => ({
  manager,
  isActive,
  announcedFrom: null,
  from,
  to,
});

test.each([
  [[term(nomvula, "2025-10-01", null)], 1, "You decide"],
  [[term(nomvula, "2025-10-01", null)], 9, "Nomvula Dube decides"],
  [[term(nomvula, "2025-10-01", today)], 9, "Nomvula Dube decides"],
  [
    [term(nomvula, "2025-10-01", "2026-11-30"), term(jabulani, "2026-12-01", null)],
    1,
    "You decide until 30 Nov, then Jabulani Shabangu",
  ],
  [
    [term(nomvula, "2025-10-01", "2026-12-31"), term(jabulani, "2027-01-01", null)],
    2,
    "Nomvula Dube decides until 31 Dec, then you",
  ],
  [
    [term(nomvula, "2025-10-01", "2026-11-30"), term(null, "2026-12-01", null)],
    9,
    "Nomvula Dube decides until 30 Nov, then super administrators",
  ],
  [[term(nomvula, "2025-10-01", null, false)], 9, "Super administrators decide"],
  [[], 9, "Super administrators decide"],
] as const)(
  "an open matter says who decides, and from when who does then: %#",
  (terms, readerId, sentence) => {
    expect(deciderSentence(terms, { today, readerId })).toBe(sentence);
  },
);
