import type { LeaveDatesCheck, LeaveEligibility, NewLeaveRequest } from "#contract/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { companyHolidays } from "#server/modules/holidays/index.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { type PersonWithHead, reviewersOf } from "./access.ts";
import { defaultGrants, lockBalance } from "./balances/allocations.ts";
import type { Grant } from "./balances/balances.ts";
import { listGrants } from "./balances/grant-queries.ts";
import { checkEligibility, type LeaveWithDuration } from "./eligibility.ts";
import { mailReviewer } from "./jobs.ts";
import type { DatesAsked } from "./leave-duration.ts";
import { detailsOf } from "./leave-notification.ts";
import { policyOn } from "./leave-policy.ts";
import { tellLeave } from "./leave-story.ts";
import { withoutOverlap } from "./overlap-guard.ts";
import { insertLeave, listOpenLeave } from "./queries.ts";
import { findVisiblePerson, listSuperadminIds } from "./record-queries.ts";

const approvedAtOnce =
  "Nobody else in the company can decide on this leave, so it was approved at once.";

/** Tells whether leave of these dates can be booked, for oneself or for somebody whose leave one may see. */
export async function checkLeaveDates(
  context: Context,
  { employeeId, ...asked }: LeaveDatesCheck,
): Promise<LeaveEligibility> {
  const { id } = await visiblePerson(context, employeeId ?? context.actor.employeeId);
  const grants = await listGrants(context.tx, [id]);
  return weigh(context, id, asked, grants.length > 0 ? grants : defaultGrants(context.today));
}

/**
 * Asks for leave, with the duration it has today; throws `leave_not_eligible`. Where nobody else can decide on it, it is
 * approved at once (AMB-129).
 */
export async function requestLeave(context: Context, given: NewLeaveRequest) {
  const { tx, actor, now } = context;
  const { leaveType, startDate, endDate, reason, contactNumberWhileOnLeave = "" } = given;
  const asked: DatesAsked = { leaveType, startDate, endDate };
  const person = await visiblePerson(context, actor.employeeId);
  const grants = await lockBalance(context, person.id);
  const { eligible, message, duration } = await weigh(context, person.id, asked, grants);
  if (!eligible) throw new AppError("leave_not_eligible", { message });

  const reviewersId = reviewersOf(person, await listSuperadminIds(tx));
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
  await announce(context, { id, ...leave }, reviewersId);
  return { id, leaveStatus, leaveDuration: duration } as const;
}

/** Tells the story of new leave and asks its reviewers; without reviewers it is approved, and the story says why. */
async function announce(
  context: Context,
  leave: LeaveWithDuration & { id: number; employeeId: number },
  reviewersId: readonly number[],
): Promise<void> {
  const { tx, now, enqueueEach } = context;
  await tellLeave(context, leave, "pending");
  if (reviewersId.length === 0)
    await tellLeave({ tx, now, actor: null }, leave, "approved", {
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

async function weigh(
  { tx, today }: Context,
  employeeId: number,
  asked: DatesAsked,
  grants: readonly Grant[],
) {
  const leave = await listOpenLeave(tx, employeeId);
  const calendar = await companyHolidays({ tx });
  const policy = policyOn(calendar.country, asked.startDate);
  return checkEligibility(asked, { leave, grants, day: today }, { calendar, policy });
}

async function visiblePerson({ tx, actor }: Context, employeeId: number): Promise<PersonWithHead> {
  const person = await findVisiblePerson(tx, actor, employeeId);
  if (!person) throw new AppError("not_found");
  return person;
}
