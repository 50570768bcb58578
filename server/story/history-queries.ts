import { type RawBuilder, sql } from "kysely";
import {
  kindsIn,
  matterLinkKinds,
  type StoryKind,
  type StoryLinkKind,
} from "#contract/codes/story.ts";
import type { FieldChange, HistoryQuery } from "#contract/story.ts";
import type { Context, PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf, sortOf } from "#server/db/list.ts";
import { isAnnounced } from "#server/organisation/announced.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName, nameOf } from "#server/organisation/names.ts";
import { readsNote } from "#server/organisation/note-readers.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { mentions } from "./history-search-queries.ts";
import { shownReason } from "./shown-reason.ts";
import type { Visibility } from "./story.ts";

export type StoryReader = Pick<Context, "tx" | "today"> & {
  actor: Pick<PersonActor, "employeeId" | "isSuperadmin">;
};

/** Whether the employee exists and the reader may see their history. */
export async function isHistoryVisible(
  { tx, actor, today }: StoryReader,
  employeeId: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "history", column: "e.id", today }))
    .select("e.id")
    .executeTakeFirst();
  return found !== undefined;
}

const story = (tx: Tx) =>
  tx
    .selectFrom("story as s")
    .leftJoin("storyValues as v", (join) =>
      join.on("v.tenantId", "=", tx.tenantId).onRef("v.id", "=", "s.id"),
    )
    .leftJoin("employees as b", (join) =>
      join.on("b.tenantId", "=", tx.tenantId).onRef("b.id", "=", "s.byId"),
    )
    .leftJoin("employees as m", (join) =>
      join.on("m.tenantId", "=", tx.tenantId).onRef("m.id", "=", "s.managerThenId"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.subjectKind", "=", "employee")
    .where(isAnnounced(tx, "s.plan_id"));

const nameToday = (tx: Tx, id: "beforeId" | "afterId") => sql`(
  select ${fullName("named")} from employees as named
  where named.tenant_id = ${tx.tenantId} and named.id = (change ->> ${sql.lit(id)})::bigint)`;

/** People have their present names. */
const changes = (tx: Tx) => sql<FieldChange[]>`coalesce((
  select jsonb_agg(case when change ->> 'field' = 'manager' then change || jsonb_build_object(
      'before', coalesce(${nameToday(tx, "beforeId")}, change ->> 'before'),
      'after', coalesce(${nameToday(tx, "afterId")}, change ->> 'after')) else change end order by position)
  from jsonb_array_elements(v.changes) with ordinality as listed (change, position)), '[]')`;

const withColumns = (tx: Tx, query: ReturnType<typeof story>) =>
  query.select([
    "s.id",
    sql<StoryKind>`s.kind`.as("kind"),
    "s.day",
    "s.happenedAt",
    "s.recordedAt",
    dayOf(tx, "s.recorded_at").as("recordedDay"),
    "s.byId",
    nameOf("b").as("byName"),
    "s.managerThenId",
    nameOf("m").as("managerThenName"),
    changes(tx).as("changes"),
    sql<StoryLinkKind | null>`s.link_kind`.as("linkKind"),
    "s.linkId",
    shownReason(tx, "v.reason").as("reason"),
    sql<string | null>`case when s.link_kind = 'promise' then (
      select promise.promise_text from promises as promise
      where promise.tenant_id = ${tx.tenantId} and promise.id = s.link_id) end`.as("promiseText"),
  ]);
export type StoryRow = Awaited<ReturnType<ReturnType<typeof withColumns>["execute"]>>[number];

/** The subject: one employee, whose notes and promises are then read once, or anyone. */
type About = number | RawBuilder<number>;
const anyone = sql.ref<number>("s.subject_id");

/** For an entry (s) about a note: a readable one, or a formerly shared one. */
const mayKnowNote = (
  { tx, actor, today }: StoryReader,
  about: About,
) => sql<boolean>`(s.link_kind is distinct from 'note'
  or (s.visibility = 'shared' and s.subject_id = ${actor.employeeId})
  or s.link_id in (select n.id from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = ${about}
    and ${readsNote(tx, actor, { alias: "n", today })}))`;

/** For an entry (s) about a promise: a readable one. */
const mayKnowPromise = (
  { tx, actor, today }: StoryReader,
  about: About,
) => sql<boolean>`(s.link_kind is distinct from 'promise'
  or s.link_id in (select p.id from promises as p where p.tenant_id = ${tx.tenantId} and p.employee_id = ${about}
    and ${readsPromise(tx, actor, { alias: "p", today })}))`;

interface Readable {
  employeeId: number;
  visibilities: readonly Visibility[];
}

/** By the reader's rights and these visibilities. */
const readableStory = (reader: StoryReader, { employeeId, visibilities }: Readable) =>
  story(reader.tx)
    .where("s.subjectId", "=", employeeId)
    .where("s.visibility", "=", sql<Visibility>`any(${visibilities}::text[])`)
    .where(mayKnowNote(reader, employeeId))
    .where(mayKnowPromise(reader, employeeId));

const matterLinks = sql.lit(`{${matterLinkKinds.join(",")}}`);

/** Entries (s) with the same key are one matter. */
const matterKey = sql`case when s.link_kind = any(${matterLinks}) then s.link_kind end,
  case when s.link_kind = any(${matterLinks}) then s.link_id else s.id end`;

/** Each matter at its latest entry, with the ids of all its entries, latest first. */
const mattersOf = (entries: ReturnType<typeof story>) =>
  entries
    .groupBy(matterKey)
    .select(sql<string>`max(s.day)`.as("day"))
    .select(sql<number[]>`array_agg(s.id order by s.day desc, s.id desc)`.as("entryIds"));

/** The position of an entry's matter. */
export async function findStoryPosition(
  reader: StoryReader,
  readable: Readable,
  entryId: number,
): Promise<number | undefined> {
  const matters = mattersOf(readableStory(reader, readable)).as("matter");
  const placed = reader.tx
    .selectFrom(matters)
    .select("matter.entryIds")
    .select(
      sql<number>`row_number() over (order by matter.day desc, matter.entry_ids[1] desc)`.as(
        "position",
      ),
    );
  const found = await reader.tx
    .selectFrom(placed.as("placed"))
    .where(sql<boolean>`${entryId}::bigint = any(placed.entry_ids)`)
    .select("placed.position")
    .executeTakeFirst();
  return found?.position;
}

/** The number of matters by the kinds of their entries. */
export const countStoryKinds = (reader: StoryReader, readable: Readable) =>
  reader.tx
    .selectFrom(
      readableStory(reader, readable)
        .groupBy(matterKey)
        .select(sql<StoryKind[]>`array_agg(distinct s.kind)`.as("kinds"))
        .as("matter"),
    )
    .groupBy("matter.kinds")
    .select("matter.kinds")
    .select(({ fn }) => fn.countAll<number>().as("matters"))
    .execute();

/** By these visibilities; each matter with those of its entries that the reader may read. */
export async function findStory(
  reader: StoryReader,
  employeeId: number,
  visibilities: readonly Visibility[],
  list: HistoryQuery,
) {
  const { tx } = reader;
  const { kind, group, search, sort, pageSize } = list;
  const filters = [
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(group ? [sql`s.kind = any(${kindsIn(group)}::text[])`] : []),
    ...(search?.trim() ? [mentions(reader, employeeId, search)] : []),
  ];
  const all = mattersOf(readableStory(reader, { employeeId, visibilities }));
  const matching =
    filters.length === 0
      ? all
      : all.having(sql<boolean>`bool_or(${sql.join(filters, sql` and `)})`);
  const { direction } = sortOf(sort ?? "-happenedAt");
  const latestId = sql<number>`matter.entry_ids[1]`;
  // Details are looked up for the page alone; all matches are read at once, to be counted too.
  const page = tx
    .selectFrom(matching.as("matter"))
    .selectAll("matter")
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("matter.day", direction)
    .orderBy(latestId, direction)
    .limit(pageSize)
    .offset(offsetOf(list));
  const steps = tx
    .selectFrom(page.as("matter"))
    .select(["matter.day", "matter.total", latestId.as("latestId")])
    .select(sql<number>`unnest(matter.entry_ids)`.as("id"));
  const rows = await withColumns(tx, story(tx))
    .innerJoin(steps.as("step"), "step.id", "s.id")
    // Else a plan that expects many entries reads those of the whole company.
    .where("s.subjectId", "=", employeeId)
    .select(["step.total", "step.latestId"])
    .orderBy("step.day", direction)
    .orderBy("step.latestId", direction)
    .orderBy("s.day", "desc")
    .orderBy("s.id", "desc")
    .execute();
  const total = rows[0]?.total ?? (offsetOf(list) > 0 ? await countOf(tx, matching) : 0);
  const matters = Map.groupBy(rows, ({ latestId: id }) => id).values();
  return {
    items: [...matters].map((entries) => entries.map(({ total: _, latestId: __, ...row }) => row)),
    total,
  };
}

const countOf = async (tx: Tx, matters: ReturnType<typeof mattersOf>): Promise<number> =>
  (
    await tx
      .selectFrom(matters.as("matter"))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
  ).total;

/** Matters with entries that all these readers may read, by these visibilities. */
export async function countStory(
  tx: Tx,
  employeeId: number,
  {
    readers,
    visibilities,
  }: { readers: readonly StoryReader[]; visibilities: readonly Visibility[] },
): Promise<number> {
  const all = readers.flatMap((reader) => [
    mayKnowNote(reader, employeeId),
    mayKnowPromise(reader, employeeId),
  ]);
  const { total } = await all
    .reduce((query, mayKnow) => query.where(mayKnow), story(tx))
    .where("s.subjectId", "=", employeeId)
    .where("s.visibility", "=", sql<Visibility>`any(${visibilities}::text[])`)
    .select(sql<number>`count(distinct (${matterKey}))`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Latest entries about anyone, without some kinds and others' personal ones, by primary key, which only grows. */
export const findRecentStory = (
  reader: StoryReader,
  { without, limit }: { without: readonly StoryKind[]; limit: number },
) => {
  const { tx, actor } = reader;
  const last = tx
    .selectFrom("story as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.subjectKind", "=", "employee")
    .where("s.kind", "!=", sql<string>`all(${without}::text[])`)
    .where(isAnnounced(tx, "s.plan_id"))
    .where(({ eb, or }) =>
      or([
        eb("s.visibility", "not in", ["personal", "private", "administration"]),
        eb("s.subjectId", "=", actor.employeeId).and("s.visibility", "!=", "administration"),
        eb("s.subjectId", "!=", actor.employeeId).and("s.visibility", "=", "administration"),
      ]),
    )
    .where(mayKnowNote(reader, anyone))
    .where(mayKnowPromise(reader, anyone))
    .select("s.id")
    .orderBy("s.id", "desc")
    .limit(limit);
  return withColumns(tx, story(tx))
    .innerJoin(last.as("last"), "last.id", "s.id")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "s.subjectId"),
    )
    .select(["e.id as employeeId", fullName("e").as("employeeName")])
    .orderBy("s.id", "desc")
    .execute();
};
