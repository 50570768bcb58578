import type { SystemContext } from "#server/context.ts";
import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { notifiedOf, reviewersOf } from "#server/modules/leave/access.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { certificateDue } from "#server/modules/leave/notices.ts";
import { notify } from "#server/notices/notify.ts";
import { certificateDays } from "../due-day-queries.ts";
import { findReviewers } from "../reviews/reminders.ts";
import { type CertificateDue, isLacking, listCertificatesDue } from "./certificate-queries.ts";

/** Reminds of missing certificates once each: the employee two days before and when late, the reviewers only when late. */
export const dueCertificate = defineDue(certificateDays, remindOfLacking);

async function remindOfLacking(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today } = context;
  const ids = due.map(({ about }) => about);
  const lacking = (await listCertificatesDue(tx, ids, today)).filter(isLacking);
  const late = lacking.filter(({ certificateDue }) => certificateDue < today);
  for (const leave of lacking) await remindEmployee(context, leave);
  const { superadminIds, ...chosen } = late.length > 0 ? await findReviewers(tx) : noReviewers;
  for (const { managerId, standInId, ...leave } of late) {
    const requester = { id: leave.employeeId, managerId, standInId };
    const to = notifiedOf(requester, reviewersOf(requester, superadminIds), chosen);
    await notifyOf(context, leave, to, { id: leave.employeeId, name: leave.employeeName });
  }
  const inTime = due.filter(({ onDay }) => onDay >= today);
  return inTime.flatMap((one) => againOn(context, plusDays(one.onDay, 1), [one]));
}

const noReviewers = { superadminIds: [], leaveRequested: null, leaveWithoutManager: null };

const remindEmployee = (context: SystemContext, leave: CertificateDue) =>
  notifyOf(context, leave, [leave.employeeId], null);

type Lacking = Pick<CertificateDue, "id" | "ownType" | "startDate" | "endDate" | "certificateDue">;

const notifyOf = (
  context: SystemContext,
  { id, ownType, startDate, endDate, certificateDue: dueOn }: Lacking,
  to: readonly number[],
  about: { id: number; name: string } | null,
) =>
  notify(context, certificateDue, {
    to,
    details: {
      ...(ownType && { ownType }),
      ...{ startDate, endDate, dueOn, isLate: dueOn < context.today, about },
    },
    aboutId: id,
  });
