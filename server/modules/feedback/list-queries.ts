import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReceivedFeedbackQuery, SentFeedbackQuery } from "#contract/feedback.ts";
import type { Page } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";
import {
  anyOf,
  contains,
  orderOf,
  pageWithTotal,
  type SortColumn,
  windowOf,
} from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";

/** Whether a message was sent to the reader or by them. */
type Side = "received" | "sent";

const people = {
  received: { own: sql.ref<number>("f.receiver_id"), other: sql.ref<number>("f.sender_id") },
  sent: { own: sql.ref<number>("f.sender_id"), other: sql.ref<number>("f.receiver_id") },
};

type List = Omit<ReceivedFeedbackQuery | SentFeedbackQuery, "sort"> & {
  sort: NonNullable<(ReceivedFeedbackQuery | SentFeedbackQuery)["sort"]>;
};

const byName: SortColumn = { by: sql`lower(${fullName("e")})` };
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

/** One page of what the reader has received or sent, with the other's name and department of today. */
export function findFeedback(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  side: Side,
  list: List,
): Promise<Page<Message>> {
  const condition = conditionOf(tx, side, actor.employeeId, list);
  const { own, other } = people[side];
  const { forwards, backwards } = orderOfList(list);
  const joined = sql`join employees as e on e.tenant_id = ${tx.tenantId} and e.id = ${other}`;

  const findItems = async (total?: number) => {
    const window = windowOf(list, total);
    const ids = sql`
      select f.id from feedback as f ${namesOrder(list) ? joined : sql``}
      where f.tenant_id = ${tx.tenantId} and ${condition}
      order by ${window.isFromEnd ? backwards : forwards} limit ${window.limit} offset ${window.offset}`;
    const { rows } = await sql<Message>`
      select f.id, f.title, f.message, f.created_at, (f.created_at at time zone t.time_zone)::date as created_day, f.read_at,
        ${fullName("e")} as other_name, d.department_name, r.reported_at, r.resolved_at
      from feedback as f ${joined}
      join tenants as t on t.id = ${tx.tenantId}
      left join lateral ${departmentRowOf(tx, sql.ref<number>("e.id"), today)} as d on true
      left join feedback_reports as r on r.tenant_id = ${tx.tenantId} and r.feedback_id = f.id
      where f.tenant_id = ${tx.tenantId} and ${own} = ${actor.employeeId} and f.id = ${anyOf(ids)}
      order by ${forwards}`.execute(tx);
    return rows;
  };
  return pageWithTotal(list, countOf(tx, condition), findItems);
}

async function countOf(tx: Tx, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from feedback as f where f.tenant_id = ${tx.tenantId} and ${condition}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

function conditionOf(
  tx: Tx,
  side: Side,
  readerId: number,
  { search, status, feedbackId }: List,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`${people[side].own} = ${readerId}`,
    ...(status ? [sql`f.read_at is ${sql.raw(status === "read" ? "not null" : "null")}`] : []),
    ...(feedbackId ? [sql`f.id = ${feedbackId}`] : []),
    ...(search ? [foundBy(tx, side, readerId, search)] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Whether the subject, the message or, of received feedback, the sender's name contains a text. */
function foundBy(tx: Tx, side: Side, readerId: number, text: string) {
  const words = sql`${contains(["f.title"], text)} or ${contains(["f.message"], text)}`;
  if (side === "sent") return sql`(${words})`;
  return sql`(${words} or f.sender_id in (
    select e.id from employees as e
    where e.tenant_id = ${tx.tenantId} and ${contains(["e.name", "e.surname"], text)} and e.id in (
      select sent.sender_id from feedback as sent
      where sent.tenant_id = ${tx.tenantId} and sent.receiver_id = ${readerId})))`;
}
