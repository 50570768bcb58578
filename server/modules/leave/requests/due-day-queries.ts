import { sql } from "kysely";
import type { DueDays } from "#server/due/due.ts";

/**
 * The days on which pending requests were made, by UTC and so at most one from the company's; first looked at two days later, as a request
 * waits for three.
 */
export const waitingSince: DueDays = {
  kind: "leave.requestWaits",
  daysBefore: -2,
  days: (tx) => sql`
    select r.id as about, (r.requested_at at time zone 'UTC')::date as on_day from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.leave_status = 'pending'`,
};

/** The last days of medical certificates, first looked at two days before: time to see a doctor's practice once more. */
export const certificateDays: DueDays = {
  kind: "leave.certificate",
  daysBefore: 2,
  days: (tx) => sql`
    select r.id as about, r.certificate_due as on_day from leave_requests as r
    where r.tenant_id = ${tx.tenantId} and r.certificate_due is not null`,
};
