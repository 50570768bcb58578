import { randomUUID } from "node:crypto";
import type { OwnSession } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PublicCall, Tx } from "#server/context.ts";
import { deviceLabel } from "./device-label.ts";
import {
  endSession,
  endSessionsOfAccount,
  endSessionsOfEmployee,
  findOpenSessions,
  insertSession,
} from "./session-queries.ts";

const hourMs = 3_600_000;

/** Opens a session for an account on the caller's device; returns the claims of its token and when it expires. */
export async function openSession(
  tx: Tx,
  { now, address, device }: Pick<PublicCall, "now" | "address" | "device">,
  account: { id: string; employeeId: number },
  sessionHours: number,
) {
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionHours * hourMs);
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
  return { claims: { tenantId: tx.tenantId, employeeId, accountId, sessionId }, expiresAt };
}

/** Ends the caller's own session; its token is invalid from the next request on. */
export async function signOut({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await endSession(tx, actor.accountId, actor.sessionId, now.toISOString());
  return { ok: true };
}

/** The caller's own open sessions, the newest first. */
export async function listSessions({ tx, actor, now }: Context): Promise<OwnSession[]> {
  const sessions = await findOpenSessions(tx, actor.accountId, now.toISOString());
  return sessions.map(({ id, device, address, createdAt, expiresAt }) => ({
    id,
    device: deviceLabel(device),
    address,
    signedInAt: createdAt,
    expiresAt,
    isCurrent: id === actor.sessionId,
  }));
}

/** Ends one of the caller's own sessions; throws `not_found` for anyone else's. */
export async function endOwnSession(
  { tx, actor, now }: Context,
  sessionId: string,
): Promise<{ ok: true }> {
  const ended = await endSession(tx, actor.accountId, sessionId, now.toISOString());
  if (!ended) throw new AppError("not_found");
  return { ok: true };
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await endSessionsOfAccount(tx, actor.accountId, now.toISOString(), actor.sessionId);
  return { ok: true };
}

/** Ends every session of an employee, on all devices. */
export async function endSessionsOf({ tx, now }: Pick<Context, "tx" | "now">, employeeId: number) {
  await endSessionsOfEmployee(tx, employeeId, now.toISOString());
}
