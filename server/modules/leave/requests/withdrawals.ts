import type { TypedText } from "#contract/common.ts";
import type { LeaveCancellation } from "#contract/leave/requests/decisions.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { AppError } from "#server/app-error.ts";
import { type Context, systemActor } from "#server/context.ts";
import { settle } from "#server/notices/notify.ts";
import { lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyRequester, notifyReviewers } from "./request-notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

interface Reasoned extends SeenLeave {
  reason?: TypedText | undefined;
}

/** Withdraws the actor's pending request, or their requested cancellation. */
export async function withdrawLeave(context: Context, seen: SeenLeave): Promise<Leave> {
  const locked = await lockLeave(context, seen, "withdraw");
  const { id, leaveStatus } = locked.leave;
  const statusAfter = leaveStatus === "pending" ? "withdrawn" : "approved";
  const withdrawn = await saveAndRecord(context, locked, { statusAfter });
  await settle(context, { kind: "leaveRequested", aboutId: id });
  return withdrawn;
}

/** Requests the cancellation of the actor's approved leave; without reviewers it is immediate (AMB-129). */
export async function askToCancel(context: Context, { reason, ...seen }: Reasoned): Promise<Leave> {
  const locked = await lockLeave(context, seen, "askToCancel");
  const { leave, reviewersId } = locked;
  if (reviewersId.length === 0)
    return saveAndRecord(context, locked, { statusAfter: "cancelled", reason, by: systemActor });
  const asked = await saveAndRecord(context, locked, { statusAfter: "cancellation_asked", reason });
  await notifyReviewers(context, leave, reviewersId, { isCancellation: true });
  return asked;
}

const reasonRequired = "Please say why this leave is cancelled";

/**
 * Grants or refuses a requested cancellation as a reviewer. A super administrator may cancel approved leave without
 * one, with a reason.
 */
export async function cancelLeave(
  context: Context,
  seen: SeenLeave,
  { granted = true, reason }: Partial<NonNullable<LeaveCancellation>> = {},
): Promise<Leave> {
  const locked = await lockLeave(context, seen, granted ? "cancel" : "refuseCancellation");
  const { leave } = locked;
  if (leave.leaveStatus === "approved" && !reason)
    throw new AppError("invalid_request", { fields: { reason: reasonRequired } });
  const statusAfter = granted ? "cancelled" : "approved";
  const decided = await saveAndRecord(context, locked, { statusAfter, reason });
  await notifyRequester(context, leave, granted ? "cancelled" : "cancellation_refused");
  return decided;
}
