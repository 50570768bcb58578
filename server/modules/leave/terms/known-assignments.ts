import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

// An assignment of a policy or pattern ends the one before it, and withdraws those planned for later.

/** Whether an assignment was in force at the transaction's time of knowledge. */
export const isKnownAssignment = (tx: Tx, alias: string): RawBuilder<boolean> => {
  const [recordedAt, withdrawnAt] = ["recorded_at", "withdrawn_at"].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  const until = tx.recordedUntil;
  return until
    ? sql`(${recordedAt} < ${until} and (${withdrawnAt} is null or ${withdrawnAt} >= ${until}))`
    : sql`${withdrawnAt} is null`;
};

/** An assignment's last day by that knowledge, or null; `later` selects the assignments to the same target. */
export const lastDayAssigned = (
  tx: Tx,
  { alias, later }: { alias: string; later: RawBuilder<unknown> },
): RawBuilder<string | null> =>
  tx.recordedUntil
    ? sql`(select min(later.date_from) - 1 from ${later} and later.tenant_id = ${tx.tenantId}
        and later.id > ${sql.ref(`${alias}.id`)} and later.recorded_at < ${tx.recordedUntil})`
    : sql`${sql.ref(`${alias}.date_to`)}`;
