import type { NewReport } from "#contract/feedback.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/notices/notify.ts";
import { feedbackReported } from "./notices.ts";
import { findParties, findReviewers, insertReport } from "./report-queries.ts";

/**
 * Reports a message that the actor has received: from then on super administrators other than its sender may read it, and they
 * are notified. The first report counts; a repeated one changes nothing.
 */
export async function reportFeedback(
  context: Context,
  id: number,
  { reason = "" }: NewReport,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const parties = await findParties(tx, id);
  if (parties?.receiverId !== actor.employeeId) throw new AppError("not_found");
  const isNew = await insertReport(tx, { feedbackId: id, reason, reportedAt: now.toISOString() });
  if (!isNew) return { ok: true };
  const reviewers = await findReviewers(tx, [parties.senderId, parties.receiverId]);
  await notify(context, feedbackReported, {
    to: reviewers,
    details: {},
    byId: actor.employeeId,
    aboutId: id,
  });
  return { ok: true };
}
