import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { needsProvider } from "#server/required-sso.ts";
import { withFactor } from "./factors/factors.ts";

export interface NewSession {
  id: string;
  accountId: string;
  employeeId: number;
  device: string;
  address: string;
  createdAt: string;
  expiresAt: string;
  factor: SessionFactor;
  confirmedAt: string | null;
}

/** What opened a session. */
export type SessionFactor = "password" | "password_code" | "passkey" | "recovery" | "sso";

/** Inserts a session; the account stays locked, so that its sessions are counted one by one. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ lastSignedInAt: session.createdAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", session.accountId)
    .execute();
  await tx
    .insertInto("sessions")
    .values({
      tenantId: tx.tenantId,
      lastUsedAt: session.createdAt,
      // After the lock, so that no simultaneous change of a factor is missed.
      hasFactor: withFactor(tx, sql.val(session.accountId)),
      ...session,
    })
    .execute();
}

/** Open sessions expire after the first moment and were last used after the second. */
export interface OpenSince {
  now: string;
  usedSince: string;
}

const openSessions = (tx: Tx, accountId: string, { now, usedSince }: OpenSince) =>
  tx
    .selectFrom("sessions")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("lastUsedAt", ">", usedSince)
    .orderBy("createdAt", "desc")
    .orderBy("id");

export const findOpenSessions = (tx: Tx, accountId: string, since: OpenSince) =>
  openSessions(tx, accountId, since)
    .select(["id", "device", "address", "createdAt", "expiresAt", "lastUsedAt"])
    .execute();

export const endSessionsBeyond = (tx: Tx, accountId: string, count: number, since: OpenSince) =>
  tx
    .updateTable("sessions")
    .set({ endedAt: since.now })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "in", openSessions(tx, accountId, since).offset(count).select("id"))
    .returning("employeeId")
    .execute();

export const endSession = (tx: Tx, accountId: string, sessionId: string, endedAt: string) =>
  tx
    .updateTable("sessions")
    .set({ endedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", endedAt)
    .returning("employeeId")
    .execute();

export const endSessionsOfAccount = (
  tx: Tx,
  accountId: string,
  endedAt: string,
  exceptSessionId?: string,
) =>
  tx
    .updateTable("sessions")
    .set({ endedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .$if(exceptSessionId !== undefined, (query) => query.where("id", "!=", String(exceptSessionId)))
    .returning("employeeId")
    .execute();

/** Those that need a provider and were opened otherwise. */
export const endSessionsWithoutProvider = async (tx: Tx, endedAt: string) => {
  const { rows } = await sql<{ employeeId: number }>`
    update sessions as s set ended_at = ${endedAt}::timestamptz
    from employees as e, tenants as t
    where s.tenant_id = ${tx.tenantId} and s.ended_at is null and s.expires_at > ${endedAt}::timestamptz and s.factor <> 'sso'
      and e.tenant_id = ${tx.tenantId} and e.id = s.employee_id and t.id = ${tx.tenantId} and ${needsProvider}
    returning s.employee_id`.execute(tx);
  return rows;
};

export const endSessionsOfEmployees = (tx: Tx, employeeIds: readonly number[], endedAt: string) =>
  tx
    .updateTable("sessions")
    .set({ endedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", anyOf(employeeIds))
    .where("endedAt", "is", null)
    .returning("employeeId")
    .execute();
