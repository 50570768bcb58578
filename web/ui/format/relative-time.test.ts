import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.parse("2026-03-20T12:00:00Z");
const minutes = (count: number) => new Date(now - count * 60_000).toISOString();

test.each([
  [minutes(-3), "just now"],
  [minutes(0.9), "just now"],
  [minutes(1), "1 minute ago"],
  [minutes(59), "59 minutes ago"],
  [minutes(60), "1 hour ago"],
  [minutes(23 * 60), "23 hours ago"],
  [minutes(24 * 60), "yesterday"],
  [minutes(6 * 24 * 60), "6 days ago"],
  ["2026-03-02T12:00:00Z", "2 Mar"],
  ["2025-12-30T12:00:00Z", "30 Dec 2025"],
])("%s is %s", (moment, expected) => {
  expect(relativeTime(moment, now)).toBe(expected);
});
