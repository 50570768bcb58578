import { type RawBuilder, sql } from "kysely";
import type { HandoverPart } from "#contract/codes/continuity.ts";
import type { Context, Tx } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { anyOf, computedOnce, fenced } from "#server/db/query-hints.ts";
import { closedSince, isUnfinished } from "#server/modules/line/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { fullName } from "#server/organisation/names.ts";
import { hasReturnedSince } from "#server/organisation/past-employments.ts";
import { managerOf, managerRowOf, peopleOf } from "#server/organisation/reporting-line.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today" | "now">;

/** Unannounced plans name no incoming manager, even to super administrators. */
const known = ({ tx, today }: Reader): Tx => asKnownOn(tx, today);

/** The day of a handover (h), but today at the latest. */
const byThen = (today: string): RawBuilder<string> =>
  sql`greatest(h.takes_over_on, ${today}::date)`;

/** The manager of a handover's (h) employee on the day of the change. */
const incomingOf = (reader: Reader): RawBuilder<number | null> =>
  managerOf(known(reader), sql.ref("h.employee_id"), byThen(reader.today));

/** Whether someone has been rehired since a handover (h): a new employment has no part in it. */
const hasNewStart = ({ tx }: Reader, column: string) =>
  hasReturnedSince(tx, sql.ref(column), sql`h.takes_over_on - 1`);

/** Why the person behind an alias cannot take a step of a handover (h). */
const goneIn = (reader: Reader, alias: string) => sql<HandoverRow["gone"]>`case
  when ${sql.ref(`${alias}.termination_date`)} < ${reader.today}::date or ${hasNewStart(reader, `${alias}.id`)} then 'left'
  when not ${sql.ref(`${alias}.is_active`)} then 'deactivated' end`;

/** Whether the reader is one of the three, has confirmed it, or is a super administrator other than the employee. */
const takesPart = (reader: Reader) => sql<boolean>`(
  h.employee_id = ${reader.actor.employeeId}
  or h.outgoing_id = ${reader.actor.employeeId} and not ${hasNewStart(reader, "h.outgoing_id")}
  or h.confirmed_by_id = ${reader.actor.employeeId} and not ${hasNewStart(reader, "h.confirmed_by_id")} or ${reader.actor.isSuperadmin}
  or ${closedSince("h", reader.today)} is null and ${incomingOf(reader)} = ${reader.actor.employeeId})`;

interface HandoverRow {
  id: number;
  employeeId: number;
  employeeName: string;
  outgoingId: number;
  outgoingName: string;
  incomingId: number | null;
  incomingName: string | null;
  takesOverOn: string;
  openedOn: string;
  finishedOn: string | null;
  closedOn: string | null;
  step: 1 | 2 | 3 | null;
  dueOn: string | null;
  /** Why the person of the current step cannot take it; null if they can. */
  gone: "deactivated" | "left" | null;
  /** Whether the outgoing manager has been rehired since. */
  isOutgoingBack: boolean;
}

export type { HandoverRow };

const columns = (reader: Reader) => sql`
  h.id, h.employee_id, ${fullName("e")} as employee_name, h.outgoing_id, ${fullName("o")} as outgoing_name,
  h.takes_over_on, h.opened_on, h.finished_on, ${closedSince("h", reader.today)} as closed_on,
  i.id as incoming_id, ${fullName("i")} as incoming_name, present.step, present.due_on,
  case present.step when 1 then ${goneIn(reader, "o")} when 2 then ${goneIn(reader, "e")} when 3 then i.gone end as gone,
  ${hasNewStart(reader, "h.outgoing_id")} as is_outgoing_back,
  ${reader.actor.employeeId}::bigint as reader_id`;

const isOpen = ({ today }: Reader) => isUnfinished("h", today);

/** A handover (h) with its current step (present), the employee, and both managers. */
const joined = (reader: Reader) => sql`
  handovers as h ${withPresentStep(reader)} ${withPeople(reader)}`;

const withPresentStep = (reader: Reader) => sql`
  left join lateral (
    select s.step, s.due_on from handover_steps as s
    where s.tenant_id = ${reader.tx.tenantId} and s.handover_id = h.id and s.done_on is null and ${isOpen(reader)}
    order by s.step limit 1) as present on true`;

