import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** The column is such as `r.employee_id`; the few inactive employees are in an index of their own. */
export const isOfActive = (tx: Tx, column: string) => sql<boolean>`not exists (
  select from employees as gone
  where gone.tenant_id = ${tx.tenantId} and gone.id = ${sql.ref(column)} and not gone.is_active)`;

/** Read as one list: each of many rows would need a lookup of its own. */
export const inactiveEmployees = (tx: Tx) => sql<number>`(
  select gone.id from employees as gone where gone.tenant_id = ${tx.tenantId} and not gone.is_active)`;
