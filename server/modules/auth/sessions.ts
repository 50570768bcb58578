import { randomUUID } from "node:crypto";
import type { Context, PublicContext, Tx } from "#server/context.ts";
import { endSession, endSessionsOfEmployee, insertSession } from "./queries.ts";

const hourMs = 3_600_000;

/** Opens a session for an account on the caller's device, and signs its token. */
export async function openSession(
  { now, address, device, services }: PublicContext,
  tx: Tx,
  account: { id: string; employeeId: number },
): Promise<string> {
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + services.config.sessionHours * hourMs);
  await insertSession(tx, {
    id: sessionId,
    accountId: account.id,
    employeeId: account.employeeId,
    device,
    address,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  const { employeeId, id: accountId } = account;
  return services.tokens.sign(
    { tenantId: tx.tenantId, employeeId, accountId, sessionId },
    expiresAt,
  );
}

/** Ends the caller's own session; its token is worth nothing from the next request on. */
export async function signOut({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await endSession(tx, actor.sessionId, now.toISOString());
  return { ok: true };
}

/** Ends every session of an employee, on all devices. */
export async function endSessionsOf({ tx, now }: Pick<Context, "tx" | "now">, employeeId: number) {
  await endSessionsOfEmployee(tx, employeeId, now.toISOString());
}
