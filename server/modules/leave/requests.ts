import type { LeaveDatesCheck, LeaveEligibility, NewLeaveRequest } from "#contract/leave.ts";
import { AppError } from "#server/app-error.ts";
import { type Context, systemActor } from "#server/context.ts";
import { companyHolidays } from "#server/modules/holidays/index.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { reviewersOf } from "./access.ts";
import {
  balanceSources,
  type EmployeeSources,
  grantedSources,
} from "./balances/balance-sources.ts";
import { checkEligibility, type LeaveWithDuration } from "./eligibility.ts";
import { mailReviewer } from "./jobs.ts";
import type { DatesAsked } from "./leave-duration.ts";
import { detailsOf } from "./leave-notification.ts";
import { policyOn } from "./leave-policy.ts";
import { recordLeave } from "./leave-story.ts";
import { withoutOverlap } from "./overlap-guard.ts";
import { insertLeave } from "./queries.ts";
import { findVisiblePerson } from "./record-queries.ts";
import { lockRequester } from "./review-queries.ts";

const approvedAtOnce =
  "Nobody else in the company can decide on this leave, so it was approved at once.";

/** Returns whether leave of these dates can be booked, for oneself or for an employee whose leave one may see. */
export async function checkLeaveDates(
  context: Context,
  { employeeId, ...asked }: LeaveDatesCheck,
): Promise<LeaveEligibility> {
  const { tx, actor } = context;
  const person = await findVisiblePerson(tx, context, employeeId ?? actor.employeeId);
  if (!person) throw new AppError("not_found");
  return evaluate(context, asked, await balanceSources(context, person.id));
}

/**
 * Requests leave, with the duration it has today; throws `leave_not_eligible`. If nobody else can decide on it, it is
 * approved at once (AMB-129).
 */
export async function requestLeave(context: Context, given: NewLeaveRequest) {
  const { tx, now } = context;
  const { leaveType, startDate, endDate, reason, contactNumberWhileOnLeave = "" } = given;
  const asked: DatesAsked = { leaveType, startDate, endDate };
  const { superadminIds, ...person } = await lockRequester(tx, context);
  const sources = await grantedSources(context, person.id);
  const { eligible, message, duration } = await evaluate(context, asked, sources);
  if (!eligible) throw new AppError("leave_not_eligible", { message });

  const reviewersId = reviewersOf(person, superadminIds);
  const leaveStatus = reviewersId.length > 0 ? "pending" : "approved";
  const leave = { ...asked, duration, employeeId: person.id };
  const requestedAt = now.toISOString();
  const id = await withoutOverlap(() =>
    insertLeave(tx, {
      ...leave,
      leaveStatus,
      reason,
      contactNumber: contactNumberWhileOnLeave,
      requestedAt,
      decidedAt: leaveStatus === "approved" ? requestedAt : null,
    }),
  );
  await notifyReviewers(context, { id, ...leave }, reviewersId);
  return { id, leaveStatus, leaveDuration: duration } as const;
}

/** Records new leave and notifies its reviewers; without reviewers it is approved, and the history says why. */
async function notifyReviewers(
  context: Context,
  leave: LeaveWithDuration & { id: number; employeeId: number },
  reviewersId: readonly number[],
): Promise<void> {
  const { enqueueEach } = context;
  await recordLeave(context, leave, "pending");
  if (reviewersId.length === 0)
    await recordLeave({ ...context, actor: systemActor }, leave, "approved", {
      before: "pending",
      reason: approvedAtOnce,
    });
  await notify(context, {
    to: reviewersId,
    kind: "leaveRequested",
    details: detailsOf(leave),
    byId: leave.employeeId,
    aboutId: leave.id,
    mail: (reviewerIds) =>
      enqueueEach(
        mailReviewer,
        reviewerIds.map((reviewerId) => ({ leaveId: leave.id, reviewerId })),
      ),
  });
}

async function evaluate(
  { tx, today }: Context,
  asked: DatesAsked,
  sources: EmployeeSources,
): Promise<LeaveEligibility> {
  const calendar = await companyHolidays({ tx });
  const policy = policyOn(calendar.country, asked.startDate);
  return checkEligibility(asked, { ...sources, day: today }, { calendar, policy });
}
