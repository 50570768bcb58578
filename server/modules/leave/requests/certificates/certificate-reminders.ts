import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { notifiedOf, reviewersOf } from "#server/modules/leave/access.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { certificateDue } from "#server/modules/leave/notices.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { findReviewers } from "../reminder-queries.ts";
import {
  type CertificateDue,
  findTenantsWithCertificatesDue,
  lockCertificatesDue,
  saveNotice,
} from "./certificate-queries.ts";
import { isLacking } from "./lacking.ts";

/** How long before its last day a certificate is reminded of: time to see a doctor's practice once more. */
const daysBefore = 2;

/**
 * Reminds of the medical certificates that leave lacks: the employee two days before one is due, and once it is late, as are then those who are
 * notified of their requests today. Each is told once; it works in batches, each in its own transaction.
 */
export const remindOfCertificates = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore,
    findTenants: findTenantsWithCertificatesDue,
    handleBatch: remindBatch,
  });

async function remindBatch(context: SystemContext): Promise<number> {
  const { tx, today } = context;
  const until = plusDays(today, daysBefore);
  const found = await lockCertificatesDue(tx, { today, until, limit: dueBatchSize });
  if (found.length === 0) return 0;
  await saveNotice(
    tx,
    found.map(({ id }) => id),
    today,
  );
  const lacking = found.filter(isLacking);
  const late = lacking.filter(({ certificateDue }) => certificateDue < today);
  for (const leave of lacking) await remindEmployee(context, leave);
  const { superadminIds, ...chosen } = late.length > 0 ? await findReviewers(tx) : noReviewers;
  for (const { managerId, standInId, ...leave } of late) {
    const requester = { id: leave.employeeId, managerId, standInId };
    const to = notifiedOf(requester, reviewersOf(requester, superadminIds), chosen);
    await notifyOf(context, leave, to, { id: leave.employeeId, name: leave.employeeName });
  }
  return found.length;
}

const noReviewers = { superadminIds: [], leaveRequested: null, leaveWithoutManager: null };

const remindEmployee = (context: SystemContext, leave: CertificateDue) =>
  notifyOf(context, leave, [leave.employeeId], null);

type Lacking = Pick<CertificateDue, "id" | "startDate" | "endDate" | "certificateDue">;

const notifyOf = (
  context: SystemContext,
  { id, startDate, endDate, certificateDue: dueOn }: Lacking,
  to: readonly number[],
  about: { id: number; name: string } | null,
) =>
  notify(context, certificateDue, {
    to,
    details: { startDate, endDate, dueOn, isLate: dueOn < context.today, about },
    aboutId: id,
  });