/**
 * Looked up per handover, as a join would read all employees. Empty if the outgoing manager leads on that day. Row security
 * keeps `coalesce` out of an index.
 */
const withPeople = (reader: Reader) => sql`
  join employees as e on e.tenant_id = ${reader.tx.tenantId} and e.id = h.employee_id
  join employees as o on o.tenant_id = ${reader.tx.tenantId} and o.id = h.outgoing_id
  left join lateral ${managerRowOf(known(reader), sql.ref("h.employee_id"), byThen(reader.today))} as leader on true
  left join lateral (
    select found.id, found.name, found.surname, found.email, case when found.termination_date < ${reader.today}::date then 'left'
      when not found.is_active then 'deactivated' end as gone
    from employees as found
    where found.tenant_id = ${reader.tx.tenantId} and found.id = case when h.confirmed_by_id is not null then h.confirmed_by_id
      when leader.employee_id <> h.outgoing_id then leader.employee_id end limit 1) as i on true`;

/** Found from the reader's people, as a look at each handover is slower. */
const takenOverBy = (reader: Reader) => sql`(
  select h.id
  from ${fenced(sql`
    select by_then.day, led.employee_id
    from (
      select distinct ${byThen(reader.today)} as day from handovers as h
      where h.tenant_id = ${reader.tx.tenantId} and ${isOpen(reader)}) as by_then
    cross join lateral ${peopleOf(known(reader), reader.actor.employeeId, sql.ref("by_then.day"))} as led`)} as taken
  join handovers as h on h.tenant_id = ${reader.tx.tenantId} and h.employee_id = taken.employee_id and ${isOpen(reader)}
    and ${byThen(reader.today)} = taken.day and h.outgoing_id <> ${reader.actor.employeeId})`;

const leftBefore = (tx: Tx, column: string) =>
  hasReturnedSince(tx, sql.ref(column), sql`part.takes_over_on - 1`);

/** The ids of the reader's handovers, each found by an index. */
const partsOf = (reader: Reader) => {
  const { tx, actor } = reader;
  const those = sql`select part.id from handovers as part where part.tenant_id = ${tx.tenantId}`;
  return sql`(
    ${those} and part.employee_id = ${actor.employeeId}
    union all ${those} and part.outgoing_id = ${actor.employeeId} and not ${leftBefore(tx, "part.outgoing_id")}
    union all ${those} and part.confirmed_by_id = ${actor.employeeId} and not ${leftBefore(tx, "part.confirmed_by_id")}
    union all ${takenOverBy(reader)})`;
};

const isListed = (reader: Reader, isTurnOnly: boolean) => {
  const { actor } = reader;
  if (isTurnOnly)
    return sql`${isOpen(reader)} and h.id = ${anyOf(partsOf(reader))} and (
      present.step = 1 and h.outgoing_id = ${actor.employeeId} or present.step = 2 and h.employee_id = ${actor.employeeId} and not ${hasNewStart(reader, "h.employee_id")}
      or present.step = 3 and h.id = ${anyOf(takenOverBy(reader))})`;
  if (actor.isSuperadmin) return sql.lit(true);
  return sql`h.id = ${anyOf(partsOf(reader))}`;
};

/** One page of the reader's handovers, unfinished first, or of those waiting for them, with their number. */
export async function findHandovers(
  reader: Reader,
  { isTurnOnly = false, ...list }: { page: number; pageSize: number; isTurnOnly?: boolean },
) {
  const { tx } = reader;
  const inOrder = sql`not ${isOpen(reader)}, present.due_on, h.takes_over_on desc, h.id`;
  const { rows } = await sql<HandoverRow & { total: number }>`
    with ${computedOnce(
      "listed",
      sql`
      select h.id, count(*) over () as total
      from handovers as h ${withPresentStep(reader)}
      where h.tenant_id = ${tx.tenantId} and ${isListed(reader, isTurnOnly)}
      order by ${inOrder} limit ${list.pageSize} offset ${offsetOf(list)}`,
    )}
    select ${columns(reader)}, listed.total
    from ${joined(reader)} join listed on listed.id = h.id
    where h.tenant_id = ${tx.tenantId}
    order by ${inOrder}`.execute(tx);
  return rows;
}

export interface PassingRow extends HandoverRow {
  total: number;
  requests: number;
  promises: number;
  lineNotes: number;
}

