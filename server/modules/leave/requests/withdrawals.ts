import type { TypedText } from "#contract/common.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { type Context, systemActor } from "#server/context.ts";
import { settle } from "#server/notices/notify.ts";
import { lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyReviewers } from "./request-notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

interface Reasoned extends SeenLeave {
  reason?: TypedText | undefined;
}

/** Withdraws one's own pending request, or one's question to cancel approved leave. */
export async function withdrawLeave(context: Context, seen: SeenLeave): Promise<Leave> {
  const locked = await lockLeave(context, seen, "withdraw");
  const { id, leaveStatus } = locked.leave;
  const statusAfter = leaveStatus === "pending" ? "withdrawn" : "approved";
  const withdrawn = await saveAndRecord(context, locked, { statusAfter });
  await settle(context, { kind: "leaveRequested", aboutId: id });
  return withdrawn;
}

/** Asks the reviewers to cancel one's own approved leave; without reviewers it is cancelled at once (AMB-129). */
export async function askToCancel(context: Context, { reason, ...seen }: Reasoned): Promise<Leave> {
  const locked = await lockLeave(context, seen, "askToCancel");
  const { leave, reviewersId } = locked;
  if (reviewersId.length === 0)
    return saveAndRecord(context, locked, { statusAfter: "cancelled", reason, by: systemActor });
  const asked = await saveAndRecord(context, locked, { statusAfter: "cancellation_asked", reason });
  await notifyReviewers(context, leave, reviewersId, { isCancellation: true });
  return asked;
}
