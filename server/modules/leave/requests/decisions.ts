import type { Leave } from "#contract/leave.ts";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { refusalFor } from "../policy/eligibility.ts";
import { evaluate } from "./date-check.ts";
import { type LockedLeave, lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyRequester } from "./notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

export interface Reasoned extends SeenLeave {
  reason?: string | undefined;
}

/** Approves a pending or rejected request as one of its reviewers; throws `leave_not_eligible` if it does not fit. */
export async function approveLeave(
  context: Context,
  { reason, ...seen }: Reasoned,
): Promise<Leave> {
  const locked = await lockLeave(context, seen, "approve");
  const { leave } = locked;
  const changes = leave.leaveStatus === "rejected" ? await revived(context, leave) : {};
  if (leave.leaveStatus === "pending") await refuseUnlessItFits(context, leave);
  const approved = await saveAndRecord(context, locked, {
    statusAfter: "approved",
    reason,
    changes,
  });
  await notifyRequester(context, { ...leave, ...changes }, "approved");
  return approved;
}

/** Rejects a pending request as one of its reviewers. */
export async function rejectLeave(context: Context, { reason, ...seen }: Reasoned): Promise<Leave> {
  const locked = await lockLeave(context, seen, "reject");
  const rejected = await saveAndRecord(context, locked, { statusAfter: "rejected", reason });
  await notifyRequester(context, locked.leave, "rejected");
  return rejected;
}

type Row = LockedLeave["leave"];

/** A pending request has its days reserved: other pending leave cannot displace it, only what has been approved meanwhile. */
async function refuseUnlessItFits(context: Context, leave: Row): Promise<void> {
  const sources = await grantedSources(context, leave.employeeId);
  const approved = sources.leave.filter((other) => other.leaveStatus === "approved");
  const refusal = refusalFor(leave, { ...sources, leave: approved, day: context.today });
  if (refusal) throw new AppError("leave_not_eligible", { message: eligibilityText(refusal) });
}

/** A rejected request is checked like a new one, and takes as many days as a new one would. */
async function revived(context: Context, leave: Row): Promise<{ duration: number }> {
  const { leaveType, startDate, endDate, startHalf, endHalf } = leave;
  const requested = { leaveType, startDate, endDate, startHalf, endHalf };
  const sources = await grantedSources(context, leave.employeeId);
  const others = sources.leave.filter((other) => other.id !== leave.id);
  const checked = await evaluate(context, requested, { ...sources, leave: others });
  if (!checked.eligible) throw new AppError("leave_not_eligible", { message: checked.message });
  return { duration: checked.duration };
}
