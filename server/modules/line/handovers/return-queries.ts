import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueDays } from "#server/due/due.ts";
import { keepDue } from "#server/due/due-queries.ts";

/** The return days of unfinished handovers. */
export const returnDays: DueDays = {
  kind: "line.handoverReturns",
  daysBefore: 0,
  days: (tx) => sql`
    select h.id as about, h.returns_on as on_day from handovers as h
    where h.tenant_id = ${tx.tenantId} and h.returns_on is not null and h.finished_on is null and h.closed_on is null`,
};

/** When the handover behind an alias was withdrawn or returned; else null. */
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

/** Stored as neither finished nor closed. */
export const findUnfinished = (tx: Tx, employeeIds: readonly number[]): Promise<Unfinished[]> =>
  tx
    .selectFrom("handovers as h")
    .where("h.tenantId", "=", tx.tenantId)
    .where("h.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("h.finishedOn", "is", null)
    .where("h.closedOn", "is", null)
    .select(["h.id", "h.employeeId", "h.outgoingId", "h.takesOverOn", "h.returnsOn"])
    .execute();

/** Stores the day of the outgoing manager's return; null without one. */
export async function saveReturns(
  tx: Tx,
  returning: readonly { id: number; returnsOn: string | null }[],
): Promise<void> {
  await sql`
    update handovers as h set returns_on = given.day
    from unnest(${returning.map(({ id }) => id)}::bigint[], ${returning.map(({ returnsOn }) => returnsOn)}::date[]) as given (id, day)
    where h.tenant_id = ${tx.tenantId} and h.id = given.id`.execute(tx);
  await keepDue(
    tx,
    returnDays,
    returning.map(({ id }) => id),
  );
}

/** Closes and returns the unfinished handovers of employees, or of ids, that have returned, on that day. */
export async function closeReturned(
  tx: Tx,
  today: string,
  of: { employeeIds: readonly number[] } | { ids: readonly number[] },
): Promise<{ id: number; employeeId: number; on: string }[]> {
  const isOne =
    "ids" in of
      ? sql`h.id = any(${of.ids}::bigint[])`
      : sql`h.employee_id = any(${of.employeeIds}::bigint[])`;
  const { rows } = await sql<{ id: number; employeeId: number; on: string }>`
    update handovers as h set closed_on = h.returns_on
    where h.tenant_id = ${tx.tenantId} and ${isOne} and h.returns_on <= ${today}::date
      and h.finished_on is null and h.closed_on is null
    returning h.id, h.employee_id, h.closed_on as "on"`.execute(tx);
  return rows;
}
