import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { abilitiesOn, type LeaveAction, mayEver, reviewersOf } from "../access.ts";
import { lastDecisionText } from "../story/decision-text.ts";
import { findLastDecision, lockReview } from "./decision-queries.ts";

/** The request that a decision is about, and what its caller has seen of it. */
export interface SeenLeave {
  id: number;
  /** The version that the caller has seen; undefined if they do not say. */
  version?: number | undefined;
}

/**
 * A request on which the actor may act so now, locked with its employee's balances. Throws `not_found` if it is not visible to
 * them, `forbidden` if this is not theirs to do, and `leave_already_decided` if it has changed or its status does not allow it.
 */
export async function lockLeave(context: Context, { id, version }: SeenLeave, action: LeaveAction) {
  const { tx, actor, today } = context;
  const found = await lockReview(tx, context, id);
  if (!found) throw new AppError("not_found");
  const { managerId, superadminIds, actorName, ...leave } = found;
  const reviewersId = reviewersOf({ id: leave.employeeId, managerId }, superadminIds);
  if (!mayEver(actor, leave, reviewersId)[action]) throw new AppError("forbidden");
  if (version !== undefined && version !== leave.version) {
    const last = await findLastDecision(tx, id);
    throw new AppError("leave_already_decided", last && { message: lastDecisionText(last) });
  }
  if (!abilitiesOn(actor, leave, reviewersId, today)[action])
    throw new AppError("leave_already_decided");
  return { leave, actorName, reviewersId };
}
export type LockedLeave = Awaited<ReturnType<typeof lockLeave>>;
