import { z } from "zod";
import { storyKinds, storyLinkKinds } from "./codes/story-kind.ts";
import { Id, Instant, ListQuery, PersonName } from "./common.ts";

/** A field that changed; a sensitive one is told without its values. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isSensitive: z.boolean(),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** One thing that happened to an employee. */
export const StoryEntry = z.object({
  id: Id,
  kind: z.enum(storyKinds),
  happenedAt: Instant,
  recordedAt: Instant,
  by: PersonName.nullable(),
  /** Who headed the person's department when it happened. */
  managerThen: PersonName.nullable(),
  changes: z.array(FieldChange),
  link: z.object({ kind: z.enum(storyLinkKinds), id: Id }).nullable(),
  reason: z.string().nullable(),
});
export type StoryEntry = z.infer<typeof StoryEntry>;

/** A story entry with the employee it is about. */
export const RecentChange = StoryEntry.extend({ employee: PersonName });
export type RecentChange = z.infer<typeof RecentChange>;

/** Newest first, unless sorted by `happenedAt`. */
export const HistoryQuery = ListQuery.extend({
  sort: z.enum(["happenedAt", "-happenedAt"]).optional(),
  kind: z.enum(storyKinds).optional(),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;
