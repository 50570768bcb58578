import { sql } from "kysely";
import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import {
  accountOf,
  employeesOf,
  hasAssignments,
} from "#server/modules/leave/terms/account-queries.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { grantsOf } from "../balance-queries.ts";

/** The next active employees by id, after one. */
export const listActiveAfter = (tx: Tx, after: number, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where("e.isActive", "=", true)
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** What the lapses of some employees are computed from; empty in a company that has assigned no policies. */
export const findLapseSources = (tx: Tx, employeeIds: readonly number[]) =>
  employeesOf(tx, employeeIds)
    .where(hasAssignments(tx))
    .select(["e.id", accountOf(tx), grantsOf(tx, sql`e.id`).as("grants")])
    .orderBy("e.id")
    .execute();

/** The next companies, by id, that have assigned policies; none at the end. */
export async function findTenantsWithPolicies(db: DirectoryTx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_leave_policies(${after}::uuid) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The next companies, by id, that have days which can be used until one of these days and no longer; none at the end. */
export async function findTenantsWithDaysToLapse(
  db: DirectoryTx,
  after: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_days_to_lapse(${after}::uuid, ${from}::date, ${to}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The next active employees by id, after one, with time in lieu that can be used until one of these days; none while it is not offered. */
export async function listWithDaysToLapse(
  tx: Tx,
  after: number,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("leaveGrants as g")
    .where("g.tenantId", "=", tx.tenantId)
    .where("g.usableUntil", ">=", from)
    .where("g.usableUntil", "<=", to)
    .where("g.employeeId", ">", after)
    .where(isOfActive(tx, "g.employee_id"))
    .where(
      sql<boolean>`exists (select from tenants as company where company.id = ${tx.tenantId} and company.offers_time_in_lieu)`,
    )
    .distinct()
    .select("g.employeeId")
    .orderBy("g.employeeId")
    .limit(limit)
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

interface Lapse {
  employeeId: number;
  lastDay: string;
}

/** Stores of which lapses of a balance employees are notified now; returns those of which they were not before. */
export async function saveNotified(
  tx: Tx,
  balance: PlannedBalance,
  lapses: readonly Lapse[],
  notifiedAt: string,
): Promise<Lapse[]> {
  if (lapses.length === 0) return [];
  return tx
    .insertInto("leaveLapseNotices")
    .values(
      lapses.map(({ employeeId, lastDay }) => ({
        tenantId: tx.tenantId,
        employeeId,
        balance,
        lastDay,
        notifiedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "employeeId", "balance", "lastDay"]).doNothing(),
    )
    .returning(["employeeId", "lastDay"])
    .execute();
}
