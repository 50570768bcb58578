import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

// An employee's row holds the first and the last day of the present employment; what came before they were rehired is beside it.

/** An employment that is over: its first day, if it is known, its last, and the day from which service counted in it. */
export interface PastEmployment {
  from: string | null;
  to: string;
  serviceFrom: string | null;
}

const ofEmployee = (tx: Tx, employeeId: RawBuilder<unknown>) => sql`
  from past_employments as past where past.tenant_id = ${tx.tenantId} and past.employee_id = ${employeeId}`;

/** The past employments of an employee as a value, the earliest first. */
export const pastEmploymentsOf = (tx: Tx, employeeId: RawBuilder<unknown>) =>
  sql<PastEmployment[]>`(
    select coalesce(json_agg(json_build_object('from', past.date_from, 'to', past.date_to, 'serviceFrom', past.service_from)
      order by past.date_to), '[]') ${ofEmployee(tx, employeeId)})`;

/** The last day of an employee's latest past employment, as SQL; null if there is none. */
export const lastDayBeforeRehire = (tx: Tx, employeeId: RawBuilder<unknown>) =>
  sql<string | null>`(select max(past.date_to) ${ofEmployee(tx, employeeId)})`;

/** Whether an employee was employed on a day in an employment that is over. */
export const wasEmployedOn = (tx: Tx, employeeId: RawBuilder<unknown>, day: RawBuilder<string>) =>
  sql<boolean>`exists (select ${ofEmployee(tx, employeeId)}
    and (past.date_from is null or past.date_from <= ${day}) and past.date_to >= ${day})`;
