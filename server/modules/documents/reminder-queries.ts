import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** The next companies, by id, that have a document that expires by a day and has not reminded of it; none at the end. */
export async function findTenantsToRemind(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_to_remind(${after}::uuid, ${until}::date) as id`.execute(db);
  return rows.map(({ id }) => id);
}

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

/** Locks some of the documents that expire by a day and have not reminded of it; another server leaves them alone. */
export async function lockExpiring(tx: Tx, until: string, limit: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select f.id, f.document_name, f.expires_on, f.employee_id, ${fullName("e")} as employee_name,
      e.is_active as is_employee_active, f.uploaded_by_id,
      case when by.is_active then by.employee_role end as uploader_role
    from documents as f
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = f.employee_id
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = f.uploaded_by_id
    where f.tenant_id = ${tx.tenantId} and f.expires_on <= ${until}::date
      and f.expires_on is distinct from f.reminded_of and f.removed_at is null and f.storage_key is not null
    order by f.expires_on, f.id limit ${limit}
    for update of f skip locked`.execute(tx);
  return rows;
}

export const saveReminded = (tx: Tx, ids: readonly number[]) =>
  sql`
    update documents set reminded_of = expires_on
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])`.execute(tx);
