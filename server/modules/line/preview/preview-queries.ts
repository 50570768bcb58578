import { sql } from "kysely";
import type { LedPerson } from "#contract/line/planned-line.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import type { Manager } from "#server/organisation/reporting-line.ts";

type Reader = Pick<Context, "tx" | "actor">;

/** Each employee's numbers of open requests, unsettled promises and notes for the manager; intents about the reader are left out. */
export async function countPassingOf(
  { tx, actor }: Reader,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, LedPerson["passes"]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number } & LedPerson["passes"]>`
    select asked.id, (
      select count(*)::int from leave_requests as r
      where r.tenant_id = ${tx.tenantId} and r.employee_id = asked.id
        and (r.leave_status = 'pending' or r.cancellation_asked_at is not null)) as leave, (
      select count(*)::int from promises as p
      where p.tenant_id = ${tx.tenantId} and p.employee_id = asked.id and p.state in ('proposed', 'open')
        and not (p.is_intent and p.employee_id = ${actor.employeeId})) as promises, (
      select count(*)::int from notes as n
      where n.tenant_id = ${tx.tenantId} and n.about_employee_id = asked.id
        and n.audience in ('line', 'shared') and n.deleted_at is null) as notes
    from unnest(${employeeIds}::bigint[]) as asked (id)`.execute(tx);
  return new Map(rows.map(({ id, ...passes }) => [id, passes]));
}

export async function findDeactivated(tx: Tx, employeeIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("e.isActive", "=", false)
    .select("e.id")
    .orderBy("e.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Managers whose last day is between two days. */
export async function findLeaving(
  tx: Tx,
  employeeIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<{ id: number; lastDay: string }[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("e.terminationDate", ">=", from)
    .where("e.terminationDate", "<=", to)
    .select(["e.id", "e.terminationDate as lastDay"])
    .orderBy("e.id")
    .execute();
  return rows.flatMap(({ id, lastDay }) => (lastDay ? [{ id, lastDay }] : []));
}

/** The first and last day of approved leave between two days, without its kind. */
export async function findAway(
  tx: Tx,
  employeeIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<{ employeeId: number; from: string; to: string }[]> {
  const { rows } = await sql<{ employeeId: number; from: string; to: string }>`
    select r.employee_id, min(r.start_date) as "from", max(r.end_date) as "to" from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.employee_id = any(${employeeIds}::bigint[])
      and r.leave_status = 'approved' and r.start_date <= ${to}::date and r.end_date >= ${from}::date
    group by r.employee_id order by r.employee_id`.execute(tx);
  return rows;
}

/** The managers' drafts about these employees by author, if still able to release them; without drafts about the reader. */
export async function countDraftsBy(
  { tx, actor }: Reader,
  led: readonly { employeeId: number; was: Manager }[],
): Promise<{ manager: Manager; drafts: number }[]> {
  const about = led.filter(({ employeeId }) => employeeId !== actor.employeeId);
  const { rows } = await sql<{ id: number; drafts: number }>`
    select n.author_id as id, count(*)::int as drafts
    from unnest(${about.map(({ employeeId }) => employeeId)}::bigint[], ${about.map(({ was }) => was.id)}::bigint[]) as led (id, by_id)
    join notes as n on n.tenant_id = ${tx.tenantId} and n.about_employee_id = led.id and n.author_id = led.by_id
      and n.audience = 'draft' and n.deleted_at is null
    join employees as author on author.tenant_id = ${tx.tenantId} and author.id = n.author_id and author.is_active
    group by n.author_id order by n.author_id`.execute(tx);
  const names = new Map(about.map(({ was }) => [was.id, was]));
  return rows.map(({ id, drafts }) => ({ manager: names.get(id) ?? { id, name: "" }, drafts }));
}

/** The number of super administrators able to sign in. */
export async function countSuperadmins(tx: Tx): Promise<number> {
  const { people } = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.employeeRole", "=", "Executive")
    .where("e.isActive", "=", true)
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  return people;
}
