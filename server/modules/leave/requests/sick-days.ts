import type { SickDays } from "#contract/leave/requests/new-request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { grantedSources } from "../balances/balance-sources.ts";
import { leaveEntry } from "../story/leave-story.ts";
import { certificateOf, evaluate, notEligible } from "./dates/date-check.ts";
import { giveBackDays } from "./given-back-days.ts";
import { type LockedLeave, lockLeave } from "./locked-leave.ts";
import { notifyRequester, notifyReviewers } from "./request-notices.ts";
import { insertLeave, type NewLeave } from "./request-queries.ts";
import { automaticApproval, withoutOverlap } from "./requests.ts";

/**
 * Asks for past days of the actor's annual leave as sick leave, or books them for another person as a super
 * administrator. Throws `leave_not_eligible`.
 */
export async function turnSick(context: Context, { leaveId, ...given }: SickDays) {
  const { tx, actor, today } = context;
  const locked = await lockLeave(context, { id: leaveId }, "turnSick");
  const { leave: annual, reviewersId } = locked;
  refuseUnlessWithin(annual, given, today);
  const { employeeId } = annual;
  const isOwn = actor.employeeId === employeeId;
  const requested = {
    leaveType: "SickLeave" as const,
    ...{ startDate: given.startDate, endDate: given.endDate },
    startHalf: given.startDate === annual.startDate ? annual.startHalf : ("morning" as const),
    endHalf: given.endDate === annual.endDate ? annual.endHalf : ("afternoon" as const),
  };
  const sources = await grantedSources(context, employeeId, requested);
  const leave = sources.leave.filter(({ id }) => id !== leaveId);
  const checked = await evaluate(context, requested, { ...sources, leave }, { isBooking: !isOwn });
  if (!checked.eligible) throw notEligible(checked);

  const sick = { ...requested, duration: checked.duration, employeeId };
  const row = { ...sick, reason: given.reason, replacesId: leaveId, ...certificateOf(checked) };
  const isPending = isOwn && reviewersId.length > 0;
  const { id } = isPending
    ? await insertLeave(tx, { ...row, ...asked(context) }, checked.days)
    : await book(context, { ...row, ...approved(context, isOwn) }, { checked, locked });
  await tell(context, { id, ...sick }, { isOwn, isPending, reviewersId });
  const leaveStatus = isPending ? ("pending" as const) : ("approved" as const);
  return { id, leaveStatus, leaveDuration: checked.duration };
}

function refuseUnlessWithin(
  annual: Pick<LockedLeave["leave"], "startDate" | "endDate">,
  { startDate, endDate }: Pick<SickDays, "startDate" | "endDate">,
  today: string,
): void {
  const last = annual.endDate < today ? annual.endDate : today;
  const fields = {
    ...((startDate < annual.startDate || startDate > last) && {
      startDate: "Please choose a day of this leave that is not in the future",
    }),
    ...((endDate < annual.startDate || endDate > last) && {
      endDate: "Please choose a day of this leave that is not in the future",
    }),
    ...(endDate < startDate && { endDate: "The last sick day cannot be before the first" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
}

const asked = ({ now }: Context) =>
  ({
    leaveStatus: "pending",
    contactNumber: "",
    decidedAt: null,
    requestedAt: now.toISOString(),
  }) as const;

/** Booked by a super administrator, or approved by itself if no one else decides. */
const approved = ({ actor, now }: Context, isOwn: boolean) => {
  const at = now.toISOString();
  const by = { decidedById: actor.employeeId, bookedById: actor.employeeId };
  return {
    ...{ leaveStatus: "approved" as const, contactNumber: "", requestedAt: at, decidedAt: at },
    ...(!isOwn && by),
  };
};

interface Checked {
  checked: Awaited<ReturnType<typeof evaluate>>;
  locked: LockedLeave;
}

/** The annual days go before the sick days come. */
async function book(
  context: Context,
  row: NewLeave & { replacesId: number },
  { checked, locked: { reviewersId } }: Checked,
) {
  await giveBackDays(context, { leave: row, reviewersId });
  const decision = {
    statusBefore: "pending",
    statusAfter: "approved",
    reason: "",
    decidedById: row.decidedById ?? null,
    reviewersId,
    decidedAt: row.requestedAt,
  } as const;
  return withoutOverlap(() => insertLeave(context.tx, row, checked.days, decision));
}

interface Told {
  isOwn: boolean;
  isPending: boolean;
  reviewersId: LockedLeave["reviewersId"];
}

/** One entry in the history, and the question or the news to whom it concerns. */
async function tell(
  context: Context,
  sick: Parameters<typeof leaveEntry>[0],
  { isOwn, isPending, reviewersId }: Told,
): Promise<void> {
  const details = isOwn ? automaticApproval : { before: "pending" as const };
  await recordStory(
    context,
    isPending
      ? leaveEntry(sick, "pending")
      : leaveEntry(sick, "approved", { ...details, isTurnedSick: true }),
  );
  if (isPending) await notifyReviewers(context, sick, reviewersId);
  else await notifyRequester(context, sick, "turned_sick");
}
