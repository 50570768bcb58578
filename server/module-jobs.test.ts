import { expect, test } from "vitest";
import { choosableNotifications, notificationKinds } from "#contract/notification-kinds.ts";
import { moduleJobs, moduleNotices } from "./module-jobs.ts";

test("work that a person waits for goes first, then invitations", () => {
  const namesOf = (wanted: string) =>
    moduleJobs.filter(({ urgency }) => urgency === wanted).map(({ name }) => name);
  expect(namesOf("awaited")).toEqual([
    "auth.mailReset",
    "auth.mailConfirmation",
    "onboarding.runImport",
    "database.refreshStatistics",
  ]);
  expect(namesOf("invitation")).toEqual(["auth.mailInvitation"]);
  expect(namesOf("routine").length).toBe(moduleJobs.length - 5);
});

test("each kind of notification is defined by one module", () => {
  expect(moduleNotices.map(({ kind }) => kind).toSorted()).toEqual(
    Object.keys(notificationKinds).toSorted(),
  );
});

test("every kind that can be chosen has a mail, and so have two alarms", () => {
  const mailed = moduleNotices.filter(({ mailJob }) => mailJob).map(({ kind }) => kind);
  const always = ["emergencySignIn", "ssoNotRequired"] as const;
  expect(mailed.toSorted()).toEqual([...choosableNotifications, ...always].toSorted());
});
