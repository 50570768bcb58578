import type { LeaveBooking } from "#contract/leave/requests/new-request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { reviewersOf } from "../access.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { withOwnType } from "../own-types/own-balances.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { certificateOf, evaluate, notEligible } from "./dates/date-check.ts";
import { lockRequester } from "./decision-queries.ts";
import { notifyRequester } from "./request-notices.ts";
import { insertLeave } from "./request-queries.ts";
import { datesOf, recordParental, withoutOverlap } from "./requests.ts";

/**
 * Books leave as a reviewer: checked, approved at once and notified. Blocked days only warn. Throws `not_found`, or
 * `forbidden` for oneself.
 */
export async function bookLeave(context: Context, given: LeaveBooking) {
  const { tx, actor, now } = context;
  const { employeeId, reason, familyRelation, contactNumberWhileOnLeave = "", parental } = given;
  const locked = await lockRequester(tx, context, employeeId);
  if (!locked) throw new AppError("not_found");
  const reviewersId = reviewersOf(locked, locked.superadminIds);
  if (!reviewersId.includes(actor.employeeId)) throw new AppError("forbidden");

  const sources = await grantedSources(context, employeeId, given);
  const requested = datesOf(withOwnType(given, sources.ownTypes));
  const checked = await evaluate(context, { ...requested, parental }, sources, {
    isBooking: true,
  });
  if (!checked.eligible) throw notEligible(checked);
  const { duration, days } = checked;

  const leave = { ...requested, duration, employeeId };
  const bookedAt = now.toISOString();
  const decision = {
    statusBefore: "pending",
    statusAfter: "approved",
    reason: "",
    decidedById: actor.employeeId,
    reviewersId,
    decidedAt: bookedAt,
  } as const;
  const row = {
    ...leave,
    leaveStatus: "approved",
    reason,
    familyRelation,
    contactNumber: contactNumberWhileOnLeave,
    ...certificateOf(checked),
    requestedAt: bookedAt,
    decidedAt: bookedAt,
    decidedById: actor.employeeId,
    bookedById: actor.employeeId,
  } as const;
  const { id } = await withoutOverlap(() => insertLeave(tx, row, days, decision));
  await recordParental(context, parental, { leaveId: id, recordedAt: bookedAt });
  await recordStory(context, leaveEntry({ id, ...leave }, "approved", { isBooked: true }));
  await notifyRequester(context, { id, ...leave }, "booked");
  return { id, leaveDuration: duration, message: checked.message };
}
