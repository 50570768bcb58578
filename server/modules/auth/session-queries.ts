import type { Tx } from "#server/db/database.ts";

export interface NewSession {
  id: string;
  accountId: string;
  employeeId: number;
  device: string;
  address: string;
  createdAt: string;
  expiresAt: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto("sessions")
    .values({ tenantId: tx.tenantId, ...session })
    .execute();
  await tx
    .updateTable("accounts")
    .set({ lastSignedInAt: session.createdAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", session.accountId)
    .execute();
}

/** More devices than anyone has; keeps the list readable even if a script signs in again and again. */
const maxListed = 100;

/** An account's open sessions, the newest first. */
export const findOpenSessions = (tx: Tx, accountId: string, now: string) =>
  tx
    .selectFrom("sessions")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(maxListed)
    .select(["id", "device", "address", "createdAt", "expiresAt"])
    .execute();

/** Ends one open session of an account; undefined if the account has no such session. */
export const endSession = (tx: Tx, accountId: string, sessionId: string, endedAt: string) =>
  tx
    .updateTable("sessions")
    .set({ endedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", endedAt)
    .returning("id")
    .executeTakeFirst();

/** Ends an account's open sessions, but for one that may go on. */
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
    .execute();

export const endSessionsOfEmployee = (tx: Tx, employeeId: number, endedAt: string) =>
  tx
    .updateTable("sessions")
    .set({ endedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("endedAt", "is", null)
    .execute();
