import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { type PastEmployment, pastEmploymentsOf } from "#server/organisation/past-employments.ts";

/** What an employee's employment was before they are rehired: from which day on, if it is known, until which, and how it was recorded. */
interface Ended extends PastEmployment {
  employeeId: number;
  at: Date;
  byId: number;
}

export const insertPastEmployment = (
  tx: Tx,
  { employeeId, from, to, serviceFrom, at, byId }: Ended,
) =>
  tx
    .insertInto("pastEmployments")
    .values({
      tenantId: tx.tenantId,
      employeeId,
      dateFrom: from,
      dateTo: to,
      serviceFrom,
      recordedAt: at.toISOString(),
      recordedById: byId,
    })
    .execute();

/** The past employments of an employee, the earliest first. */
export async function listPastEmployments(tx: Tx, employeeId: number): Promise<PastEmployment[]> {
  const { rows } = await sql<{ past: PastEmployment[] }>`
    select ${pastEmploymentsOf(tx, sql`${employeeId}::bigint`)} as past`.execute(tx);
  return rows[0]?.past ?? [];
}
