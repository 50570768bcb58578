import { isSuperadmin } from "#contract/codes/people.ts";
import type { PersonName } from "#contract/common.ts";
import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { chosenRecipients } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { documentExpires } from "./notices.ts";
import {
  type Expiring,
  findTenantsToRemind,
  lockExpiring,
  saveReminded,
} from "./reminder-queries.ts";

/** How long before its last day a document reminds of it. */
const daysBefore = 30;

/**
 * Reminds of the documents that expire within 30 days, each once for its expiry date: the employee, and the super administrators
 * whom the company has chosen, or else the one who added it. It works in batches, each in its own transaction.
 */
export const remindOfExpiry = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore,
    findTenants: findTenantsToRemind,
    handleBatch: remindBatch,
  });

async function remindBatch(context: SystemContext): Promise<number> {
  const until = Temporal.PlainDate.from(context.today).add({ days: daysBefore }).toString();
  const expiring = await lockExpiring(context.tx, until, dueBatchSize);
  await saveReminded(
    context.tx,
    expiring.map(({ id }) => id),
  );
  const chosen = expiring.length > 0 ? await chosenRecipients(context.tx, "documentExpires") : null;
  for (const document of expiring)
    if (document.expiresOn >= context.today) await remindOf(context, document, chosen);
  return expiring.length;
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
