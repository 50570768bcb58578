import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { PersonActor } from "#server/context.ts";

/** An employee who requests leave, and the active manager of theirs, if they have one. */
export interface Requester {
  id: number;
  managerId: number | null;
}

/** Who may decide on an employee's leave: the active super administrators and the department's head, never the employee (AMB-128). */
export function reviewersOf(
  { id, managerId }: Requester,
  superadminIds: readonly number[],
): number[] {
  const reviewers = new Set(superadminIds);
  if (managerId !== null) reviewers.add(managerId);
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
