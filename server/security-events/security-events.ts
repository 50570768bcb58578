import { sql } from "kysely";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import type { Actor, Origin } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/** Values of codes and counts; never a secret, nor a value of a field. */
export type SecurityDetails = Readonly<Record<string, string | number | readonly string[]>>;

export interface SecurityEvent extends Partial<Origin> {
  kind: Exclude<SecurityEventKind, "sign_in_failed">;
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
  { details = {}, ...event }: SecurityEvent,
): Promise<void> {
  await tx
    .insertInto("securityEvents")
    .values({ tenantId: tx.tenantId, ...event, details: JSON.stringify(details) })
    .execute();
}

/** The author and origin of an event within a call. */
export const byCaller = ({ actor, origin }: { actor: Actor; origin?: Origin | undefined }) => ({
  byId: actor.employeeId ?? undefined,
  ...origin,
});

/** In a transaction of its own, as the failure leaves no other: one row an hour for an account and address, with their number. */
export async function recordFailedSignIn(
  tx: Tx,
  { subjectId, address, device }: Origin & { subjectId: number },
): Promise<void> {
  await sql`select app.count_failed_sign_in(${subjectId}::bigint, ${address}, ${device})`.execute(
    tx,
  );
}
