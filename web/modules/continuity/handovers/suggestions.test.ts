import { expect, test } from "vitest";
import { suggestionsFrom } from "./suggestions.ts";

const by = { id: 7, name: "Johan Botha" };
const note = (audience: "line" | "shared" | "hr" | "draft", noteDescription: string) => ({
  audience,
  noteDescription,
  createdAt: "2026-02-26T10:00:00.000Z",
});

test("suggestions name notes for the line without their text, and no others", () => {
  const found = suggestionsFrom({
    pack: { promises: [], today: "2026-11-22" },
    notes: [
      note("line", "Ran line 2 alone"),
      note("shared", "Well done"),
      note("hr", "A warning"),
      note("draft", "Maybe"),
    ],
    former: {
      outgoing: by,
      takesOverOn: "2025-10-01",
      texts: [
        { part: "works_best", body: "Quiet in the big round", by, writtenAt: "" },
        { part: "next", body: "", by, writtenAt: "" },
        { part: "matters", body: "The filler", by, writtenAt: "" },
      ],
    },
  });
  expect(found).toEqual({
    matters: [
      { source: "Your note for the line, 26 Feb", body: "There is a note for the line of 26 Feb." },
      { source: "Your shared note, 26 Feb", body: "Well done" },
    ],
    agreed: [],
    works_best: [{ source: "Johan Botha, to you, October 2025", body: "Quiet in the big round" }],
    next: [],
  });
});
