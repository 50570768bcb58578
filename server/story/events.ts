import { type RawBuilder, sql } from "kysely";
import type { KeyScope } from "#contract/codes/api-keys.ts";
import {
  type EventLinkKind,
  type EventType,
  eventFields,
  eventLinkKinds,
  eventTypeOf,
} from "#contract/codes/event-type.ts";
import type { CompanyStoryKind, StoryKind } from "#contract/codes/story.ts";
import type { Tx } from "#server/db/database.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { isAnnounced } from "#server/organisation/announced.ts";

interface StoredEvent {
  type: EventType;
  fields: readonly string[];
  link_kind: EventLinkKind | null;
  link_id: number | null;
}

interface Told {
  subjectKind: string;
  kind: StoryKind | CompanyStoryKind;
  visibility: string;
  changes: readonly { field: string }[];
  link?: { kind: string; id: number } | undefined;
}

/** What other systems learn of an entry; null unless the person and their managers may all read it. */
export function eventOf(told: Told): StoredEvent | null {
  const { subjectKind, kind, visibility, changes, link } = told;
  const type = eventTypeOf(subjectKind, kind);
  if (type === null || visibility !== "shared") return null;
  const fields = eventFields(
    type,
    changes.map(({ field }) => field),
  );
  const linkKind = eventLinkKinds.find((kind) => kind === link?.kind);
  const linkId = (linkKind && link?.id) ?? null;
  return { type, fields, link_kind: linkKind ?? null, link_id: linkId };
}

/** For the statement that records entries; returns a row for each event. */
export const insertedEvents = (tx: Tx, given: RawBuilder<unknown>, now: Date) => sql`
  insert into api_events (tenant_id, id, type, subject_kind, subject_id, link_kind, link_id, fields, plan_id, at)
  select ${tx.tenantId}, entry.id, entry.event ->> 'type',
    case entry.subject_kind when 'employee' then 'person' else entry.subject_kind end, entry.subject_id,
    entry.event ->> 'link_kind', (entry.event ->> 'link_id')::bigint,
    array(select jsonb_array_elements_text(entry.event -> 'fields')), entry.plan_id,
    greatest(${now.toISOString()}::timestamptz, (
      select plan.announced_on::timestamp at time zone company.time_zone
      from line_plans as plan join tenants as company on company.id = ${tx.tenantId}
      where plan.tenant_id = ${tx.tenantId} and plan.id = entry.plan_id))
  from ${given}
  where entry.event is not null and ${isListenedTo(tx)}
  returning id`;

const scope: KeyScope = "events.read";

const isListenedTo = (tx: Tx) => sql`(exists (
    select from api_keys as listening
    where listening.tenant_id = ${tx.tenantId} and listening.revoked_at is null and ${scope} = any(listening.scopes))
  or exists (select from hooks as hook where hook.tenant_id = ${tx.tenantId}))`;

/** Sends numbered events to hooks: a job of theirs, by its name. */
export const sendingJob = "hooks.sendEvents";

export interface NumberedEvents {
  after: number;
  upTo: number;
}

const maxAtOnce = 10_000;

/** Gives what has committed its numbers, in one order without gaps; a secret plan's events only after its announcement. */
export const numberEvents: Job = defineJob("story.numberEvents", async ({ tx, enqueueAll }) => {
  // The lock comes first: the next statement sees all that committed before it.
  const { lastNumber } = await tx
    .insertInto("apiEventHeads")
    .values({ tenantId: tx.tenantId, lastNumber: 0 })
    .onConflict((conflict) =>
      conflict.column("tenantId").doUpdateSet({ lastNumber: sql`api_event_heads.last_number` }),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  const { rows } = await sql`
    update api_events as event set number = ${lastNumber} + due.place
    from (
      select e.id, row_number() over (order by e.id) as place from api_events as e
      where e.tenant_id = ${tx.tenantId} and e.number is null and ${isAnnounced(tx, "e.plan_id")}
      order by e.id limit ${maxAtOnce}) as due
    where event.tenant_id = ${tx.tenantId} and event.id = due.id
    returning event.id`.execute(tx);
  if (rows.length === 0) return [];
  await tx
    .updateTable("apiEventHeads")
    .set({ lastNumber: lastNumber + rows.length })
    .where("tenantId", "=", tx.tenantId)
    .execute();
  const numbered: NumberedEvents = { after: lastNumber, upTo: lastNumber + rows.length };
  await enqueueAll([
    ...((await hasHook(tx))
      ? [{ job: sendingJob, urgency: "routine" as const, payloads: [numbered] }]
      : []),
    ...(rows.length === maxAtOnce ? [batchOf(numberEvents, [{}])] : []),
  ]);
  return [];
});

async function hasHook(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom("hooks")
    .where("tenantId", "=", tx.tenantId)
    .where("isStopped", "=", false)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Numbered events, by their numbers. */
export const findEvents = (tx: Tx) =>
  tx
    .selectFrom("apiEvents as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.number", "is not", null)
    .select([
      "e.id",
      sql<number>`e.number`.as("number"),
      sql<EventType>`e.type`.as("type"),
      "e.at",
      "e.subjectKind",
      "e.subjectId",
      "e.linkKind",
      "e.linkId",
      "e.fields",
    ])
    .orderBy("e.number");

type EventRow = Awaited<ReturnType<ReturnType<typeof findEvents>["execute"]>>[number];

/** An event as other systems get it. */
export const shownEvent = ({
  id,
  subjectKind,
  subjectId,
  linkKind,
  linkId,
  ...event
}: EventRow) => ({
  ...event,
  id: `evt_${id}`,
  subject: { kind: subjectKind, id: subjectId },
  link: linkKind !== null && linkId !== null ? { kind: linkKind, id: linkId } : null,
});
