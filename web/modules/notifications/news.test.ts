import { expect, test } from "vitest";
import type { Notification, NotificationSnapshot } from "#contract/notifications.ts";
import { asItWas, newsBetween } from "./news.ts";

const read = "2026-03-02T08:00:00.000Z";
const one = (id: number, kind: "welcome" | "feedbackReceived", readAt: string | null = null) =>
  ({ id, kind, details: {}, by: null, aboutId: null, createdAt: "", readAt }) as Notification;
const shown = (...newest: Notification[]): NotificationSnapshot => ({
  newest,
  unread: 0,
  total: newest.length,
});

test.each([
  ["nothing is new", [one(1, "feedbackReceived")], [one(1, "feedbackReceived")], []],
  [
    "one has come",
    [one(1, "welcome")],
    [one(2, "feedbackReceived"), one(1, "welcome")],
    ["feedbackReceived"],
  ],
  [
    "two of a kind have come",
    [],
    [one(2, "feedbackReceived"), one(1, "feedbackReceived")],
    ["feedbackReceived"],
  ],
  [
    "one has been dealt with elsewhere",
    [one(1, "feedbackReceived")],
    [one(1, "feedbackReceived", read)],
    ["feedbackReceived"],
  ],
  [
    "one was read here a moment ago",
    [one(1, "feedbackReceived", "2026-03-02T07:59:59.000Z")],
    [one(1, "feedbackReceived", read)],
    [],
  ],
  ["the welcome has come", [], [one(1, "welcome")], ["welcome"]],
])("the news is what differs when %s", (_, before, after, expected) => {
  expect(newsBetween(shown(...before), shown(...after))).toEqual(expected);
});

test("notifications since the page began to load count as news", () => {
  const createdAt = (id: number, createdAt: string) => ({
    ...one(id, "feedbackReceived"),
    createdAt,
  });
  const [old, late] = [
    createdAt(1, "2026-03-02T07:59:59.000Z"),
    createdAt(2, "2026-03-02T08:00:01.000Z"),
  ];
  const newsSince = (snapshot: NotificationSnapshot) =>
    newsBetween(asItWas(snapshot, Date.parse(read)), snapshot);
  expect(newsSince(shown(late, old))).toEqual(["feedbackReceived"]);
  expect(newsSince(shown(old))).toEqual([]);
});
