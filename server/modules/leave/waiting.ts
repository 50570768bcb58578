import type { WaitingLeave } from "#contract/dashboard.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { abilitiesOn, reviewersOf } from "./access.ts";
import { findWaitingLeave } from "./waiting-queries.ts";

/** The pending leave that the actor may decide on, the next to start first, and how much of it there is. */
export async function listWaitingLeave(
  { tx, actor }: Context,
  limit: number,
): Promise<Page<WaitingLeave>> {
  const { employeeId } = actor;
  const ofEverybody = actor.isSuperadmin && actor.isActive;
  const rows = await findWaitingLeave(tx, { employeeId, ofEverybody }, limit);
  const items = rows.map(({ employeeName, duration, headId, total, ...row }) => {
    const person = { id: row.employeeId, headId };
    // Whether the actor is among the reviewers is all that is asked, so the other super administrators may stay unknown.
    const reviewersId = reviewersOf(person, ofEverybody ? [employeeId] : []);
    return {
      ...row,
      employee: { id: row.employeeId, name: employeeName },
      leaveDuration: duration,
      can: abilitiesOn(actor, "pending", reviewersId),
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}
