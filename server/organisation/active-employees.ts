import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Whether the employee behind a column such as `r.employee_id` is active; the few who are not are found in an index of their own. */
export const isOfActive = (tx: Tx, column: string) => sql<boolean>`not exists (
  select from employees as gone
  where gone.tenant_id = ${tx.tenantId} and gone.id = ${sql.ref(column)} and not gone.is_active)`;

/** The ids of all who are inactive, read as one list: to be left out of many, each of whom would take a look of their own. */
export const inactiveEmployees = (tx: Tx) => sql<number>`(
  select gone.id from employees as gone where gone.tenant_id = ${tx.tenantId} and not gone.is_active)`;
