import { expect, test } from "vitest";
import type { StoryEntry } from "#contract/story.ts";
import { leaveText } from "./leave-text.ts";

const change = (field: string, before: string | null, after: string) => ({
  ...{ field, before, beforeId: null, after, afterId: null, isSensitive: false },
});
const entryOf = (start: string | null, end: string | null, length: string | null) =>
  ({
    changes: [
      change("leaveType", null, "AnnualLeave"),
      change("startDate", start, "2020-03-23"),
      change("endDate", end, "2020-03-27"),
      change("leaveDuration", length, "5"),
    ],
  }) as unknown as StoryEntry;
const now = "Annual Leave 23 – 27 Mar 2020 · 5 days";

test.each([
  [null, null, null, now],
  [null, null, "4", now],
  ["2020-03-23", "2020-03-27", "5", now],
  ["2020-03-16", "2020-03-17", "2", `${now}, before: 16 – 17 Mar 2020 · 2 days`],
  ["2020-03-23", "2020-03-27", "4.5", `${now}, before: 23 – 27 Mar 2020 · 4.5 days`],
])("leave that was from %s to %s, %s days, reads: %4$s", (start, end, length, said) => {
  expect(leaveText(entryOf(start, end, length))).toBe(said);
});
