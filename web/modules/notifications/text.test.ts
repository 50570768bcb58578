import { expect, test } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { text } from "./bell/text.ts";
import { destinationOf } from "./destination.ts";
import { textOf } from "./text.ts";

const by = { id: 7, name: "Thandi Nkosi" };
const leave = {
  leaveType: "AnnualLeave",
  startDate: "2020-03-23",
  endDate: "2020-03-27",
  leaveDuration: 5,
} as const;
const shared = { id: 1, by, aboutId: 12, createdAt: "", readAt: null };
const range = "Annual Leave · 23 – 27 Mar 2020 (5\u00a0days)";

const examples: [Notification, title: string, body: string | undefined, leadsTo: string][] = [
  [
    { ...shared, kind: "leaveRequested", details: leave },
    "Thandi Nkosi asked for leave",
    range,
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
