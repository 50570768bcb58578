import { sql } from "kysely";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { plusDays } from "#server/company-day.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { ownTypeOf } from "#server/modules/leave/index.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { lastDayOfProbation } from "#server/organisation/probation.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import { managerOf, peopleOf } from "#server/organisation/reporting-line.ts";
import { handoversToRead, notesToRead, type Reader } from "./reading-queries.ts";
import { firstTalkDay } from "./talk-day.ts";

/** The actor's people of less than thirty days who are not done, with their number. Statements are sent at once. */
export async function newWithActor(
  reader: Reader,
  limit: number,
): Promise<{ items: NewPerson[]; total: number }> {
  const [rows, days] = await Promise.all([findNewPeople(reader, { limit }), companyDays(reader)]);
  return {
    items: rows.map((row) => newPersonOf(row, reader.today, days)),
    total: rows[0]?.total ?? 0,
  };
}

function newPersonOf(row: NewPersonRow, today: string, days: CompanyDays): NewPerson {
  const { employeeId, employeeName, total: _, isFinished: __, ...person } = row;
  return {
    ...person,
    employee: { id: employeeId, name: employeeName },
    lastDay: plusDays(row.ledFrom, newDays - 1),
    suggestedTalkOn: firstTalkDay(today, days, row.leave),
  };
}

/** Whether everything is read and the talk has taken place. */
export const isThrough = ({ reading, talkedOn }: NewPersonRow): boolean =>
  talkedOn !== null && reading.every(({ isRead }) => isRead);

const newDays = 30;

export interface NewPersonRow
  extends Pick<NewPerson, "ledFrom" | "promises" | "leave" | "probationEndsOn" | "reading">,
    Pick<NewPerson, "talkOn" | "talkedOn"> {
  employeeId: number;
  employeeName: string;
  isFinished: boolean;
  total: number;
}

/** The first day in the line of people who are new today. */
const firstDay = (today: string) => asDate(plusDays(today, 1 - newDays));

/** The stored first days of the reader with employee e, without any earlier time. */
const kept = ({ tx, actor, today }: Reader) => sql`(
  select case when f.talk_on >= ${firstDay(today)} then f.talk_on end as talk_on,
    coalesce(f.finished_on >= ${firstDay(today)}, false) as is_finished
  from first_days as f
  where f.tenant_id = ${tx.tenantId} and f.manager_id = ${actor.employeeId} and f.employee_id = e.id)`;

/** The day of the reader's last talk with employee e in these days. */
const lastTalk = ({ tx, actor, today }: Reader) => sql`(
  select max(s.day) from story as s
  where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'talked' and s.subject_id = e.id
    and s.by_id = ${actor.employeeId} and s.day >= ${firstDay(today)})`;

/** The active employees (e) led by the reader today but not thirty days ago, by name. */
const newPeople = (reader: Reader) => {
  const { tx, actor, today } = reader;
  return sql`
    select e.id, e.sort_name, kept.talk_on, ${lastTalk(reader)} as talked_on, coalesce(kept.is_finished, false) as is_finished
    from (
      select led.employee_id from ${peopleOf(tx, actor.employeeId, today)} as led
      except
      select led.employee_id from ${peopleOf(tx, actor.employeeId, plusDays(today, -newDays))} as led
    ) as fresh
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = fresh.employee_id
    left join lateral ${kept(reader)} as kept on true
    where e.is_active`;
};

/** The new employees of the reader who are not done, by name; or one of them, even if done. */
export async function findNewPeople(
  reader: Reader,
  { limit, only = null }: { limit: number; only?: number | null },
): Promise<NewPersonRow[]> {
  const { tx, actor, today } = reader;
  const isLedOn = sql<boolean>`${managerOf(tx, sql.ref("e.id"), sql<string>`day.day::date`)} = ${actor.employeeId}`;
  const { rows } = await sql<NewPersonRow>`
    with ${computedOnce(
      "listed",
      sql`
      select new_people.*, count(*) over () as total from (${newPeople(reader)}) as new_people
      where ${only}::bigint is null and not is_finished or id = ${only}::bigint
      order by sort_name, id limit ${limit}`,
    )}
    select e.id as employee_id, ${fullName("e")} as employee_name, listed.total, listed.talk_on, listed.talked_on,
      listed.is_finished, since.led_from,
      case when ${lastDayOfProbation(tx)} >= ${asDate(today)} then ${lastDayOfProbation(tx)} end as probation_ends_on,
      ${handoversToRead(reader)} || ${notesToRead(reader)} as reading,
      ${promisesOf(reader)} as promises, ${leaveOf(reader)} as leave
    from listed
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = listed.id
    cross join lateral (
      select min(day.day)::date as led_from
      from generate_series(${firstDay(today)}::timestamp, ${asDate(today)}::timestamp, '1 day') as day (day)
      where ${isLedOn}) as since
    order by listed.sort_name, listed.id`.execute(tx);
  return rows;
}

const [maxPromises, maxLeave] = [5, 5];

/** The unsettled promises to employee e as JSON, first due first. */
const promisesOf = ({ tx, actor, today }: Reader) => sql<NewPerson["promises"]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', item.id, 'promiseText', item.promise_text, 'dueOn', item.due_on,
    'isToBeTalkedAbout', item.is_to_be_talked_about) order by item.due_on nulls last, item.id)
  from (
    select p.id, p.promise_text, p.due_on, exists (
      select from handover_promises as answer
      where answer.tenant_id = ${tx.tenantId} and answer.promise_id = p.id and not answer.is_accepted
        and answer.by_id = ${actor.employeeId}) as is_to_be_talked_about
    from promises as p
    where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.state in ('proposed', 'open')
      and ${readsPromise(tx, actor, { alias: "p", today })}
    order by p.due_on nulls last, p.id limit ${maxPromises}) as item), '[]')`;

/** The current and future leave of employee e as JSON. */
const leaveOf = ({ tx, today }: Reader) => sql<NewPerson["leave"]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', item.id, 'leaveType', item.leave_type, 'ownType', item.own_type, 'startDate', item.start_date,
    'endDate', item.end_date, 'isPending', item.leave_status = 'pending') order by item.start_date, item.id)
  from (
    select r.id, r.leave_type, ${ownTypeOf(tx, sql`r.own_type_id`)} as own_type, r.start_date, r.end_date, r.leave_status from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.employee_id = e.id and r.leave_status in ('pending', 'approved')
      and r.end_date >= ${asDate(today)}
    order by r.start_date, r.id limit ${maxLeave}) as item), '[]')`;
