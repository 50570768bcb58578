import { expect, test } from "vitest";
import type { StoryEntry } from "#contract/story.ts";
import { entryTitle } from "./entry-title.ts";

const thabo = { id: 7, name: "Thabo Mokoena" };
const owner = { id: 1, name: "Naledi Khumalo" };
const entry: StoryEntry = {
  id: 40,
  kind: "approved",
  day: "2026-03-02",
  happenedAt: "2026-03-02T08:00:00.000Z",
  recordedAt: "2026-03-02T08:00:00.000Z",
  recordedDay: "2026-03-02",
  by: thabo,
  managerThen: null,
  changes: [],
  link: null,
  reason: null,
  promiseText: null,
};

test.each([
  ["by themselves", { ...entry, by: thabo }, "Completed their profile"],
  ["by someone else", { ...entry, by: owner }, "Approved"],
  ["by the system", { ...entry, by: null }, "Approved"],
])("an employee approved %s reads “%3$s” in the History", (_, given, title) => {
  expect(entryTitle(given, thabo.id)).toBe(title);
});

test("what else an employee does to their own record keeps its name", () => {
  expect(entryTitle({ ...entry, kind: "profile_changed" }, thabo.id)).toBe("Profile changed");
});

test.each([
  ["from a colleague", owner, "Feedback from Naledi Khumalo"],
  ["without a name", null, "Feedback received"],
] as const)("feedback %s reads “%3$s”", (_, by, title) => {
  expect(entryTitle({ ...entry, kind: "feedback_sent", by }, thabo.id)).toBe(title);
});
