import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import type { Page } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { abilitiesOn, reviewersOf } from "../access.ts";
import { balanceSourcesOf } from "../balances/balance-sources.ts";
import { shortDays, worstOf } from "../planning/day-rules/shortfall.ts";
import { findPendingReviews, type ReviewsRead } from "./pending-review-queries.ts";
import { remainingAfter } from "./remaining-after.ts";
import { takenOverOf } from "./taken-over.ts";

/** The pending leave that the actor may decide on, the earliest start first, with what the decision needs and the total. */
export const listPendingReviews = (context: Context, limit: number): Promise<Page<PendingReview>> =>
  readReviews(context, { limit });

/** Those of these requests that are pending and that the actor may decide on, the earliest start first. */
export async function listReviews(
  context: Context,
  ids: readonly number[],
): Promise<PendingReview[]> {
  const { items } = await readReviews(context, { limit: ids.length, ids });
  return items;
}

async function readReviews(context: Context, read: ReviewsRead): Promise<Page<PendingReview>> {
  const { tx, actor, today } = context;
  const { employeeId, isSuperadmin } = actor;
  const rows = await findPendingReviews(tx, context, read);
  const [short, sources, takenOver] = await Promise.all([
    shortDaysOf(tx, rows),
    balanceSourcesOf(context, [...new Set(rows.map((row) => row.employeeId))]),
    takenOverOf(context, rows),
  ]);
  const items = rows.map(({ employeeName, duration, leaveStatus, total, staffed: _, ...row }) => {
    const {
      departmentId,
      departmentName,
      othersAway,
      othersAwayTotal,
      requestedOn: _on,
      ...leave
    } = row;
    // Visible to the actor as a super administrator, as the manager or as who stands in for them; other reviewers do not affect what the actor may do.
    const managerId = isSuperadmin ? null : employeeId;
    const own = sources.get(leave.employeeId);
    const requester = { id: leave.employeeId, managerId, standInId: null };
    const reviewersId = reviewersOf(requester, isSuperadmin ? [employeeId] : []);
    return {
      ...leave,
      employee: { id: leave.employeeId, name: employeeName },
      leaveDuration: duration,
      takenOver: takenOver.get(leave.id) ?? null,
      remainingAfter: own ? remainingAfter({ ...leave, duration }, own, today) : null,
      department: departmentId === null ? null : { id: departmentId, name: departmentName ?? "" },
      staffing: worstOf(short.filter(({ leaveId }) => leaveId === leave.id)),
      othersAway: { items: othersAway, total: othersAwayTotal },
      can: abilitiesOn(actor, { ...leave, leaveStatus }, reviewersId, today),
    };
  });
  return { items, total: rows[0]?.total ?? 0 };
}

/** The days of some requests on which too few would be at work; asked only in a company that wants a number at work on them. */
async function shortDaysOf(tx: Tx, rows: Awaited<ReturnType<typeof findPendingReviews>>) {
  const staffed = rows.flatMap(({ id, staffed: days }) =>
    days.map((one) => ({ ...one, leaveId: id })),
  );
  return staffed.length === 0 ? [] : shortDays(tx, staffed, await companyDays({ tx }));
}
