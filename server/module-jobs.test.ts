import { expect, test } from "vitest";
import { moduleJobs } from "./module-jobs.ts";

test("what a person waits for goes first, a link or the next rows of an import; then invitations, then everything else", () => {
  const namesOf = (wanted: string) =>
    moduleJobs.filter(({ urgency }) => urgency === wanted).map(({ name }) => name);
  expect(namesOf("awaited")).toEqual([
    "auth.mailReset",
    "auth.mailConfirmation",
    "onboarding.runImport",
  ]);
  expect(namesOf("invitation")).toEqual(["auth.mailInvitation"]);
  expect(namesOf("routine").length).toBe(moduleJobs.length - 4);
});
