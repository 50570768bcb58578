import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { AppError } from "#server/app-error.ts";
import { type Context, systemActor } from "#server/context.ts";
import { isExclusionViolation } from "#server/db-error.ts";
import { because } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { notifiedOf, reviewersOf } from "../access.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { withOwnType } from "../own-types/own-balances.ts";
import type { RequestedDates } from "../rules/leave-days.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { certificateOf, evaluate, notEligible } from "./dates/date-check.ts";
import { lockRequester } from "./decision-queries.ts";
import { insertParentalFacts } from "./parental/parental-queries.ts";
import { notifyReviewers } from "./request-notices.ts";
import { insertLeave } from "./request-queries.ts";

/** The entry of leave that no one else can decide on. */
export const automaticApproval = {
  before: "pending",
  reason: because("nobodyElseDecides", {}),
  by: systemActor,
} as const;

/** Records the stated reason for leave, if any. */
export async function recordParental(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  facts: NewLeaveRequest["parental"],
  { leaveId, recordedAt }: { leaveId: number; recordedAt: string },
): Promise<void> {
  if (facts)
    await insertParentalFacts(tx, facts, { leaveId, recordedAt, recordedById: actor.employeeId });
}

export const datesOf = (given: RequestedDates): RequestedDates => {
  const { leaveType, ownType, startDate, endDate, startHalf, endHalf } = given;
  return { leaveType, ...(ownType && { ownType }), startDate, endDate, startHalf, endHalf };
};

/** Requests leave; throws `leave_not_eligible`. Without another reviewer, it is approved at once (AMB-129). */
export async function requestLeave(context: Context, given: NewLeaveRequest) {
  const { tx, now } = context;
  const { reason, familyRelation, contactNumberWhileOnLeave = "", parental } = given;
  const locked = await lockRequester(tx, context, context.actor.employeeId);
  if (!locked) throw new AppError("not_found");
  const { superadminIds, leaveRequested, leaveWithoutManager, ...requester } = locked;
  const sources = await grantedSources(context, requester.id, given);
  const requested = datesOf(withOwnType(given, sources.ownTypes));
  const checked = await evaluate(context, { ...requested, parental }, sources, {
    isBooking: false,
  });
  if (!checked.eligible) throw notEligible(checked);
  const { duration, days } = checked;

  const reviewersId = reviewersOf(requester, superadminIds);
  const leaveStatus = reviewersId.length > 0 ? "pending" : "approved";
  const leave = { ...requested, duration, employeeId: requester.id };
  const requestedAt = now.toISOString();
  const { id } = await withoutOverlap(() =>
    insertLeave(
      tx,
      {
        ...leave,
        leaveStatus,
        reason,
        familyRelation,
        contactNumber: contactNumberWhileOnLeave,
        ...certificateOf(checked),
        requestedAt,
        decidedAt: leaveStatus === "approved" ? requestedAt : null,
      },
      days,
    ),
  );
  await recordParental(context, parental, { leaveId: id, recordedAt: requestedAt });
  const entries = [leaveEntry({ id, ...leave }, "pending")];
  if (leaveStatus === "approved")
    entries.push(leaveEntry({ id, ...leave }, "approved", automaticApproval));
  await recordStory(context, entries);
  const chosen = { leaveRequested, leaveWithoutManager };
  await notifyReviewers(context, { id, ...leave }, notifiedOf(requester, reviewersId, chosen));
  return { id, leaveStatus, leaveDuration: duration } as const;
}

/** The database makes the final check for overlaps; throws `leave_not_eligible`. */
export async function withoutOverlap<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isExclusionViolation(error, "leave_never_overlaps")) throw error;
    throw new AppError("leave_not_eligible", { message: "These dates overlap with other leave." });
  }
}
