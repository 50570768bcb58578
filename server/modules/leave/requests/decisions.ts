import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { TypedText } from "#contract/common.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import { undoKeptMs } from "#contract/rules/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { type EmployeeSources, grantedSources } from "../balances/balance-sources.ts";
import { refusalFor } from "../rules/eligibility.ts";
import { evaluate } from "./dates/date-check.ts";
import { giveBackDays } from "./given-back-days.ts";
import { holdNotice } from "./held-notices.ts";
import { type LockedLeave, lockLeave, type SeenLeave } from "./locked-leave.ts";
import { grantedTo } from "./parental/parental.ts";
import { findParentalFacts, sumDaysUntil } from "./parental/parental-queries.ts";
import { notifyRequester } from "./request-notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

export interface Decided extends SeenLeave {
  reason?: TypedText | undefined;
  /** Whether the actor may undo it for some seconds. */
  canBeUndone?: boolean | undefined;
}

/** Approves a pending or rejected request; throws `leave_not_eligible`. */
export async function approveLeave(
  context: Context,
  { reason, canBeUndone, ...seen }: Decided,
): Promise<Leave> {
  const locked = await lockLeave(context, seen, "approve");
  const { leave } = locked;
  // Annual leave is given back at once; there is nothing to undo for some seconds.
  const mayUndo = canBeUndone && leave.replacesId === null;
  const counted = leave.leaveStatus === "rejected" ? await revived(context, leave) : undefined;
  const changes = counted && { duration: counted.duration };
  if (leave.leaveStatus === "pending") await refuseUnlessItFits(context, leave);
  await giveBackDays(context, locked);
  const approved = await saveAndRecord(context, locked, {
    statusAfter: "approved",
    reason,
    ...(changes && { changes, days: counted.days }),
    undoUntil: undoUntil(context, mayUndo),
  });
  await tellOf(context, approved, { ...leave, ...changes }, { canBeUndone: mayUndo });
  return approved;
}

export async function rejectLeave(
  context: Context,
  { reason, canBeUndone, ...seen }: Decided,
): Promise<Leave> {
  const locked = await lockLeave(context, seen, "reject");
  const rejected = await saveAndRecord(context, locked, {
    statusAfter: "rejected",
    reason,
    undoUntil: undoUntil(context, canBeUndone),
  });
  await tellOf(context, rejected, locked.leave, { canBeUndone });
  return rejected;
}

const undoUntil = ({ now }: Context, canBeUndone = false) =>
  canBeUndone ? new Date(now.getTime() + undoKeptMs).toISOString() : undefined;

/** Notifies the employee at once, or after the time to undo. */
function tellOf(
  context: Context,
  { version, leaveStatus }: Leave,
  leave: Row,
  { canBeUndone = false }: Pick<Decided, "canBeUndone">,
): Promise<void> {
  const outcome = leaveStatus as "approved" | "rejected";
  return canBeUndone
    ? holdNotice(context, { ...leave, version }, outcome)
    : notifyRequester(context, leave, outcome);
}

type Row = LockedLeave["leave"];

/** A pending request has its days reserved. Only leave approved meanwhile can displace it. */
async function refuseUnlessItFits(context: Context, leave: Row): Promise<void> {
  const sources = await grantedSources(context, leave.employeeId);
  const approved = sources.leave.filter(
    (other) => other.leaveStatus === "approved" && other.id !== leave.replacesId,
  );
  const days = sources.account.daysOf(leave.id);
  const parental = sources.leave.find(({ id }) => id === leave.id)?.parental;
  const grantedDays = parental && (await grantedDaysOf(context, { ...leave, parental }));
  const existing = { ...sources, leave: approved, day: context.today };
  const refusal = refusalFor({ ...leave, days, grantedDays: grantedDays ?? undefined }, existing);
  if (refusal) throw new AppError("leave_not_eligible", { message: eligibilityText(refusal) });
}

/** The days granted by law, whatever the balance. */
async function grantedDaysOf(context: Context, leave: Row & { parental: ParentalFacts }) {
  const granted = await grantedTo(context.tx, context, leave);
  return granted && sumDaysUntil(context.tx, leave.id, granted.lastDay);
}

/** Requests from before the end of an offer can still be decided. */
const withEveryType = (sources: EmployeeSources): EmployeeSources => ({
  ...sources,
  offered: { offersStudyLeave: true, offersTimeInLieu: true },
  ownTypes: sources.ownTypes.map((type) => ({ ...type, isClosed: false, hasHalfDays: true })),
});

/** A rejected request is checked and counted like a new one. */
async function revived(context: Context, leave: Row) {
  const { leaveType, ownType, startDate, endDate, startHalf, endHalf } = leave;
  const stated = leave.statesItsEvent ? await findParentalFacts(context.tx, leave.id) : undefined;
  const dates = { startDate, endDate, startHalf, endHalf };
  const requested = { leaveType, ownType, ...dates, parental: stated?.facts };
  const sources = await grantedSources(context, leave.employeeId);
  const others = sources.leave.filter(({ id }) => id !== leave.id && id !== leave.replacesId);
  const checked = await evaluate(
    context,
    requested,
    { ...withEveryType(sources), leave: others },
    { isBooking: true },
  );
  if (!checked.eligible) throw new AppError("leave_not_eligible", { message: checked.message });
  return checked;
}
