import { expect, test } from "vitest";
import { moduleJobs } from "./module-jobs.ts";

test("a link that a person waits for goes first, then invitations, then everything else", () => {
  const namesOf = (wanted: string) =>
    moduleJobs.filter(({ urgency }) => urgency === wanted).map(({ name }) => name);
  expect(namesOf("awaited")).toEqual(["auth.mailReset", "auth.mailConfirmation"]);
  expect(namesOf("invitation")).toEqual(["auth.mailInvitation"]);
  expect(namesOf("routine").length).toBe(moduleJobs.length - 3);
});
