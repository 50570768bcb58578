import { sql } from "kysely";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { asDate } from "#server/organisation/dated.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import type { Reader } from "./reader.ts";

const [maxPromises, maxLeave] = [5, 5];

export const promisesOf = ({ tx, actor, today }: Reader) => sql<NewPerson["promises"]>`coalesce((
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

export const leaveOf = ({ tx, today }: Reader) => sql<NewPerson["leave"]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', item.id, 'leaveType', item.leave_type, 'startDate', item.start_date,
    'endDate', item.end_date, 'isPending', item.leave_status = 'pending') order by item.start_date, item.id)
  from (
    select r.id, r.leave_type, r.start_date, r.end_date, r.leave_status from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.employee_id = e.id and r.leave_status in ('pending', 'approved')
      and r.end_date >= ${asDate(today)}
    order by r.start_date, r.id limit ${maxLeave}) as item), '[]')`;
