import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { PersonActor } from "#server/context.ts";

/** Somebody whose leave is looked at, with the active head of the department they are in. */
export interface PersonWithHead {
  id: number;
  headId: number | null;
}

/** Who may decide on a person's leave: the active super administrators and the department's head, never the person (AMB-128). */
export function reviewersOf(
  { id, headId }: PersonWithHead,
  superadminIds: readonly number[],
): number[] {
  const reviewers = new Set(superadminIds);
  if (headId !== null) reviewers.add(headId);
  reviewers.delete(id);
  return [...reviewers];
}

/** What an actor may do with a request; enforced here, and sent along for the client to show (AMB-130). */
export function abilitiesOn(
  { employeeId }: Pick<PersonActor, "employeeId">,
  leaveStatus: LeaveStatus,
  reviewersId: readonly number[],
) {
  const isReviewer = reviewersId.includes(employeeId);
  return {
    approve: isReviewer && leaveStatus !== "approved",
    reject: isReviewer && leaveStatus === "pending",
  };
}
