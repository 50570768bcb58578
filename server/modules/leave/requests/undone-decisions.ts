import type { Leave } from "#contract/leave/requests/request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { unsettle } from "#server/notices/notify.ts";
import { mayEver } from "../access.ts";
import { findDecisions } from "./decision-queries.ts";
import { lockVisible, refuseUnlessSeen, type SeenLeave } from "./locked-leave.ts";
import { type DecisionBefore, saveAndRecord } from "./saved-decision.ts";

const tooLate = "This decision can no longer be undone.";
const undecided: DecisionBefore = {
  decidedById: null,
  decidedByName: "",
  decidedAt: null,
  decisionReason: "",
};

/** Undoes the actor's last decision within its time: restores the request and asks its reviewers again. Both stay on record. */
export async function undoDecision(context: Context, { id, version }: SeenLeave): Promise<Leave> {
  const { tx, actor, now } = context;
  const locked = await lockVisible(context, id);
  if (!mayEver(actor, locked.leave, locked.reviewersId).approve) throw new AppError("forbidden");
  await refuseUnlessSeen(context, locked.leave, version);
  const [last, before] = await findDecisions(tx, id, 2);
  if (last?.decidedById !== actor.employeeId || !last.undoUntil || new Date(last.undoUntil) < now)
    throw new AppError("leave_already_decided", { message: tooLate });
  const statusAfter = last.statusBefore;
  const undone = await saveAndRecord(context, locked, {
    statusAfter,
    undoing: statusAfter === "pending" || !before ? undecided : decisionOf(before),
  });
  await unsettle(context, { kind: "leaveRequested", aboutId: id }, last.decidedAt);
  return undone;
}

const decisionOf = ({
  decidedById,
  decidedByName,
  decidedAt,
  reason,
}: Awaited<ReturnType<typeof findDecisions>>[number]): DecisionBefore => ({
  decidedById,
  decidedByName,
  decidedAt,
  decisionReason: reason,
});
