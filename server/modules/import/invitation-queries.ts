import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";

const uninvited = (tx: Tx, importId: number) => sql`
  c.tenant_id = ${tx.tenantId} and c.invited_at is null and c.password_hash is null and c.invitation_withdrawn_at is null
  and c.employee_id = ${anyOf(sql`
    select r.employee_id from import_rows as r
    where r.tenant_id = ${tx.tenantId} and r.import_id = ${importId} and r.effect = 'add' and r.employee_id is not null`)}`;

export async function countUninvited(tx: Tx, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts as c where ${uninvited(tx, importId)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Marks them as invited, and returns their accounts. */
export async function saveInvited(
  tx: Tx,
  importId: number,
  invitedAt: string,
): Promise<{ accountId: string; employeeId: number }[]> {
  const { rows } = await sql<{ accountId: string; employeeId: number }>`
    update accounts as c set invited_at = ${invitedAt}::timestamptz
    where ${uninvited(tx, importId)}
    returning c.id as account_id, c.employee_id`.execute(tx);
  return rows;
}
