import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { drawIds } from "#server/db/record-ids.ts";
import type { DueDays } from "#server/due/due.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/** The due days of handover steps. */
export const stepDays: DueDays = {
  kind: "continuity.handoverStep",
  daysBefore: 0,
  days: (tx) => sql`
    select s.handover_id as about, s.due_on as on_day from handover_steps as s
    where s.tenant_id = ${tx.tenantId} and s.done_on is null`,
};

export interface Passing {
  employeeId: number;
  from: string;
  /** The managers on the day before and on this day, as recorded now; null means none. */
  outgoingId: number | null;
  incomingId: number | null;
  /** Today's manager, if the day is over. */
  byNowId: number | null;
  /** Whether the employee is in the company on that day. */
  stays: boolean;
  /** Whether a finished handover exists for it, or an unfinished one for a valid change until this day. */
  isHandedOver: boolean;
}

/** The two managers of each employee's change on their day. */
export async function findPassing(
  tx: Tx,
  affected: readonly { employeeId: number; from: string }[],
  today: string,
): Promise<Passing[]> {
  const ids = affected.map(({ employeeId }) => employeeId);
  const days = affected.map(({ from }) => from);
  const { rows } = await sql<Passing>`
    select passing.*, exists (
      select from handovers as h
      where h.tenant_id = ${tx.tenantId} and h.employee_id = passing.employee_id and h.outgoing_id = passing.outgoing_id
        and h.closed_on is null and (
          h.finished_on is not null and h.takes_over_on = passing."from"
          or h.finished_on is null and h.takes_over_on <= passing."from" and not ${hasReturned(tx, today)}
            and ${managerOf(tx, sql.ref("h.employee_id"), sql`h.takes_over_on - 1`)} = h.outgoing_id
            and ${managerOf(tx, sql.ref("h.employee_id"), sql.ref("h.takes_over_on"))} is distinct from h.outgoing_id)) as is_handed_over
    from (
      select asked.employee_id, asked.day as "from",
        ${managerOf(tx, sql.ref("asked.employee_id"), sql`asked.day - 1`)} as outgoing_id,
        ${managerOf(tx, sql.ref("asked.employee_id"), sql.ref("asked.day"))} as incoming_id,
        ${managerOf(tx, sql.ref("asked.employee_id"), sql`greatest(asked.day, ${today}::date)`)} as by_now_id,
        e.is_active and coalesce(e.termination_date >= asked.day, true) as stays
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (employee_id, day)
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = asked.employee_id) as passing
    order by passing."from", passing.employee_id`.execute(tx);
  return rows;
}

/** Whether the outgoing manager (h) leads on the day of the change, or again today. */
const hasReturned = (tx: Tx, today: string) => sql`(
  ${managerOf(tx, sql.ref("h.employee_id"), sql`greatest(h.takes_over_on, ${today}::date)`)} is not distinct from h.outgoing_id)`;

/** Closes and returns unfinished handovers that no longer apply: the manager returned, did not lead before, or the employee left. */
export async function closeObsolete(
  tx: Tx,
  employeeIds: readonly number[],
  today: string,
): Promise<{ id: number; employeeId: number }[]> {
  const { rows } = await sql<{ id: number; employeeId: number }>`
    update handovers as h set closed_on = ${today}::date
    where h.tenant_id = ${tx.tenantId} and h.employee_id = any(${employeeIds}::bigint[])
      and h.finished_on is null and h.closed_on is null and (
        ${hasReturned(tx, today)}
        or h.takes_over_on > (select e.termination_date from employees as e
          where e.tenant_id = ${tx.tenantId} and e.id = h.employee_id)
        or h.takes_over_on > ${today}::date
          and ${managerOf(tx, sql.ref("h.employee_id"), sql`h.takes_over_on - 1`)} is distinct from h.outgoing_id)
    returning h.id, h.employee_id`.execute(tx);
  return rows;
}

export interface NewHandover {
  employeeId: number;
  outgoingId: number;
  takesOverOn: string;
}

/** Adds handovers, or moves unfinished ones between the same people; returns which are new. */
export async function upsertHandovers(
  tx: Tx,
  handovers: readonly NewHandover[],
  opened: { on: string; byId: number | null },
): Promise<{ id: number; employeeId: number; outgoingId: number; isNew: boolean }[]> {
  const ids = await drawIds(tx, handovers.length);
  const { rows } = await sql<{ id: number; employeeId: number; outgoingId: number }>`
    insert into handovers (tenant_id, id, employee_id, outgoing_id, takes_over_on, opened_on, opened_by_id)
    select ${tx.tenantId}, given.id, given.employee_id, given.outgoing_id, given.day, ${opened.on}::date, ${opened.byId}::bigint
    from unnest(${ids}::bigint[], ${handovers.map((one) => one.employeeId)}::bigint[],
      ${handovers.map((one) => one.outgoingId)}::bigint[],
      ${handovers.map((one) => one.takesOverOn)}::date[]) as given (id, employee_id, outgoing_id, day)
    on conflict (tenant_id, employee_id, outgoing_id) where finished_on is null and closed_on is null
      do update set takes_over_on = excluded.takes_over_on, returns_on = null
    returning id, employee_id, outgoing_id`.execute(tx);
  return rows.map((row) => ({ ...row, isNew: ids.includes(row.id) }));
}

/** Finished steps stay as they are. */
export async function saveDueDays(
  tx: Tx,
  steps: readonly { handoverId: number; step: number; dueOn: string }[],
): Promise<void> {
  await sql`
    insert into handover_steps as s (tenant_id, handover_id, step, due_on)
    select ${tx.tenantId}, given.handover_id, given.step, given.due_on
    from unnest(${steps.map((one) => one.handoverId)}::bigint[], ${steps.map((one) => one.step)}::int[],
      ${steps.map((one) => one.dueOn)}::date[]) as given (handover_id, step, due_on)
    on conflict (tenant_id, handover_id, step) do update set due_on = excluded.due_on where s.done_on is null`.execute(
    tx,
  );
  await keepDue(
    tx,
    stepDays,
    steps.map(({ handoverId }) => handoverId),
  );
}
