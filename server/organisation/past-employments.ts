import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

// An employee's row has the present employment only; earlier ones are in a table of their own.

/** First day (if known), last day and first day of service. */
export interface PastEmployment {
  from: string | null;
  to: string;
  serviceFrom: string | null;
}

const ofEmployee = (tx: Tx, employeeId: RawBuilder<unknown>) => sql`
  from past_employments as past where past.tenant_id = ${tx.tenantId} and past.employee_id = ${employeeId}`;

/** The earliest first, as a value, as far as recorded at the transaction's time of knowledge. */
export const pastEmploymentsOf = (tx: Tx, employeeId: RawBuilder<unknown>) =>
  sql<PastEmployment[]>`(
    select coalesce(json_agg(json_build_object('from', past.date_from, 'to', past.date_to, 'serviceFrom', past.service_from)
      order by past.date_to), '[]') ${ofEmployee(tx, employeeId)}
      and ${tx.recordedUntil ? sql`past.recorded_at < ${tx.recordedUntil}` : sql`true`})`;

/** Null without a past employment; SQL. */
export const lastDayBeforeRehire = (tx: Tx, employeeId: RawBuilder<unknown>) =>
  sql<string | null>`(select max(past.date_to) ${ofEmployee(tx, employeeId)})`;

/** Past employments only. */
export const wasEmployedOn = (tx: Tx, employeeId: RawBuilder<unknown>, day: RawBuilder<string>) =>
  sql<boolean>`exists (select ${ofEmployee(tx, employeeId)}
    and (past.date_from is null or past.date_from <= ${day}) and past.date_to >= ${day})`;

/** Whether an employment that held on a day, or began later, has ended and the employee was rehired. */
export const hasReturnedSince = (
  tx: Tx,
  employeeId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
) => sql<boolean>`exists (select ${ofEmployee(tx, employeeId)} and past.date_to >= ${day})`;
