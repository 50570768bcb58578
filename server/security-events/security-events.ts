import { sql } from "kysely";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import type { Actor, Origin } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/** Values of codes and counts; never a secret, nor a value of a field. */
export type SecurityDetails = Readonly<Record<string, string | number | readonly string[]>>;

export interface SecurityEvent extends Partial<Origin> {
  kind: SecurityEventKind;
  /** The person who did it; without one a stranger, or the product itself. */
  byId?: number | undefined;
  byOperator?: boolean;
  /** The employee whose account or record it is about. */
  subjectId?: number | undefined;
  details?: SecurityDetails;
}

/** Within the transaction of what happened. */
export async function recordSecurity(
  tx: Tx,
  given: SecurityEvent | readonly SecurityEvent[],
): Promise<void> {
  const events = [given].flat();
  if (events.length === 0) return;
  tx.hasSecurityEvent = true;
  await tx
    .insertInto("securityEvents")
    .values(
      events.map(({ details = {}, ...event }) => ({
        tenantId: tx.tenantId,
        ...event,
        details: JSON.stringify(details),
      })),
    )
    .execute();
}

/** The author and origin of an event within a call. */
export const byCaller = ({
  actor,
  origin,
}: {
  actor: Pick<Actor, "employeeId">;
  origin?: Origin | undefined;
}) => ({ byId: actor.employeeId ?? undefined, ...origin });

/** Why a sign-in came to nothing: a failed one by a wrong password or code, any other was refused. */
export type SignInFailure =
  | "wrong_password"
  | "wrong_code"
  | "limit"
  | "company_suspended"
  | "account_deactivated";

export interface FailedSignIn extends Origin {
  subjectId: number;
  reason: SignInFailure;
  times: number;
}

/** One row an hour for an account, an address and a reason, with their number. */
export async function countFailedSignIn(
  tx: Tx,
  { subjectId, reason, address, device, times }: FailedSignIn,
): Promise<void> {
  const kind: SecurityEventKind = ["wrong_password", "wrong_code"].includes(reason)
    ? "sign_in_failed"
    : "sign_in_refused";
  await sql`
    select app.count_failed_sign_in(${kind}, ${subjectId}::bigint, ${reason}, ${address}, ${device}, ${times}::int)`.execute(
    tx,
  );
}
