import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { leaveColumns } from "#server/modules/leave/requests/request-queries.ts";
import { peopleIn } from "#server/organisation/places.ts";

/** A person's cost of a shutdown, and their booked leave. */
export interface SavedPerson {
  employeeId: number;
  annualDays: number;
  unpaidDays: number;
  lackingDays: number;
  leaveIds: number[];
}

/** The next uncounted people, active and in its department on its first day, by id. */
export async function listToCount(
  tx: Tx,
  { id, departmentId, from }: { id: number; departmentId: number | null; from: string },
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .$if(departmentId !== null, (found) =>
      found.where("e.id", "in", peopleIn(tx, Number(departmentId), from)),
    )
    .where(
      sql<boolean>`e.id > coalesce((
        select max(p.employee_id) from leave_shutdown_people as p
        where p.tenant_id = ${tx.tenantId} and p.shutdown_id = ${id}), 0)`,
    )
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export const insertCounted = (tx: Tx, shutdownId: number, people: readonly SavedPerson[]) =>
  tx
    .insertInto("leaveShutdownPeople")
    .values(people.map((person) => ({ tenantId: tx.tenantId, shutdownId, ...person })))
    .execute();

/** The next people not processed in the present state, by id. */
export const listToDo = (tx: Tx, shutdownId: number, limit: number) =>
  tx
    .selectFrom("leaveShutdownPeople as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.shutdownId", "=", shutdownId)
    .where("p.isDone", "=", sql.lit(false))
    .select(["p.employeeId", "p.leaveIds"])
    .orderBy("p.employeeId")
    .limit(limit)
    .execute();

export const saveBooked = (tx: Tx, shutdownId: number, people: readonly SavedPerson[]) =>
  sql`
    update leave_shutdown_people as p
    set is_done = true, annual_days = given."annualDays", unpaid_days = given."unpaidDays",
      lacking_days = given."lackingDays", leave_ids = given."leaveIds"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given
      ("employeeId" bigint, "annualDays" numeric, "unpaidDays" numeric, "lackingDays" numeric, "leaveIds" bigint[])
    where p.tenant_id = ${tx.tenantId} and p.shutdown_id = ${shutdownId} and p.employee_id = given."employeeId"`.execute(
    tx,
  );

export const saveDone = (tx: Tx, shutdownId: number, employeeIds: readonly number[]) =>
  tx
    .updateTable("leaveShutdownPeople")
    .set({ isDone: true })
    .where("tenantId", "=", tx.tenantId)
    .where("shutdownId", "=", shutdownId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .execute();

/** Includes leave with a requested cancellation. */
export const listStillApproved = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("r.leaveStatus", "=", "approved")
    .select(leaveColumns(tx))
    .orderBy("r.id")
    .execute();

export async function listActive(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("isActive", "=", true)
    .select("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}
