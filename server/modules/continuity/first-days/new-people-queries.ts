import { sql } from "kysely";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { plusDays } from "#server/company-day.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { lastDayOfProbation } from "#server/organisation/probation.ts";
import { managerOf, peopleOf } from "#server/organisation/reporting-line.ts";
import type { Reader } from "./reader.ts";
import { handoversToRead, notesToRead } from "./reading-queries.ts";
import { leaveOf, promisesOf } from "./what-is-ahead-queries.ts";

export const newDays = 30;

export interface NewPersonRow
  extends Pick<NewPerson, "ledFrom" | "promises" | "leave" | "probationEndsOn" | "reading">,
    Pick<NewPerson, "talkOn" | "talkedOn"> {
  employeeId: number;
  employeeName: string;
  isFinished: boolean;
  total: number;
}

const firstDay = (today: string) => asDate(plusDays(today, 1 - newDays));

/** What is kept of the reader's first days with an employee (e): nothing of an earlier time with them. */
const kept = ({ tx, actor, today }: Reader) => sql`(
  select case when f.talk_on >= ${firstDay(today)} then f.talk_on end as talk_on,
    case when f.talked_on >= ${firstDay(today)} then f.talked_on end as talked_on,
    coalesce(f.finished_on >= ${firstDay(today)}, false) as is_finished
  from first_days as f
  where f.tenant_id = ${tx.tenantId} and f.manager_id = ${actor.employeeId} and f.employee_id = e.id)`;

/** Active employees (e) whom the reader leads today and did not lead thirty days ago, by name, with what is kept of it. */
const newPeople = (reader: Reader) => {
  const { tx, actor, today } = reader;
  return sql`
    select e.id, e.sort_name, kept.talk_on, kept.talked_on, coalesce(kept.is_finished, false) as is_finished
    from (
      select led.employee_id from ${peopleOf(tx, actor.employeeId, today)} as led
      except
      select led.employee_id from ${peopleOf(tx, actor.employeeId, plusDays(today, -newDays))} as led
    ) as fresh
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = fresh.employee_id
    left join lateral ${kept(reader)} as kept on true
    where e.is_active`;
};

/**
 * Whom the reader leads since less than thirty days and is not through with, by name, with how many there are; or one of them, also
 * when they are through.
 */
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
