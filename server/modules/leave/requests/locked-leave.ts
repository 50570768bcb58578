import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { abilitiesOn, type LeaveAction, mayEver, reviewersOf } from "../access.ts";
import { correctionText, lastDecisionText } from "../story/decision-text.ts";
import { personAccount } from "../terms/person-account.ts";
import { findLastDecision, lockReview } from "./decision-queries.ts";
import { findLastCorrection } from "./parental/parental-queries.ts";

/** A request, and the caller's last seen version of it. */
export interface SeenLeave {
  id: number;
  /** The last seen version, if the caller sends it. */
  version?: number | undefined;
}

/**
 * A locked request for an allowed action. Throws `not_found`, `forbidden`, or `leave_already_decided` after a change
 * or in another status.
 */
export async function lockLeave(context: Context, { id, version }: SeenLeave, action: LeaveAction) {
  const { actor, today } = context;
  const locked = await lockVisible(context, id);
  const { leave, reviewersId } = locked;
  if (!mayEver(actor, leave, reviewersId)[action]) throw new AppError("forbidden");
  await refuseUnlessSeen(context, leave, version);
  if (!abilitiesOn(actor, leave, reviewersId, today)[action])
    throw new AppError("leave_already_decided");
  return locked;
}

/** A visible request, locked with its employee's balances; throws `not_found`. */
export async function lockVisible(context: Context, id: number) {
  const found = await lockReview(context.tx, context, id);
  if (!found) throw new AppError("not_found");
  const { managerId, standInId, superadminIds, actorName, account, ...leave } = found;
  const reviewersId = reviewersOf({ id: leave.employeeId, managerId, standInId }, superadminIds);
  return { leave, actorName, reviewersId, account: personAccount(account) };
}
export type LockedLeave = Awaited<ReturnType<typeof lockVisible>>;

/** Throws `leave_already_decided` with the last author for an outdated version. */
export async function refuseUnlessSeen(
  { tx }: Pick<Context, "tx">,
  { id, version: present }: Pick<LockedLeave["leave"], "id" | "version">,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === present) return;
  const corrected = await findLastCorrection(tx, id);
  if (corrected)
    throw new AppError("leave_already_decided", { message: correctionText(corrected) });
  const last = await findLastDecision(tx, id);
  throw new AppError("leave_already_decided", last && { message: lastDecisionText(last) });
}
