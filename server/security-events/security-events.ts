import { sql } from "kysely";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import type { Actor, Origin } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { insertSealDue } from "./seal-due.ts";

/** Values of codes and counts; never a secret, nor a value of a field. */
type SecurityDetails = Readonly<Record<string, string | number | readonly string[]>>;

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
  const rows = events.map(({ byId, byOperator = false, subjectId, ...event }) => ({
    ...{ address: "", device: "", details: {}, ...event },
    ...{ by_id: byId, by_operator: byOperator, subject_id: subjectId },
  }));
  await sql`
    with alarm as (${insertSealDue(tx)})
    insert into security_events (tenant_id, kind, by_id, by_operator, subject_id, address, device, details)
    select ${tx.tenantId}::uuid, kind, by_id, by_operator, subject_id, address, device, details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
      kind text, by_id bigint, by_operator boolean, subject_id bigint, address text, device text, details jsonb)
    returning id`.execute(tx);
}

/** Unless the same person did the same within the last hour. */
export async function recordSecurityHourly(tx: Tx, event: SecurityEvent): Promise<void> {
  const recent = await tx
    .selectFrom("securityEvents")
    .where("tenantId", "=", tx.tenantId)
    .where("kind", "=", event.kind)
    .where("byId", "=", event.byId ?? null)
    .where("at", ">", sql<string>`app.clock() - interval '1 hour'`)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (!recent) await recordSecurity(tx, event);
}

/** The author and origin of an event within a call. */
export const byCaller = ({
  actor,
  origin,
}: {
  actor: Pick<Actor, "employeeId">;
  origin?: Origin | undefined;
}) => ({ byId: actor.employeeId ?? undefined, ...origin });

/** Why a passkey of an account was refused: signed for another site, by a copy with an older counter, or not as it should be. */
export type PasskeyProblem = "passkey_elsewhere" | "passkey_copied" | "passkey_invalid";

/** Why a sign-in came to nothing: a failed one by a wrong password or code, any other was refused. */
export type SignInFailure =
  | "wrong_password"
  | "wrong_code"
  | PasskeyProblem
  | "limit"
  | "company_suspended"
  | "sso_required"
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
  const kind = failureKindOf(reason);
  await sql`
    select app.count_failed_sign_in(${kind}, ${subjectId}::bigint, ${reason}, ${address}, ${device}, ${times}::int)`.execute(
    tx,
  );
  await insertSealDue(tx).execute(tx);
}

function failureKindOf(reason: SignInFailure): SecurityEventKind {
  if (reason.startsWith("passkey_")) return "passkey_refused";
  return ["wrong_password", "wrong_code"].includes(reason) ? "sign_in_failed" : "sign_in_refused";
}
