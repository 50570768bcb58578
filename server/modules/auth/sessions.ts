import { randomUUID } from "node:crypto";
import type { OwnSession } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PublicCall, Tx } from "#server/context.ts";
import { maxIdleMs } from "#server/idle-session.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import { deviceLabel } from "./device-label.ts";
import { endSession, endSessionsBeyond, endSessionsOfAccount } from "./session-ends.ts";
import {
  findOpenSessions,
  insertSession,
  type OpenSince,
  type SessionFactor,
} from "./session-queries.ts";

const hourMs = 3_600_000;
/** Open sessions of an account; one more ends the oldest. */
const maxOpen = 20;

const openSince = (now: Date): OpenSince => ({
  now: now.toISOString(),
  usedSince: new Date(now.getTime() - maxIdleMs).toISOString(),
});

/** Opens a session on the caller's device and records the sign-in; returns the claims and the expiry of its token. */
export async function openSession(
  tx: Tx,
  { now, address, device }: Pick<PublicCall, "now" | "address" | "device">,
  account: { id: string; employeeId: number; factor?: SessionFactor; isConfirmed?: boolean },
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
    factor: account.factor ?? "password",
    confirmedAt: account.isConfirmed === false ? null : now.toISOString(),
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  await endSessionsBeyond(tx, account.id, maxOpen, openSince(now));
  await recordSecurity(tx, {
    kind: "sign_in_succeeded",
    byId: account.employeeId,
    address,
    device,
  });
  const { employeeId, id: accountId } = account;
  return { claims: { tenantId: tx.tenantId, employeeId, accountId, sessionId }, expiresAt };
}

export async function signOut({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await endSession({ tx, now }, actor.accountId, actor.sessionId);
  return { ok: true };
}

export async function listSessions({ tx, actor, now }: Context): Promise<OwnSession[]> {
  const sessions = await findOpenSessions(tx, actor.accountId, openSince(now));
  return sessions.map(({ id, device, address, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    device: deviceLabel(device),
    address,
    signedInAt: createdAt,
    lastUsedAt,
    expiresAt,
    isCurrent: id === actor.sessionId,
  }));
}

/** Throws `not_found` unless the session is the caller's own. */
export async function endOwnSession(
  { tx, actor, now }: Context,
  sessionId: string,
): Promise<{ ok: true }> {
  const isEnded = await endSession({ tx, now }, actor.accountId, sessionId);
  if (!isEnded) throw new AppError("not_found");
  return { ok: true };
}

export async function endOtherSessions({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await endSessionsOfAccount({ tx, now }, actor.accountId, actor.sessionId);
  return { ok: true };
}
