import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReceivedFeedbackQuery, SentFeedbackQuery } from "#contract/feedback.ts";
import type { Page } from "#contract/operation.ts";
import { askedWords } from "#contract/rules/search.ts";
import type { Context } from "#server/context.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import { orderOf, pageWithTotal, patternOf, type SortColumn, windowOf } from "#server/db/list.ts";
import { anyOf, type FoundIds } from "#server/db/query-hints.ts";
import { inEach, recordsWithWord } from "#server/modules/search/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";

type Side = "received" | "sent";

const people = {
  received: { own: sql.ref<number>("f.receiver_id"), other: sql.ref<number>("f.sender_id") },
  sent: { own: sql.ref<number>("f.sender_id"), other: sql.ref<number>("f.receiver_id") },
};

type List = Omit<ReceivedFeedbackQuery | SentFeedbackQuery, "sort"> & {
  sort: NonNullable<(ReceivedFeedbackQuery | SentFeedbackQuery)["sort"]>;
};

const byName: SortColumn = { by: sql`e.sort_name` };
const sortColumns = {
  created_at: { by: sql`f.created_at` },
  title: { by: sql`lower(f.title)` },
  sender_full_name: byName,
  receiver_full_name: byName,
  is_read: { by: sql`(f.read_at is not null)`, thenBy: sql`f.created_at` },
} satisfies Record<string, SortColumn>;

const namesOrder = ({ sort }: List) => sort.endsWith("_full_name");
const orderOfList = ({ sort }: List) => orderOf(sort, sortColumns, sql`f.id`);

export interface Message {
  id: number;
  title: string;
  message: string;
  createdAt: string;
  createdDay: string;
  readAt: string | null;
  otherName: string;
  departmentName: string | null;
  reportedAt: string | null;
  resolvedAt: string | null;
}

type Reader = Pick<Context, "tx" | "actor" | "today">;

/** One page of the reader's messages, with the other's name and department of today. */
export async function findFeedback(reader: Reader, side: Side, list: List): Promise<Page<Message>> {
  const { search } = list;
  if (!search)
    return pageWithTotal(list, countOf(reader, side, list), (total) =>
      findMessages(reader, side, list, pageOf(reader, side, list, total)),
    );
  const { items, total } = await findPageOfFound(
    reader.tx,
    {
      found: sql`select f.id ${ownOf(reader, side)} and ${filtersOf(list)} and ${foundBy(reader, side, search)}`,
      from: sql`(select f.* ${ownOf(reader, side)}) as f ${namesOrder(list) ? otherOf(reader, side) : sql``}`,
      alias: "f",
      order: orderOfList(list).forwards,
    },
    list,
  );
  return { items: await findMessages(reader, side, list, items), total };
}

/** The reader's messages (f). */
const ownOf = ({ tx, actor }: Reader, side: Side) => sql`
  from feedback as f where f.tenant_id = ${tx.tenantId} and ${people[side].own} = ${actor.employeeId}`;

/** Joins the other person (e) of each message. */
const otherOf = ({ tx }: Reader, side: Side) => sql`
  join employees as e on e.tenant_id = ${tx.tenantId} and e.id = ${people[side].other}`;

/** Read from the nearer end of the list if its total is known. */
function pageOf(reader: Reader, side: Side, list: List, total?: number): RawBuilder<number> {
  const { forwards, backwards } = orderOfList(list);
  const window = windowOf(list, total);
  return sql`
    select f.id from (select f.* ${ownOf(reader, side)} and ${filtersOf(list)}) as f
    ${namesOrder(list) ? otherOf(reader, side) : sql``}
    order by ${window.isFromEnd ? backwards : forwards} limit ${window.limit} offset ${window.offset}`;
}

async function findMessages(reader: Reader, side: Side, list: List, ids: FoundIds) {
  const { tx, today } = reader;
  const { rows } = await sql<Message>`
    select f.id, f.title, f.message, f.created_at, (f.created_at at time zone t.time_zone)::date as created_day, f.read_at,
      ${fullName("e")} as other_name, d.department_name, r.reported_at, r.resolved_at
    from (select f.* ${ownOf(reader, side)} and f.id = ${anyOf(ids)}) as f ${otherOf(reader, side)}
    join tenants as t on t.id = ${tx.tenantId}
    left join lateral ${departmentRowOf(tx, sql.ref<number>("e.id"), today)} as d on true
    left join feedback_reports as r on r.tenant_id = ${tx.tenantId} and r.feedback_id = f.id
    order by ${orderOfList(list).forwards}`.execute(tx);
  return rows;
}

async function countOf(reader: Reader, side: Side, list: List): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${ownOf(reader, side)} and ${filtersOf(list)}`.execute(reader.tx);
  return rows[0]?.total ?? 0;
}

function filtersOf({ status, feedbackId }: List): RawBuilder<SqlBool> {
  const conditions = [
    sql`true`,
    ...(status ? [sql`f.read_at is ${sql.raw(status === "read" ? "not null" : "null")}`] : []),
    ...(feedbackId ? [sql`f.id = ${feedbackId}`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** By text in subject or message or, if received, by the beginnings of the sender's names. */
function foundBy({ tx }: Reader, side: Side, text: string) {
  const contains = sql`f.search_text like ${patternOf(text)}`;
  if (side === "sent") return contains;
  const named = askedWords(text).map((word) =>
    recordsWithWord(tx, word, { kind: "person", parts: ["name"] }),
  );
  return sql`(f.sender_id in (${inEach(named)}) or ${contains})`;
}
