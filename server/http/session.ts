import { isSuperadmin } from "#contract/codes/people.ts";
import type { SecondFactorRule } from "#contract/codes/second-factor.ts";
import { AppError } from "#server/app-error.ts";
import type { PersonActor, Tx } from "#server/context.ts";
import { compiledOnce } from "#server/db/compiled-query.ts";
import { maxIdleMs } from "#server/idle-session.ts";
import { type HeldPurse, purseOf } from "#server/purses/purse.ts";
import { needsProvider } from "#server/required-sso.ts";
import { standingOf } from "#server/standing.ts";
import type { TokenClaims } from "./tokens.ts";

export interface Session {
  actor: PersonActor;
  /** Of the company. */
  purse: HeldPurse;
  timeZone: string;
  lastUsedAt: string;
  /** Whether a factor has been used, unless the account had none. */
  isProven: boolean;
}

/** How long a person counts as present after a sign-in or a confirmation. */
const confirmedMs = 10 * 60_000;

const findSession = compiledOnce((db, tenantId: string, sessionId: string) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "s.tenantId").onRef("e.id", "=", "s.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "s.tenantId")
    .where("s.tenantId", "=", tenantId)
    .where("s.id", "=", sessionId)
    .select([
      "s.accountId",
      "s.endedAt",
      "s.expiresAt",
      "s.lastUsedAt",
      "s.confirmedAt as presentAt",
      "s.factor",
      "s.hasFactor",
      "e.id",
      "e.employeeRole",
      "e.isActive",
      "e.employeeStatus",
      "t.ownerEmployeeId",
      "t.registeredAt",
      "t.suspendedAt",
      "t.timeZone",
      "t.domainName",
      "t.confirmedAt",
      "t.openedFrom",
      "t.secondFactor",
      "t.secondFactorFrom",
      needsProvider.as("needsProvider"),
    ]),
);

/** Read on every call, so that sign-out and deactivation take effect at once. */
export async function sessionOf(tx: Tx, claims: TokenClaims, now: Date): Promise<Session> {
  const [row] = await findSession(tx, tx.tenantId, claims.sessionId);
  if (!row) throw new AppError("session_ended");
  if (row.suspendedAt) throw new AppError("company_suspended");
  const standing = standingOf(row);
  if (!standing) throw new AppError("account_deactivated");
  if (row.endedAt || Date.parse(row.expiresAt) <= now.getTime() || isIdle(row, now))
    throw new AppError("session_ended");
  // A sign-in at the very moment of the rule, or one of a former emergency account.
  if (row.needsProvider && row.factor !== "sso") throw new AppError("session_ended");

  const actor: PersonActor = {
    kind: "person",
    tenantId: tx.tenantId,
    employeeId: row.id,
    accountId: row.accountId,
    sessionId: claims.sessionId,
    employeeRole: row.employeeRole,
    standing,
    isConfirmed: row.presentAt !== null && Date.parse(row.presentAt) > now.getTime() - confirmedMs,
    hasFactor: row.hasFactor,
    factorRequiredFrom: factorDayOf(row),
    needsProvider: row.needsProvider,
    isSuperadmin: isSuperadmin(row.employeeRole) && standing === "approved",
  };
  return {
    actor,
    purse: purseOf(tx.tenantId, row),
    timeZone: row.timeZone,
    lastUsedAt: row.lastUsedAt,
    isProven: row.presentAt !== null,
  };
}

/** Null unless the company's rule concerns the session's person; what single sign-on needs is its provider's matter. */
const factorDayOf = ({
  secondFactor,
  secondFactorFrom,
  employeeRole,
  factor,
}: {
  secondFactor: SecondFactorRule;
  secondFactorFrom: string | null;
  employeeRole: string;
  factor: string;
}): string | null =>
  factor !== "sso" && (secondFactor === "everyone" || isSuperadmin(employeeRole))
    ? secondFactorFrom
    : null;

const isIdle = ({ lastUsedAt }: { lastUsedAt: string }, now: Date) =>
  Date.parse(lastUsedAt) <= now.getTime() - maxIdleMs;
