import { sql } from "kysely";
import type { CompanyStoryKind, StoryKind, StoryLinkKind } from "#contract/codes/story.ts";
import type { FieldChange } from "#contract/story.ts";
import type { Actor, ContextOf } from "#server/context.ts";
import { drawIds } from "#server/db/record-ids.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { asKnownOn, seesPlans } from "#server/organisation/announced.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { eventOf, insertedEvents, numberEvents } from "./events.ts";
import type { StoredReason } from "./reason.ts";

/** shared: person and managers. personal, private: person. management: managers. Super administrators: all but private. */
export type Visibility = "shared" | "personal" | "management" | "private" | "administration";

/** An employee by default; the company itself has no id. */
type Subject =
  | { subjectKind?: "employee"; subjectId: number; kind: StoryKind }
  | { subjectKind: "department" | "position"; subjectId: number; kind: CompanyStoryKind }
  | { subjectKind: "tenant"; subjectId: null; kind: CompanyStoryKind };

export type StoryEntry = Subject & EntryDetails;

interface EntryDetails {
  visibility?: Visibility;
  changes?: readonly FieldChange[];
  reason?: StoredReason | undefined;
  link?: { kind: StoryLinkKind; id: number } | undefined;
  /** The actor, if not the recorder's. */
  by?: Actor;
  /** Only super administrators see the entry before this plan's announcement. */
  planId?: number | undefined;
  /** The day of the fact, if the moment is unknown; now by default. */
  day?: string | undefined;
}

export type Recorder = Pick<ContextOf<Actor>, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: Pick<Actor, "employeeId">;
};

/** Within the change's transaction and in order, each with the manager of its day; returns their ids. Always two statements, and one for its events. */
export async function recordStory(
  { tx, now, today, actor, enqueueAll }: Recorder,
  entries: StoryEntry | readonly StoryEntry[],
): Promise<readonly number[]> {
  const rows = [entries].flat().map((entry) => rowOf(entry, { now, today, actor }));
  if (rows.length === 0) return [];
  tx.hasStory = true;
  const ids = await drawIds(tx, rows.length);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows.map((row, index) => ({ ...row, id: ids[index] })))}::jsonb) as entry (
    id bigint, subject_kind text, subject_id bigint, kind text, visibility text, by_id bigint, day date, happened_at timestamptz,
    link_kind text, link_id bigint, plan_id bigint, changes jsonb, reason jsonb, event jsonb)`;
  const managerThen = (known: string) =>
    managerOf(asKnownOn(tx, known), sql.ref("entry.subject_id"), sql.ref("entry.day"));
  // An entry visible to everyone never names the manager of a secret plan.
  const hasPlans = rows.some(({ plan_id }) => plan_id !== null);
  const managerThenOf = hasPlans
    ? sql`case when entry.plan_id is null then ${managerThen(today)} else ${managerThen(seesPlans)} end`
    : managerThen(today);
  const { rows: published } = await sql`
    with recorded as (
      insert into story (tenant_id, id, subject_kind, subject_id, kind, visibility, day, happened_at, recorded_at, by_id,
        manager_then_id, link_kind, link_id, plan_id)
      select ${tx.tenantId}, entry.id, entry.subject_kind, entry.subject_id, entry.kind, entry.visibility, entry.day,
        entry.happened_at, ${now.toISOString()}::timestamptz, entry.by_id,
        case when entry.subject_kind = 'employee' then ${managerThenOf} end,
        entry.link_kind, entry.link_id, entry.plan_id
      from ${given}
      returning id
    ),
    valued as (
      insert into story_values (tenant_id, id, changes, reason)
      select ${tx.tenantId}, entry.id, entry.changes, entry.reason
      from ${given}
      where entry.changes <> '[]' or entry.reason is not null
      returning id
    ),
    published as (${insertedEvents(tx, given, now)})
    select id from published`.execute(tx);
  if (published.length > 0) await enqueueAll([batchOf(numberEvents, [{}])]);
  return ids;
}

function rowOf(
  {
    subjectKind = "employee",
    visibility = "shared",
    changes = [],
    link,
    day,
    by,
    planId,
    ...entry
  }: StoryEntry,
  { now, today, actor }: Pick<Recorder, "now" | "today" | "actor">,
) {
  return {
    subject_kind: subjectKind,
    subject_id: entry.subjectId,
    kind: entry.kind,
    visibility,
    by_id: (by ?? actor).employeeId,
    day: day ?? today,
    happened_at: day === undefined ? now.toISOString() : null,
    link_kind: link?.kind ?? null,
    link_id: link?.id ?? null,
    plan_id: planId ?? null,
    changes,
    reason: entry.reason ?? null,
    event: eventOf({ subjectKind, kind: entry.kind, visibility, changes, link }),
  };
}