/** People other than the reader who pass on after today, by day and name, with what passes and their number. */
export async function findPassingOn(reader: Reader, limit: number): Promise<PassingRow[]> {
  const { tx, actor, today } = reader;
  const { rows } = await sql<PassingRow>`
    with ${computedOnce(
      "listed",
      sql`
      select h.id, count(*) over () as total
      from handovers as h
      where h.tenant_id = ${tx.tenantId} and h.takes_over_on > ${today}::date
        and ${closedSince("h", today)} is null and h.employee_id <> ${actor.employeeId}
        and ${actor.isSuperadmin ? sql.lit(true) : sql`h.id = ${anyOf(partsOf(reader))}`}
      order by h.takes_over_on, h.outgoing_id, h.id limit ${limit}`,
    )}
    select ${columns(reader)}, listed.total,
      (select count(*) from leave_requests as r where r.tenant_id = ${tx.tenantId} and r.employee_id = h.employee_id
        and r.leave_status = 'pending') as requests,
      (select count(*) from promises as p where p.tenant_id = ${tx.tenantId} and p.employee_id = h.employee_id
        and p.state in ('proposed', 'open') and not p.is_intent) as promises,
      (select count(*) from notes as n where n.tenant_id = ${tx.tenantId} and n.about_employee_id = h.employee_id
        and n.deleted_at is null and n.audience = 'line') as line_notes
    from ${joined(reader)} join listed on listed.id = h.id
    where h.tenant_id = ${tx.tenantId}
    order by h.takes_over_on, e.sort_name, h.id`.execute(tx);
  return rows;
}

export async function findHandoversOf(reader: Reader, employeeId: number, limit: number) {
  const { tx } = reader;
  const { rows } = await sql<HandoverRow>`
    with ${computedOnce(
      "listed",
      sql`
      select h.id from handovers as h
      where h.tenant_id = ${tx.tenantId} and h.employee_id = ${employeeId} and ${takesPart(reader)}
      order by h.takes_over_on desc, h.id desc limit ${limit}`,
    )}
    select ${columns(reader)} from ${joined(reader)} join listed on listed.id = h.id
    where h.tenant_id = ${tx.tenantId}
    order by h.takes_over_on desc, h.id desc`.execute(tx);
  return rows;
}

export async function findHandover(reader: Reader, id: number): Promise<HandoverRow | undefined> {
  const { tx } = reader;
  const { rows } = await sql<HandoverRow>`
    select ${columns(reader)} from ${joined(reader)}
    where h.tenant_id = ${tx.tenantId} and h.id = ${id} and ${takesPart(reader)}`.execute(tx);
  return rows[0];
}

/** The handovers whose current step is an employee's, first due first, without the reader's own. */
export async function findTurnsOf(reader: Reader, employeeId: number): Promise<HandoverRow[]> {
  const { tx, actor } = reader;
  const { rows } = await sql<HandoverRow>`
    select ${columns(reader)} from ${joined(reader)}
    where h.tenant_id = ${tx.tenantId} and ${isOpen(reader)} and h.employee_id <> ${actor.employeeId} and (
      present.step = 1 and h.outgoing_id = ${employeeId} or present.step = 2 and h.employee_id = ${employeeId}
      or present.step = 3 and i.id = ${employeeId})
    order by present.due_on, h.id`.execute(tx);
  return rows;
}

/** Locks handovers, so that their steps are done one by one. */
export const lockHandovers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("handovers as h")
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.id", "=", anyOf(ids))
    .select("h.id")
    .orderBy("h.id")
    .forUpdate()
    .execute();

export const findSteps = (tx: Tx, handoverId: number) =>
  tx
    .selectFrom("handoverSteps as s")
    .leftJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "s.doneById"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.handoverId", "=", handoverId)
    .select(["s.step", "s.dueOn", "s.doneOn", "s.releasedBecause", "s.doneById"])
    .select(fullName("by").as("doneByName"))
    .orderBy("s.step")
    .execute();

export const findTexts = (tx: Tx, handoverId: number) =>
  tx
    .selectFrom("handoverTexts as x")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "x.byId"),
    )
    .where("x.tenantId", "=", tx.tenantId)
    .where("x.handoverId", "=", handoverId)
    .select([sql<HandoverPart>`x.part`.as("part"), "x.body", "x.writtenAt", "x.byId"])
    .select(fullName("by").as("byName"))
    .execute();
