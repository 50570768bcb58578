import { isSuperadmin } from "#contract/codes/employee-role.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import type { TokenClaims } from "./tokens.ts";

/** The actor of a session that still holds; the row is read on every call, so that sign-out and deactivation bite at once. */
export async function actorOf(tx: Tx, claims: TokenClaims, now: Date): Promise<Actor> {
  const row = await tx
    .selectFrom("sessions as s")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "s.tenantId").onRef("e.id", "=", "s.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "s.tenantId")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.id", "=", claims.sessionId)
    .select([
      "s.accountId",
      "s.endedAt",
      "s.expiresAt",
      "e.id",
      "e.employeeRole",
      "e.isActive",
      "e.employeeStatus",
      "t.ownerEmployeeId",
      "t.registeredAt",
    ])
    .executeTakeFirst();

  if (!row) throw new AppError("session_ended");
  if (!row.isActive && row.employeeStatus !== "pending") throw new AppError("account_deactivated");
  if (row.endedAt || Date.parse(row.expiresAt) <= now.getTime())
    throw new AppError("session_ended");

  return {
    tenantId: tx.tenantId,
    employeeId: row.id,
    accountId: row.accountId,
    sessionId: claims.sessionId,
    employeeRole: row.employeeRole,
    isSuperadmin: isSuperadmin(row.employeeRole) && (row.isActive || isRegistering(row)),
    isActive: row.isActive,
    employeeStatus: row.employeeStatus,
  };
}

/** The owner of a company that is being registered is not active yet; whoever was switched off later has no say. */
const isRegistering = (row: {
  id: number;
  ownerEmployeeId: number | null;
  registeredAt: string | null;
}) => row.registeredAt === null && row.ownerEmployeeId === row.id;
