import type { FastifyRequest } from "fastify";
import { isSuperadmin } from "#contract/codes/people.ts";
import { type NamedOperation, standings } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import { dayOf } from "#server/company-day.ts";
import { requireConfirmed } from "#server/confirmed.ts";
import type { PersonActor, Tx } from "#server/context.ts";
import { noteCaller } from "./caller-log.ts";
import { type Session, sessionOf } from "./session.ts";
import type { TokenClaims, Tokens } from "./tokens.ts";

const verified = new WeakMap<FastifyRequest, Promise<TokenClaims>>();

/** From the token alone, once a request; `admit` verifies the open session. */
export function claimsOf(request: FastifyRequest, tokens: Tokens, now: Date): Promise<TokenClaims> {
  const known = verified.get(request);
  if (known) return known;
  const claims = claimsIn(request, tokens, now);
  verified.set(request, claims);
  return claims;
}

async function claimsIn(request: FastifyRequest, tokens: Tokens, now: Date): Promise<TokenClaims> {
  const [scheme, token] = request.headers.authorization?.split(" ") ?? [];
  if (scheme?.toLowerCase() !== "bearer" || !token) throw new AppError("unauthenticated");
  const claims = await tokens.verify(token, now);
  if (!claims) throw new AppError("session_ended");
  noteCaller(request, claims);
  return claims;
}

/** The session as stored now; throws unless it is open and may call the operation. */
export async function admit(
  tx: Tx,
  operation: NamedOperation,
  claims: TokenClaims,
  now: Date,
): Promise<Session> {
  const session = await sessionOf(tx, claims, now);
  checkAccess(operation, session.actor);
  if (!operation.whileEnrolling) requireFactor(session, now);
  if (operation.confirmed) requireConfirmed(session.actor);
  return session;
}

/** By the company's day; a new second step frees its person at once. A password alone does not stand in for a passkey. */
function requireFactor({ actor, timeZone, isProven }: Session, now: Date): void {
  const { hasFactor, factorRequiredFrom: from } = actor;
  if (from === null || from > dayOf(now, timeZone)) return;
  if (!hasFactor) throw new AppError("factor_needed");
  if (!isProven) throw new AppError("confirmation_needed");
}

function checkAccess(
  { access, alsoWhile = [] }: NamedOperation,
  { employeeRole, standing }: PersonActor,
): void {
  if (access === "public") return;
  if (access === "superadmin" && !isSuperadmin(employeeRole)) throw new AppError("forbidden");
  const isAdmitted =
    access === "superadmin"
      ? ["approved", ...alsoWhile].includes(standing)
      : standings.indexOf(standing) >= standings.indexOf(access);
  if (!isAdmitted) throw new AppError("onboarding_incomplete");
}
