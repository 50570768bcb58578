import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import type { DueDays } from "#server/due/due.ts";
import { fullName } from "#server/organisation/names.ts";

/** The expiry dates of documents, each reminded of 30 days before. */
export const expiryDays: DueDays = {
  kind: "documents.expiry",
  daysBefore: 30,
  days: (tx) => sql`
    select f.id as about, f.expires_on as on_day from documents as f
    where f.tenant_id = ${tx.tenantId} and f.expires_on is not null and f.removed_at is null and f.storage_key is not null`,
};

export interface Expiring {
  id: number;
  documentName: string;
  expiresOn: string;
  employeeId: number;
  employeeName: string;
  isEmployeeActive: boolean;
  uploadedById: number;
  /** Null if they have been deactivated. */
  uploaderRole: string | null;
}

/** Those of some documents that have not expired, in the order of their expiry dates. */
export async function findExpiring(
  tx: Tx,
  ids: readonly number[],
  today: string,
): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select f.id, f.document_name, f.expires_on, f.employee_id, ${fullName("e")} as employee_name,
      e.is_active as is_employee_active, f.uploaded_by_id,
      case when by.is_active then by.employee_role end as uploader_role
    from documents as f
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = f.employee_id
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = f.uploaded_by_id
    where f.tenant_id = ${tx.tenantId} and f.id = any(${ids}::bigint[]) and f.expires_on >= ${today}::date
    order by f.expires_on, f.id`.execute(tx);
  return rows;
}
