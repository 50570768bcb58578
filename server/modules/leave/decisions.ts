import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Leave } from "#contract/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { notify, settle } from "#server/modules/notifications/index.ts";
import { abilitiesOn, reviewersOf } from "./access.ts";
import { lockBalance } from "./balances/allocations.ts";
import { type LeaveWithDuration, noRoomFor } from "./eligibility.ts";
import { mailDecision } from "./jobs.ts";
import { detailsOf } from "./leave-notification.ts";
import { tellLeave } from "./leave-story.ts";
import { withoutOverlap } from "./overlap-guard.ts";
import { listOpenLeave, lockLeave, saveDecision } from "./queries.ts";
import { findLeave, findVisiblePerson, listSuperadminIds } from "./record-queries.ts";
import { presentLeave } from "./records.ts";

/** Approves a pending or rejected request as one of its reviewers; throws `leave_not_eligible` if it does not fit any more. */
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
  const { tx, actor, now, today } = context;
  const { leave, reviewersId } = await getReviewedLeave(context, id);

  // The balance first, then the request: in the order in which asking for leave takes them.
  const grants = await lockBalance(context, leave.employeeId);
  const { leaveStatus: before } = await lockLeave(tx, id);
  const can = abilitiesOn(actor, before, reviewersId);
  if (!(decision === "approved" ? can.approve : can.reject))
    throw new AppError("leave_already_decided");
  if (decision === "approved") {
    const refusal = noRoomFor(leave, {
      grants,
      leave: await besides(context, leave, before),
      day: today,
    });
    if (refusal) throw new AppError("leave_not_eligible", { message: refusal });
  }

  await withoutOverlap(() =>
    saveDecision(tx, id, {
      leaveStatus: decision,
      decidedById: actor.employeeId,
      decidedAt: now.toISOString(),
    }),
  );
  await tellLeave(context, leave, decision, { before });
  await settle(context, { kind: "leaveRequested", aboutId: id });
  await tellPerson(context, leave, decision);
  const decided = await findLeave(tx, id);
  return presentLeave(actor, decided ?? leave, reviewersId);
}

/** Tells the person how their request was decided. */
async function tellPerson(
  context: Context,
  leave: LeaveWithDuration & { id: number; employeeId: number },
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
  });
}

/** A request the actor may see and review; throws `not_found` or `forbidden`. */
async function getReviewedLeave({ tx, actor }: Context, id: number) {
  const leave = await findLeave(tx, id);
  const person = leave && (await findVisiblePerson(tx, actor, leave.employeeId));
  if (!leave || !person) throw new AppError("not_found");
  const reviewersId = reviewersOf(person, await listSuperadminIds(tx));
  if (!reviewersId.includes(actor.employeeId)) throw new AppError("forbidden");
  return { leave, reviewersId };
}

/** The leave that a request must fit beside: a pending one has its days reserved, so that other pending leave cannot keep it out. */
async function besides(
  { tx }: Context,
  { id, employeeId }: LeaveWithDuration & { id: number; employeeId: number },
  status: LeaveStatus,
) {
  const others = (await listOpenLeave(tx, employeeId)).filter((other) => other.id !== id);
  return status === "pending" ? others.filter((other) => other.leaveStatus === "approved") : others;
}
