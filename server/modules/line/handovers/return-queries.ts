import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** Since when the handover behind an alias is closed without an end: withdrawn, or who hands over leads the employee again; else null. */
export const closedSince = (alias: string, today: string) => sql<string | null>`
  coalesce(${sql.ref(`${alias}.closed_on`)}, case when ${sql.ref(`${alias}.finished_on`)} is null
    and ${sql.ref(`${alias}.returns_on`)} <= ${today}::date then ${sql.ref(`${alias}.returns_on`)} end)`;

/** Whether the handover behind an alias is neither finished nor closed. */
export const isUnfinished = (alias: string, today: string) => sql<boolean>`(
  ${sql.ref(`${alias}.finished_on`)} is null and ${sql.ref(`${alias}.closed_on`)} is null
  and (${sql.ref(`${alias}.returns_on`)} is null or ${sql.ref(`${alias}.returns_on`)} > ${today}::date))`;

export interface Unfinished {
  id: number;
  employeeId: number;
  outgoingId: number;
  takesOverOn: string;
  returnsOn: string | null;
}

export const findUnfinished = (tx: Tx, employeeIds: readonly number[]): Promise<Unfinished[]> =>
  tx
    .selectFrom("handovers as h")
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("h.finishedOn", "is", null)
    .where("h.closedOn", "is", null)
    .select(["h.id", "h.employeeId", "h.outgoingId", "h.takesOverOn", "h.returnsOn"])
    .execute();

/** Stores from which day on who hands over leads again; null if that is not recorded. */
export async function saveReturns(
  tx: Tx,
  returning: readonly { id: number; returnsOn: string | null }[],
): Promise<void> {
  await sql`
    update handovers as h set returns_on = given.day
    from unnest(${returning.map(({ id }) => id)}::bigint[], ${returning.map(({ returnsOn }) => returnsOn)}::date[]) as given (id, day)
    where h.tenant_id = ${tx.tenantId} and h.id = given.id`.execute(tx);
}

/** The next companies, by id, with unfinished handovers that have returned by a day. */
export async function findTenantsWithReturned(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_handovers_returned(${after}::uuid, ${until}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Closes some of the unfinished handovers that have returned, of these employees or of all, on the day on which they did; returns them. */
export async function closeReturned(
  tx: Tx,
  today: string,
  { limit, employeeIds }: { limit: number | null; employeeIds: readonly number[] | null },
): Promise<{ id: number; employeeId: number; on: string }[]> {
  const { rows } = await sql<{ id: number; employeeId: number; on: string }>`
    update handovers as h set closed_on = h.returns_on
    where h.tenant_id = ${tx.tenantId} and h.id in (
      select returned.id from handovers as returned
      where returned.tenant_id = ${tx.tenantId} and returned.returns_on <= ${today}::date
        and returned.finished_on is null and returned.closed_on is null
        and (${employeeIds}::bigint[] is null or returned.employee_id = any(${employeeIds}::bigint[]))
      order by returned.returns_on, returned.id limit ${limit}
      for update skip locked)
    returning h.id, h.employee_id, h.closed_on as "on"`.execute(tx);
  return rows;
}
