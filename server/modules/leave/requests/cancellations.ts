import type { LeaveCancellation } from "#contract/leave/requests/decisions.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyRequester } from "./request-notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

const reasonRequired = "Please say why this leave is cancelled";

/**
 * Grants or refuses the cancellation that its employee has asked for, as one of the reviewers; a super administrator may
 * cancel approved leave without being asked, and says why.
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
