import { leaveBalances } from "#contract/codes/leave-balance.ts";
import type { LeaveAllocation, LeaveAllocationUpdate, LeaveDays } from "#contract/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { balancesOf, daysOf } from "./balances.ts";
import {
  type GrantRow,
  insertDefaults,
  insertEntries,
  listGrants,
  lockBalance,
} from "./grant-queries.ts";

type GrantContext = Pick<Context, "tx" | "actor" | "now" | "today">;

/** Grants the default days, in one statement, to those of these employees who have none yet. */
export async function grantDefaults(
  { tx, actor, now, today }: Omit<GrantContext, "actor"> & { actor: { employeeId: number } },
  employeeIds: readonly number[],
): Promise<void> {
  await insertDefaults(tx, employeeIds, {
    effectiveFrom: today,
    recordedAt: now.toISOString(),
    recordedById: actor.employeeId,
  });
}

/** Grants one's own default days, once, and returns what is granted. */
export async function initializeLeave(context: GrantContext): Promise<LeaveAllocation> {
  const { tx, actor, today } = context;
  await grantDefaults(context, [actor.employeeId]);
  const allocation = allocationOf(await listGrants(tx, [actor.employeeId]), today);
  if (!allocation) throw new AppError("not_found");
  return allocation;
}

/** Changes what is granted to an employee from today on; throws `not_found` unless the allocation is that employee's. */
export async function updateAllocation(
  context: Context,
  leaveAllocatedId: number,
  given: LeaveAllocationUpdate,
): Promise<{ ok: true }> {
  const { tx, actor, now, today } = context;
  const { employeeId } = given;
  await lockBalance(tx, employeeId);
  const before = allocationOf(await listGrants(tx, [employeeId]), today);
  if (before?.leaveAllocatedId !== leaveAllocatedId) throw new AppError("not_found");

  const granted: LeaveDays = {
    annual: given.annualLeave,
    sick: given.sickLeave,
    familyResponsibility: given.familyResponsibilityLeave,
    maternityPaternity: given.maternityPaternity,
    study: given.studyLeave,
  };
  const differences = leaveBalances
    .map((balance) => ({ balance, days: granted[balance] - before[balance] }))
    .filter(({ days }) => days !== 0);
  if (differences.length === 0) return { ok: true };
  await insertEntries(tx, employeeId, differences, {
    cause: "corrected",
    effectiveFrom: today,
    recordedAt: now.toISOString(),
    recordedById: actor.employeeId,
  });
  const changes = changesBetween<Record<keyof LeaveDays, number>>(before, granted);
  await recordStory(context, { subjectId: employeeId, kind: "allocation_changed", changes });
  return { ok: true };
}

/** What an employee's grants add up to on a day, identified by the first of them; null if nothing is granted. */
export function allocationOf(grants: readonly GrantRow[], day: string): LeaveAllocation | null {
  const first = grants.find(({ balance, cause }) => balance === "annual" && cause === "default");
  if (!first) return null;
  return { leaveAllocatedId: first.id, ...daysOf(balancesOf({ grants, leave: [] }, day), "total") };
}
