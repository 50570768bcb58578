import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

export const findByEmails = (tx: Tx, emails: readonly string[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(sql<boolean>`lower(e.email) = any(${emails}::text[])`)
    .select(["e.id", fullName("e").as("name"), sql<string>`lower(e.email)`.as("email")])
    .execute();
