import { isSuperadmin } from "#contract/codes/people.ts";
import type { PersonName } from "#contract/common.ts";
import type { SystemContext } from "#server/context.ts";
import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { chosenRecipients } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { documentExpires } from "./notices.ts";
import { type Expiring, expiryDays, findExpiring } from "./reminder-queries.ts";

/**
 * Reminds of the documents that expire within 30 days, each once for its expiry date: the employee, and the super administrators
 * whom the company has chosen, or else the one who added it.
 */
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
