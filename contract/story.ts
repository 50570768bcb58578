import { z } from "zod";
import { holidayRegions } from "./codes/country.ts";
import { type Reason as AnyReason, namedInReasons, reasonCodes } from "./codes/reason.ts";
import { storyGroups, storyKinds, storyLinkKinds } from "./codes/story.ts";
import { Id, Instant, ListQuery, PersonName, PlainDate, QueryId } from "./common.ts";

/** A sensitive field comes without its values. A value that names a record comes with its id. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  beforeId: Id.nullable(),
  after: z.string().nullable(),
  afterId: Id.nullable(),
  isSensitive: z.boolean(),
});
export type FieldChange = z.infer<typeof FieldChange>;

const namedRecord = z.object({ id: Id, name: z.string().nullable() });

const reasonValues = {
  day: PlainDate,
  text: z.string(),
  region: z.enum(holidayRegions),
  ...Object.fromEntries(namedInReasons.map((kind) => [kind, namedRecord])),
} as Record<string, z.ZodType>;

const codedReasons = Object.entries(reasonCodes).map(([code, values]) =>
  z.object({
    by: z.literal("product"),
    code: z.literal(code),
    values: z.object(
      Object.fromEntries(
        Object.entries(values).map(([name, kind]) => [name, reasonValues[kind] ?? z.never()]),
      ),
    ),
  }),
);

/** A human's words, or a code of the product with its values. */
export const Reason = z.union([
  z.object({ by: z.literal("person"), text: z.string() }),
  ...codedReasons,
]) as unknown as z.ZodType<AnyReason>;

export const StoryEntry = z.object({
  id: Id,
  kind: z.enum(storyKinds),
  /** The company's day of the event or its effect. */
  day: PlainDate,
  /** Null if only the day is known, as with a hire date. */
  happenedAt: Instant.nullable(),
  recordedAt: Instant,
  /** The company's day of the record. */
  recordedDay: PlainDate,
  by: PersonName.nullable(),
  /** The employee's manager on that day. */
  managerThen: PersonName.nullable(),
  changes: z.array(FieldChange),
  link: z.object({ kind: z.enum(storyLinkKinds), id: Id }).nullable(),
  reason: Reason.nullable(),
  /** The present text of the linked promise; null for other entries. */
  promiseText: z.string().nullable(),
});
export type StoryEntry = z.infer<typeof StoryEntry>;

/** The latest entry about a request, note, promise or handover with the earlier ones, or any other entry alone. */
export const StoryMatter = StoryEntry.extend({
  /** Latest first. */
  earlier: z.array(StoryEntry),
});
export type StoryMatter = z.infer<typeof StoryMatter>;

export const RecentChange = StoryEntry.extend({ employee: PersonName });
export type RecentChange = z.infer<typeof RecentChange>;

/** Latest day first, unless sorted by `happenedAt`. A filter finds whole matters by any of their entries. */
export const HistoryQuery = ListQuery.extend({
  sort: z.enum(["happenedAt", "-happenedAt"]).optional(),
  kind: z.enum(storyKinds).optional(),
  group: z.enum(storyGroups).optional(),
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const HistoryCounts = z.object({
  total: z.int(),
  groups: z.record(z.enum(storyGroups), z.int()),
});
export type HistoryCounts = z.infer<typeof HistoryCounts>;

export const HistoryEntryQuery = z.strictObject({ employeeId: QueryId, entryId: QueryId });
export type HistoryEntryQuery = z.output<typeof HistoryEntryQuery>;

/** The latest matter is at position 1. */
export const HistoryPosition = z.object({ position: z.int().positive() });
export type HistoryPosition = z.infer<typeof HistoryPosition>;
