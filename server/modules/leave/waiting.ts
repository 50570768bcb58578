import type { Page } from "#contract/operation.ts";
import type { PendingReview } from "#contract/pending-review.ts";
import type { Context } from "#server/context.ts";
import { abilitiesOn, reviewersOf } from "./access.ts";
import { findWaitingLeave } from "./waiting-queries.ts";

/** The pending leave that the actor may decide on, the next to start first, and how much of it there is. */
export async function listWaitingLeave(
  context: Context,
  limit: number,
): Promise<Page<PendingReview>> {
  const { tx, actor } = context;
  const { employeeId, isSuperadmin } = actor;
  // Reviewers are active, whatever else they are.
  if (!actor.isActive) return { items: [], total: 0 };
  const rows = await findWaitingLeave(tx, context, limit);
  const items = rows.map(({ employeeName, duration, total, ...row }) => {
    // Found as a super administrator's or as a head's; whoever else reviews it makes no difference to the actor.
    const person = { id: row.employeeId, headId: isSuperadmin ? null : employeeId };
    const reviewersId = reviewersOf(person, isSuperadmin ? [employeeId] : []);
    return {
      ...row,
      employee: { id: row.employeeId, name: employeeName },
      leaveDuration: duration,
      can: abilitiesOn(actor, "pending", reviewersId),
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}
