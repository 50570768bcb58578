import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** The tenants of e-mails in lower case, those without one left out. */
export async function findTenantsOfEmails(
  db: DirectoryTx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ email: string; tenantId: string | null }>`
    select email, app.tenant_of_email(email) as tenant_id from unnest(${emails}::text[]) as given (email)`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ email, tenantId }) => (tenantId ? [[email, tenantId] as const] : [])),
  );
}

/** The employees of accounts by e-mail. */
export async function findAccountsByEmail(
  tx: Tx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom("accounts")
    .where("tenantId", "=", tx.tenantId)
    .where("email", "=", sql<string>`any(${emails}::text[])`)
    .select(["email", "employeeId"])
    .execute();
  return new Map(rows.map(({ email, employeeId }) => [email, employeeId]));
}
