import { sql } from "kysely";
import type { DueDays } from "#server/due/due.ts";

/** Days of pending requests in UTC, at most one from the company's. Due after two days, before the third working day. */
export const waitingSince: DueDays = {
  kind: "leave.requestWaits",
  daysBefore: -2,
  days: (tx) => sql`
    select r.id as about, (r.requested_at at time zone 'UTC')::date as on_day from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.leave_status = 'pending'`,
};

/** Due dates of certificates, due two days before: time for another call to the doctor. */
export const certificateDays: DueDays = {
  kind: "leave.certificate",
  daysBefore: 2,
  days: (tx) => sql`
    select r.id as about, r.certificate_due as on_day from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.certificate_due is not null`,
};
