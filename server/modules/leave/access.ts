import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { PersonActor } from "#server/context.ts";

interface Requester {
  id: number;
  managerId: number | null;
  standInId: number | null;
}

/**
 * Who may decide on an employee's leave: the active super administrators, their manager and who stands in for them, never the
 * employee (AMB-128).
 */
export function reviewersOf(
  { id, managerId, standInId }: Requester,
  superadminIds: readonly number[],
): number[] {
  const reviewers = new Set(superadminIds);
  if (managerId !== null) reviewers.add(managerId);
  if (standInId !== null) reviewers.add(standInId);
  reviewers.delete(id);
  return [...reviewers];
}

/** The super administrators chosen to be notified; null for all. */
interface ChosenRecipients {
  leaveRequested: readonly number[] | null;
  leaveWithoutManager: readonly number[] | null;
}

/**
 * Which of the reviewers are notified of a request: the manager, who stands in for them, and the super administrators chosen for
 * requests of people with or without a manager; all reviewers if that would be nobody. Someone who stands in for their own manager
 * counts as without one.
 */
export function notifiedOf(
  { id: requesterId, managerId, standInId }: Requester,
  reviewersId: readonly number[],
  chosen: ChosenRecipients,
): readonly number[] {
  const isWithout = managerId === null || standInId === requesterId;
  const ids = isWithout ? chosen.leaveWithoutManager : chosen.leaveRequested;
  if (ids === null) return reviewersId;
  const notified = reviewersId.filter(
    (id) => id === managerId || id === standInId || ids.includes(id),
  );
  return notified.length > 0 ? notified : reviewersId;
}

interface LeaveInQuestion {
  employeeId: number;
  leaveStatus: LeaveStatus;
  startDate: string;
  endDate: string;
}

export type LeaveAction = keyof Leave["can"];
type Acting = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** Who may ever do what, whatever the status of the request. */
export function mayEver(
  { employeeId, isSuperadmin }: Acting,
  leave: Pick<LeaveInQuestion, "employeeId">,
  reviewersId: readonly number[],
): Record<LeaveAction, boolean> {
  const isOwn = employeeId === leave.employeeId;
  const isReviewer = reviewersId.includes(employeeId);
  return {
    approve: isReviewer,
    reject: isReviewer,
    withdraw: isOwn,
    askToCancel: isOwn,
    cancel: isReviewer,
    refuseCancellation: isReviewer,
    returnEarly: isOwn || isReviewer,
    addFile: isOwn || isReviewer,
    removeFile: isOwn || isSuperadmin,
  };
}

function possibleOn(
  { leaveStatus: status, startDate, endDate }: LeaveInQuestion,
  today: string,
): Record<LeaveAction, boolean> {
  const isPending = status === "pending";
  const isAsked = status === "cancellation_asked";
  const isCurrent = status === "approved" && endDate >= today;
  return {
    approve: isPending || status === "rejected",
    reject: isPending,
    withdraw: isPending || isAsked,
    askToCancel: isCurrent,
    cancel: isTaken(status),
    refuseCancellation: isAsked,
    returnEarly: isCurrent && startDate < endDate,
    addFile: status !== "withdrawn" && status !== "cancelled",
    removeFile: isPending,
  };
}

/** Whether a file may be removed now: a super administrator removes another's in every state. */
const removesFileOf = (
  { employeeId }: Acting,
  leave: Pick<LeaveInQuestion, "employeeId">,
  isPossible: boolean,
): boolean => isPossible || employeeId !== leave.employeeId;

/**
 * What an actor may do with a request today; enforced here, and sent along for the client to show (AMB-130). The table of all
 * cases is docs/leave-states.md.
 */
export function abilitiesOn(
  actor: Acting,
  leave: LeaveInQuestion,
  reviewersId: readonly number[],
  today: string,
): Record<LeaveAction, boolean> {
  const ever = mayEver(actor, leave, reviewersId);
  const possible = possibleOn(leave, today);
  const isUnasked = leave.leaveStatus === "approved";
  return {
    approve: ever.approve && possible.approve,
    reject: ever.reject && possible.reject,
    withdraw: ever.withdraw && possible.withdraw,
    askToCancel: ever.askToCancel && possible.askToCancel,
    cancel: ever.cancel && possible.cancel && (actor.isSuperadmin || !isUnasked),
    refuseCancellation: ever.refuseCancellation && possible.refuseCancellation,
    returnEarly: ever.returnEarly && possible.returnEarly,
    addFile: ever.addFile && possible.addFile,
    removeFile: ever.removeFile && removesFileOf(actor, leave, possible.removeFile),
  };
}
