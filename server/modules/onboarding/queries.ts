import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** Whether any tenant has this domain, from the directory over all tenants. */
export async function isDomainClaimed(db: DirectoryTx, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    isClaimed: boolean;
  }>`select app.is_domain_claimed(${domain}) as is_claimed`.execute(db);
  return rows[0]?.isClaimed ?? false;
}

/** Erases part of the expired sign-ups and returns the number of rows; zero at the end. */
export async function eraseUnconfirmed(db: DirectoryTx): Promise<number> {
  const { rows } = await sql<{ erased: number }>`select app.erase_unconfirmed() as erased`.execute(
    db,
  );
  return rows[0]?.erased ?? 0;
}

export const findInvitingCompany = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["domainName", "timeZone", "confirmedAt", "openedFrom"])
    .executeTakeFirstOrThrow();

/** The number of people added on a company's day, without the owner. */
export async function countAdded(tx: Tx, day: string): Promise<number> {
  const { added } = await tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`e.id is distinct from t.owner_employee_id`)
    .where(sql<boolean>`(e.created_at at time zone t.time_zone)::date = ${day}::date`)
    .select(({ fn }) => fn.countAll<number>().as("added"))
    .executeTakeFirstOrThrow();
  return added;
}

export const findIsActive = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", employeeId)
    .select("isActive")
    .executeTakeFirst();

/** Records the reminder of active, invited employees with incomplete profiles and without a recent one; returns them. */
export const saveReminded = (
  tx: Tx,
  employeeIds: readonly number[],
  { now, before }: { now: string; before: string },
) =>
  tx
    .updateTable("accounts as c")
    .from("employees as e")
    .set({ remindedAt: now })
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("c.invitationWithdrawnAt", "is", null)
    .where((eb) => eb.or([eb("c.invitedAt", "is not", null), eb("c.passwordHash", "is not", null)]))
    .where((eb) => eb.or([eb("c.remindedAt", "is", null), eb("c.remindedAt", "<", before)]))
    .where("e.tenantId", "=", tx.tenantId)
    .whereRef("e.id", "=", "c.employeeId")
    .where("e.employeeStatus", "=", "pending")
    .where("e.isActive", "=", true)
    .returning("c.employeeId")
    .execute();
