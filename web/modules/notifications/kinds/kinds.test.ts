import { expect, test } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { text } from "../bell/text.ts";
import { destinationOf, textOf } from "./kinds.ts";

const by = { id: 7, name: "Thandi Nkosi" };
const leave = {
  leaveType: "AnnualLeave",
  startDate: "2020-03-23",
  endDate: "2020-03-27",
  leaveDuration: 5,
} as const;
const shared = { id: 1, by, aboutId: 12, isPageOpen: null, createdAt: "", readAt: null };
const certificate = {
  startDate: "2020-06-01",
  endDate: "2020-06-03",
  dueOn: "2020-06-08",
  isLate: false,
  about: null,
};
const change = {
  from: "2020-12-01",
  manager: null,
  about: null,
  ...{ people: 0, requests: 0, promises: 0 },
};
const range = "Annual Leave · 23 – 27 Mar 2020 (5\u00a0days)";

const examples: [Notification, title: string, body: string | undefined, leadsTo: string][] = [
  [
    { ...shared, kind: "leaveRequested", details: leave },
    "Thandi Nkosi asked for leave",
    range,
    "/staff/leave/management?employee=7&request=12",
  ],
  [
    {
      ...shared,
      kind: "leaveRequested",
      details: {
        ...leave,
        before: { startDate: "2020-03-16", endDate: "2020-03-17", leaveDuration: 2 },
      },
    },
    "Thandi Nkosi changed a request for leave",
    "Annual Leave · 16 – 17 Mar 2020, now 23 – 27 Mar 2020 (5\u00a0days)",
    "/staff/leave/management?employee=7&request=12",
  ],
  [
    { ...shared, kind: "leaveDecided", details: { ...leave, leaveStatus: "approved" } },
    "Thandi Nkosi approved your leave",
    range,
    "/staff/leave/my-leave?request=12",
  ],
  [
    {
      ...shared,
      kind: "leaveDecided",
      details: { ...leave, endDate: "2020-03-23", leaveDuration: 1, leaveStatus: "rejected" },
    },
    "Thandi Nkosi rejected your leave",
    "Annual Leave · 23 Mar 2020 (1\u00a0day)",
    "/staff/leave/my-leave?request=12",
  ],
  [
    { ...shared, kind: "feedbackReceived", details: {} },
    "Thandi Nkosi sent you feedback",
    undefined,
    "/staff/feedback/my-feedback?feedback=12",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "importFinished",
      details: { state: "finished", addedCount: 1049, changedCount: 11, badCount: 4 },
    },
    "Your import is finished",
    "1,049 added · 11 changed · 4 left out",
    "/superadmin/user-management/import?import=12",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "importFinished",
      details: { state: "stopped", addedCount: 0, changedCount: 0, badCount: 0 },
    },
    "Your import was stopped",
    "0 added",
    "/superadmin/user-management/import?import=12",
  ],
  [
    {
      ...shared,
      kind: "lineChanged",
      details: { ...change, role: "employee", manager: { id: 3, name: "Ayanda Zulu" } },
    },
    "From 1 Dec 2020 your manager is Ayanda Zulu",
    "",
    "/staff/me",
  ],
  [
    {
      ...shared,
      kind: "lineChanged",
      details: { ...change, role: "incoming", people: 5, requests: 2, promises: 3 },
    },
    "5 people report to you from 1 Dec 2020",
    "2 requests, 3 promises",
    "/staff/dashboard",
  ],
  [
    { ...shared, kind: "lineChanged", details: { ...change, role: "decides", requests: 1 } },
    "A request for leave waits for you",
    "",
    "/staff/leave/management?show=pending",
  ],
  [
    { ...shared, kind: "feedbackReported", details: {} },
    "Thandi Nkosi reported a message",
    undefined,
    "/superadmin/feedback/reported?report=12",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "documentAdded",
      details: { documentName: "Contract", documentCategory: "Employment" },
    },
    "Someone added a document",
    "Contract",
    "/staff/dashboard?profile=overview",
  ],
  [
    { ...shared, kind: "handoverStep", details: { step: 2, about: null } },
    "A handover has come to step 2 of 3",
    undefined,
    "/staff/handovers/12",
  ],
  [
    { ...shared, kind: "handoverStep", details: { step: null, about: by } },
    "The handover about Thandi Nkosi is finished",
    undefined,
    "/staff/handovers/12",
  ],
  [
    {
      ...shared,
      kind: "standIn",
      details: { isNamed: true, manager: by, from: "2020-06-29", to: "2020-06-30" },
    },
    "You stand in for Thandi Nkosi",
    "29 – 30 Jun 2020",
    "/staff/me",
  ],
  [
    {
      ...shared,
      kind: "standIn",
      details: { isNamed: false, manager: by, from: "2020-06-30", to: "2020-06-30" },
    },
    "You no longer stand in for Thandi Nkosi",
    "30 Jun 2020",
    "/staff/me",
  ],
  [
    { ...shared, kind: "leaveLapses", details: { days: 2.5, lastDay: "2020-06-30" } },
    "Days of leave lapse soon",
    "2.5 days, until 30 Jun 2020",
    "/staff/leave/my-leave",
  ],
  [
    { ...shared, kind: "certificateDue", details: certificate },
    "Your medical certificate is due",
    "Sick leave 1 – 3 Jun 2020, due by 8 Jun 2020",
    "/staff/leave/my-leave?request=12",
  ],
  [
    { ...shared, kind: "certificateDue", details: { ...certificate, isLate: true } },
    "Your medical certificate is missing",
    "Sick leave 1 – 3 Jun 2020, due by 8 Jun 2020",
    "/staff/leave/my-leave?request=12",
  ],
  [
    {
      ...shared,
      kind: "certificateDue",
      details: { ...certificate, isLate: true, about: { id: 5, name: "Anna Botha" } },
    },
    "Anna Botha’s medical certificate is missing",
    "Sick leave 1 – 3 Jun 2020, due by 8 Jun 2020",
    "/staff/leave/management?employee=5&request=12",
  ],
  [
    { ...shared, kind: "promiseChanged", details: { change: "made", about: null } },
    "Thandi Nkosi made you a promise",
    undefined,
    "/staff/me?promise=12",
  ],
  [
    {
      ...shared,
      isPageOpen: true,
      kind: "promiseChanged",
      details: { change: "proposed", about: by },
    },
    "Thandi Nkosi asks you to confirm a promise",
    undefined,
    "/staff/people/7?promise=12",
  ],
  [
    {
      ...shared,
      by: null,
      isPageOpen: true,
      kind: "promiseDue",
      details: { about: by, dueOn: "2020-06-30" },
    },
    "A promise to Thandi Nkosi falls due",
    "30 Jun 2020",
    "/staff/people/7?promise=12",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "documentExpires",
      details: { documentName: "Work permit", expiryDate: "2020-06-30", about: null },
    },
    "A document expires soon",
    "Work permit, valid until 30 Jun 2020",
    "/staff/dashboard?profile=overview",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "documentExpires",
      details: { documentName: "Work permit", expiryDate: "2020-06-30", about: by },
    },
    "A document expires soon",
    "Work permit of Thandi Nkosi, valid until 30 Jun 2020",
    "/superadmin/user-management?edit=7&editTab=documents",
  ],
  [
    { ...shared, kind: "profileToComplete", details: {} },
    "Complete your profile",
    "A few details are still missing. It takes about five minutes.",
    "/staff/update-profile",
  ],
  [
    { ...shared, kind: "profileToComplete", details: { reason: "The ID number has a typo." } },
    "Thandi Nkosi returned your profile",
    "The ID number has a typo.",
    "/staff/update-profile",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "eventInADay",
      details: { eventName: "Board meeting", eventDate: "2020-12-17", eventTime: "14:00:00" },
    },
    "Reminder: Board meeting",
    "17 Dec 2020, 2:00 PM",
    "/staff/calendar?month=2020-12&entry=event-12&on=2020-12-17",
  ],
  [
    {
      ...shared,
      by: null,
      aboutId: null,
      kind: "eventInAnHour",
      details: { eventName: "Board meeting", eventDate: "2020-12-17", eventTime: "09:30:00" },
    },
    "Reminder: Board meeting",
    "17 Dec 2020, 9:30 AM",
    "/staff/calendar",
  ],
  [
    {
      ...shared,
      by: null,
      isPageOpen: false,
      kind: "promiseDue",
      details: { about: by, dueOn: "2020-02-28" },
    },
    "A promise to Thandi Nkosi falls due",
    "28 Feb 2020",
    "/staff/dashboard",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "teamOccasion",
      details: { occasion: "birthday", about: by, day: "2020-02-28", years: null },
    },
    "Thandi Nkosi’s birthday",
    "28 Feb 2020",
    "/staff/calendar?month=2020-02&day=2020-02-28",
  ],
  [
    {
      ...shared,
      by: null,
      kind: "teamOccasion",
      details: { occasion: "anniversary", about: by, day: "2020-02-28", years: 1 },
    },
    "Thandi Nkosi: one year with the company",
    "28 Feb 2020",
    "/staff/calendar?month=2020-02&day=2020-02-28",
  ],
  [
    { ...shared, kind: "noteShared", details: { isShared: true } },
    "Thandi Nkosi shared a note with you",
    undefined,
    "/staff/notes?view=shared&note=12",
  ],
  [
    { ...shared, aboutId: null, kind: "noteShared", details: { isShared: false } },
    "Thandi Nkosi no longer shares a note with you",
    undefined,
    "/staff/notes",
  ],
  [
    { ...shared, kind: "noteReplied", details: {} },
    "Thandi Nkosi replied to a note",
    undefined,
    "/staff/notes?employee=7&note=12",
  ],
  [
    { ...shared, kind: "domainLost", details: { domain: "protea.co.za" } },
    "protea.co.za is no longer proven",
    "Its DNS record has been missing for seven days.",
    "/superadmin/tenant-settings?section=configuration&tab=security",
  ],
  [
    { ...shared, kind: "emergencySignIn", details: { about: { id: 1, name: "Anna Dube" } } },
    "Anna Dube signed in by an emergency account",
    "They did not use your company's sign-in provider, although it is required.",
    "/superadmin/tenant-settings/audit-log",
  ],
  [
    { ...shared, kind: "ssoNotRequired", details: { byOperator: true } },
    "Single sign-on is no longer required",
    "The operator of Baton HR changed it. Passwords and passkeys work again.",
    "/superadmin/tenant-settings?section=configuration&tab=security",
  ],
  [
    { ...shared, kind: "keyMade", details: { name: "Payroll sync" } },
    "Thandi Nkosi made the API key Payroll sync",
    "It can read records of your company. Revoke it if you do not know it.",
    "/superadmin/tenant-settings?section=configuration&tab=integrations",
  ],
  [
    { ...shared, kind: "hookFails", details: { name: "Calendar sync", isStopped: false } },
    "The webhook Calendar sync fails",
    "Its receiver has not accepted an event for a day.",
    "/superadmin/tenant-settings?section=configuration&tab=integrations",
  ],
  [
    { ...shared, kind: "hookFails", details: { name: "Calendar sync", isStopped: true } },
    "The webhook Calendar sync was stopped",
    "Repair its receiver, start it, and send the events again.",
    "/superadmin/tenant-settings?section=configuration&tab=integrations",
  ],
  [
    { ...shared, kind: "keyEnds", details: { name: "Payroll sync", endsOn: "2020-06-30" } },
    "The API key Payroll sync ends on 30 Jun 2020",
    "Rotate it before then, so that the system that uses it continues.",
    "/superadmin/tenant-settings?section=configuration&tab=integrations",
  ],
  [
    { ...shared, kind: "welcome", details: {} },
    "Welcome to Baton HR",
    "Your leave, your feedback and your profile are all here. Have a look around.",
    "/staff/dashboard",
  ],
];

test.each(examples)("a notification describes what happened and leads there: %o", (...example) => {
  const [notification, title, body, leadsTo] = example;
  expect(textOf(notification)).toEqual({ title, ...(body !== undefined && { body }) });
  expect(destinationOf(notification, "staff")).toBe(leadsTo);
});

test("in the super administrators' area everything leads within it", () => {
  for (const [notification] of examples)
    expect(destinationOf(notification, "superadmin")).toMatch(/^\/superadmin\//);
});

test.each([
  [0, "Notifications", "0"],
  [1, "Notifications, 1 unread", "1"],
  [9, "Notifications, 9 unread", "9"],
  [10, "Notifications, 10 unread", "9+"],
])("with %d unread the bell is called %s", (unread, name, badge) => {
  expect([text.bell(unread), text.badge(unread)]).toEqual([name, badge]);
});
