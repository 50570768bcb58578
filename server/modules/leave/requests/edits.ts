import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { settle } from "#server/notices/notify.ts";
import { notifiedOf } from "../access.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { evaluate, notEligible, withoutReplaced } from "./dates/date-check.ts";
import { lockRequester } from "./decision-queries.ts";
import { type LockedLeave, lockLeave, type SeenLeave } from "./locked-leave.ts";
import { isSameEvent } from "./parental/parental.ts";
import { findParentalFacts } from "./parental/parental-queries.ts";
import { notifyReviewers } from "./request-notices.ts";
import { recordParental } from "./requests.ts";
import { presentLocked, saveAndRecord } from "./saved-decision.ts";

const sameType = "The type cannot be changed. Please withdraw the request and ask again.";

/**
 * Changes the actor's pending request, which keeps its place, and tells the reviewers. Other dates are checked as for a
 * new request.
 */
export async function editLeave(
  context: Context,
  seen: SeenLeave,
  given: NewLeaveRequest,
): Promise<Leave> {
  const locked = await lockLeave(context, seen, "edit");
  const { leave } = locked;
  if (given.leaveType !== leave.leaveType || given.ownTypeId !== leave.ownType?.id)
    throw new AppError("invalid_request", { fields: { leaveType: sameType } });
  const event = await newEventOf(context, leave, given);
  const dates = datesOf(given);
  const asked = {
    reason: given.reason,
    familyRelation: given.familyRelation ?? null,
    contactNumber: given.contactNumberWhileOnLeave ?? "",
  };
  const isCountedAlike = !event && isWithin(leave, dates);
  if (isCountedAlike && isWithin(leave, asked)) return presentLocked(context, locked);
  const counted = isCountedAlike ? undefined : await recounted(context, leave, { dates, event });
  const changes = { ...counted?.changes, ...asked };
  const days = counted?.days;
  const edited = await saveAndRecord(context, locked, { statusAfter: "pending", changes, days });
  const recorded = { leaveId: leave.id, recordedAt: context.now.toISOString() };
  await recordParental(context, event, recorded);
  await tellReviewers(context, locked, { ...leave, ...changes });
  return edited;
}

type Row = LockedLeave["leave"];

const datesOf = ({ startDate, endDate, startHalf, endHalf }: NewLeaveRequest) => ({
  startDate,
  endDate,
  startHalf: startHalf ?? "morning",
  endHalf: endHalf ?? "afternoon",
});

const isWithin = (leave: Row, given: Partial<Row>): boolean =>
  Object.entries(given).every(([field, value]) => leave[field as keyof Row] === value);

/** The given event, unless the request states it already. */
async function newEventOf(
  { tx }: Context,
  { id, statesItsEvent }: Row,
  { parental }: NewLeaveRequest,
): Promise<NewLeaveRequest["parental"]> {
  const stated = parental && statesItsEvent ? await findParentalFacts(tx, id) : undefined;
  return parental && stated && isSameEvent(stated.facts, parental) ? undefined : parental;
}

interface Edited {
  dates: ReturnType<typeof datesOf>;
  event: NewLeaveRequest["parental"];
}

/** The checked dates with their new days; throws `leave_not_eligible`. */
async function recounted(
  context: Context,
  { id, employeeId, leaveType, ownType }: Row,
  { dates, event }: Edited,
) {
  const found = await grantedSources(context, employeeId, dates);
  const { stated, ...sources } = withoutReplaced(found, id);
  const requested = {
    ...{ leaveType, ...dates, parental: event ?? stated },
    ...(ownType && { ownType }),
  };
  const checked = await evaluate(context, requested, sources, { isBooking: false });
  if (!checked.eligible) throw notEligible(checked);
  const certificateDue = checked.code === "fits" ? checked.values.certificateDue : undefined;
  return {
    changes: { ...dates, duration: checked.duration, certificateDue: certificateDue ?? null },
    days: checked.days,
  };
}

/** The changed request replaces the reviewers' earlier question. */
async function tellReviewers(
  context: Context,
  { leave: before, reviewersId }: LockedLeave,
  leave: Row,
): Promise<void> {
  const requester = await lockRequester(context.tx, context, leave.employeeId);
  if (!requester) throw new AppError("not_found");
  await settle(context, { kind: "leaveRequested", aboutId: leave.id });
  await notifyReviewers(context, leave, notifiedOf(requester, reviewersId, requester), { before });
}
