import { expect, test } from "vitest";
import type { StoryKind, StoryLinkKind } from "#contract/codes/story.ts";
import type { StoryEntry, StoryMatter } from "#contract/story.ts";
import { stateAndSteps } from "./matter.ts";

/** A matter of these kinds, latest first, with the days of each leave entry. */
function matterOf(link: StoryLinkKind, ...kinds: [StoryKind, ...StoryKind[]]): StoryMatter {
  const [latest, ...earlier] = kinds.map((kind) => ({
    kind,
    link: { kind: link, id: 1 },
    changes: kind === "leave_event_stated" ? [] : [{ field: "leaveDuration", after: "2" }],
  })) as [StoryEntry, ...StoryEntry[]];
  return { ...latest, earlier };
}

test.each<[StoryMatter, StoryKind, StoryKind[]]>([
  [matterOf("leave_request", "leave_requested"), "leave_requested", []],
  [
    matterOf("leave_request", "leave_cancelled", "leave_approved", "leave_requested"),
    "leave_cancelled",
    ["leave_requested", "leave_approved"],
  ],
  [
    matterOf("leave_request", "document_added", "leave_event_stated", "leave_requested"),
    "leave_requested",
    ["leave_event_stated", "document_added"],
  ],
  [
    matterOf("promise", "promise_kept", "promise_renegotiated", "promise_made"),
    "promise_kept",
    ["promise_made", "promise_renegotiated"],
  ],
  [matterOf("document", "document_added"), "document_added", []],
])("the matter %# has one state, and its other steps in order", (matter, state, steps) => {
  const told = stateAndSteps(matter);
  expect([told.state.kind, told.steps.map(({ kind }) => kind)]).toEqual([state, steps]);
});
