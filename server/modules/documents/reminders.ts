import { sql } from "kysely";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { PersonName } from "#contract/common.ts";
import type { SystemContext, Tx } from "#server/context.ts";
import { type Due, type DueContext, type DueDays, defineDue } from "#server/due/due.ts";
import { chosenRecipients } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { documentExpires } from "./notices.ts";

/** Expiry dates of documents, due 30 days before. */
export const expiryDays: DueDays = {
  kind: "documents.expiry",
  daysBefore: 30,
  days: (tx) => sql`
    select f.id as about, f.expires_on as on_day from documents as f
    where f.tenant_id = ${tx.tenantId} and f.expires_on is not null and f.removed_at is null and f.storage_key is not null`,
};

interface Expiring {
  id: number;
  documentName: string;
  expiresOn: string;
  employeeId: number;
  employeeName: string;
  isEmployeeActive: boolean;
  uploadedById: number;
  uploaderRole: string | null;
}

async function findExpiring(tx: Tx, ids: readonly number[], today: string): Promise<Expiring[]> {
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

/** Reminds of expiring documents 30 days before: the employee, and the chosen super administrators or else the author. */
export const dueExpiry = defineDue(expiryDays, remindOfAll);

async function remindOfAll(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx, today } = context;
  const ids = due.map(({ about }) => about);
  const chosen = await chosenRecipients(tx, "documentExpires");
  for (const document of await findExpiring(tx, ids, today))
    await remindOf(context, document, chosen);
}

async function remindOf(
  context: SystemContext,
  { id, expiresOn: expiryDate, documentName, ...people }: Expiring,
  chosen: readonly number[] | null,
): Promise<void> {
  const { employeeId, employeeName, isEmployeeActive, uploadedById, uploaderRole } = people;
  const remindOne = (recipientId: number, about: PersonName | null) =>
    notify(context, documentExpires, {
      to: [recipientId],
      details: { documentName, expiryDate, about },
      aboutId: id,
    });
  if (isEmployeeActive) await remindOne(employeeId, null);
  const uploader = isSuperadmin(uploaderRole ?? "") ? [uploadedById] : [];
  for (const recipientId of chosen ?? uploader)
    if (recipientId !== employeeId)
      await remindOne(recipientId, { id: employeeId, name: employeeName });
}
