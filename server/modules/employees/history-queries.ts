import { sql } from "kysely";
import type { StoryKind, StoryLinkKind } from "#contract/codes/story-kind.ts";
import type { FieldChange, HistoryQuery } from "#contract/history.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { fullName, nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import type { Visibility } from "#server/story/story.ts";

/** An employee with who heads their department; undefined if there is none. */
export const findWithHead = (tx: Tx, id: number) =>
  employeesWithPosition(tx)
    .where("e.id", "=", id)
    .select(["e.id", "d.departmentHeadId"])
    .executeTakeFirst();

const story = (tx: Tx) =>
  tx
    .selectFrom("story as s")
    .leftJoin("employees as b", (join) =>
      join.onRef("b.tenantId", "=", "s.tenantId").onRef("b.id", "=", "s.byId"),
    )
    .leftJoin("employees as m", (join) =>
      join.onRef("m.tenantId", "=", "s.tenantId").onRef("m.id", "=", "s.managerThenId"),
    )
    .where("s.tenantId", "=", tx.tenantId);

const withColumns = (query: ReturnType<typeof story>) =>
  query.select([
    "s.id",
    sql<StoryKind>`s.kind`.as("kind"),
    "s.happenedAt",
    "s.recordedAt",
    "s.byId",
    nameOf("b").as("byName"),
    "s.managerThenId",
    nameOf("m").as("managerThenName"),
    sql<FieldChange[]>`s.changes`.as("changes"),
    sql<StoryLinkKind | null>`s.link_kind`.as("linkKind"),
    "s.linkId",
    "s.reason",
  ]);
export type StoryRow = Awaited<ReturnType<ReturnType<typeof withColumns>["execute"]>>[number];

/** One page of an employee's story, as far as these visibilities go. */
export async function findStory(
  tx: Tx,
  employeeId: number,
  visibilities: readonly Visibility[],
  list: HistoryQuery,
) {
  const { kind, search, sort, pageSize } = list;
  const matching = story(tx)
    .where("s.employeeId", "=", employeeId)
    .where("s.visibility", "=", sql<Visibility>`any(${visibilities}::text[])`)
    .$if(kind !== undefined, (query) => query.where("s.kind", "=", kind ?? ""))
    .$if(Boolean(search), (query) =>
      query.where(
        contains(["s.kind", "s.changes", "s.reason", "b.name", "b.surname"], search ?? ""),
      ),
    );
  const { direction } = sortOf(sort ?? "-happenedAt");
  const [items, { total }] = await Promise.all([
    withColumns(matching)
      .orderBy("s.happenedAt", direction)
      .orderBy("s.id", direction)
      .limit(pageSize)
      .offset(offsetOf(list))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** What was written down last about anybody, personal entries of other people than the reader left out; in the order of the primary key, which only grows. */
export const findRecentStory = (tx: Tx, readerId: number, limit: number) =>
  withColumns(story(tx))
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "s.tenantId").onRef("e.id", "=", "s.employeeId"),
    )
    .where(({ eb, or }) =>
      or([eb("s.visibility", "!=", "personal"), eb("s.employeeId", "=", readerId)]),
    )
    .select(["s.employeeId", fullName("e").as("employeeName")])
    .orderBy("s.id", "desc")
    .limit(limit)
    .execute();
