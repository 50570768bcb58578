import type { Leave } from "#contract/leave.ts";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { recordStory } from "#server/story/story.ts";
import { abilitiesOn, reviewersOf } from "../access.ts";
import type { OpenLeave } from "../balances/balance-queries.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { mailDecision } from "../jobs.ts";
import { refusalFor } from "../policy/eligibility.ts";
import { detailsOf } from "../story/leave-notification.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { lockReview, saveDecision } from "./decision-queries.ts";
import { withoutOverlap } from "./overlap-guard.ts";
import { presentLeave } from "./records.ts";

/** Approves a pending or rejected request as one of its reviewers; throws `leave_not_eligible` if it no longer fits. */
export const approveLeave = (context: Context, id: number): Promise<Leave> =>
  decide(context, id, "approved");

/** Rejects a pending request as one of its reviewers. */
export const rejectLeave = (context: Context, id: number): Promise<Leave> =>
  decide(context, id, "rejected");

async function decide(
  context: Context,
  id: number,
  decision: "approved" | "rejected",
): Promise<Leave> {
  const { tx, actor, now } = context;
  const { leave, reviewerName, reviewersId } = await lockReviewedLeave(context, id);
  const can = abilitiesOn(actor, leave.leaveStatus, reviewersId);
  if (!(decision === "approved" ? can.approve : can.reject))
    throw new AppError("leave_already_decided");
  if (decision === "approved") await refuseUnlessItFits(context, leave);

  const decided = {
    leaveStatus: decision,
    decidedById: actor.employeeId,
    decidedAt: now.toISOString(),
  };
  await withoutOverlap(() => saveDecision(tx, leave, decided));
  await recordStory(context, leaveEntry(leave, decision, { before: leave.leaveStatus }));
  await notifyRequester(context, leave, decision);
  return presentLeave(actor, { ...leave, ...decided, decidedByName: reviewerName }, reviewersId);
}

async function refuseUnlessItFits(context: Context, leave: ReviewedLeave): Promise<void> {
  const { grants, leave: open } = await grantedSources(context, leave.employeeId);
  const refusal = refusalFor(leave, {
    grants,
    leave: competing(open, leave),
    day: context.today,
  });
  if (refusal) throw new AppError("leave_not_eligible", { message: eligibilityText(refusal) });
}

/** Notifies the employee of the decision, and settles the notifications that asked its reviewers for one. */
async function notifyRequester(
  context: Context,
  leave: ReviewedLeave,
  leaveStatus: "approved" | "rejected",
): Promise<void> {
  const { actor, enqueue } = context;
  const { id, employeeId } = leave;
  await notify(context, {
    to: [employeeId],
    kind: "leaveDecided",
    details: { ...detailsOf(leave), leaveStatus },
    byId: actor.employeeId,
    aboutId: id,
    mail: () => enqueue(mailDecision, { leaveId: id, employeeId, leaveStatus }),
    settles: { kind: "leaveRequested", aboutId: id },
  });
}

/** A request the actor may see and review, locked with its employee's balances; throws `not_found` or `forbidden`. */
async function lockReviewedLeave(context: Context, id: number) {
  const { tx, actor } = context;
  const found = await lockReview(tx, context, id);
  if (!found) throw new AppError("not_found");
  const { managerId, superadminIds, reviewerName, ...leave } = found;
  const reviewersId = reviewersOf({ id: leave.employeeId, managerId }, superadminIds);
  if (!reviewersId.includes(actor.employeeId)) throw new AppError("forbidden");
  return { leave, reviewerName, reviewersId };
}
type ReviewedLeave = Awaited<ReturnType<typeof lockReviewedLeave>>["leave"];

/** The other leave that a request must fit with: a pending one has its days reserved, so other pending leave cannot displace it. */
const competing = (open: readonly OpenLeave[], { id, leaveStatus }: ReviewedLeave) =>
  open.filter(
    (other) => other.id !== id && (leaveStatus !== "pending" || other.leaveStatus === "approved"),
  );
