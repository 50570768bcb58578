import { type GrantedBalance, grantedBalances } from "#contract/codes/leave.ts";
import type { LeaveAllocation, LeaveAllocationUpdate, LeaveDays } from "#contract/leave/leave.ts";
import { allocationProblem } from "#contract/rules/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { readAccounts } from "../terms/account-queries.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import { balancesOf, daysOf } from "./balances.ts";
import {
  type GrantRow,
  insertDefaults,
  insertEntries,
  listGrants,
  lockBalance,
} from "./grant-queries.ts";

type GrantContext = Pick<Context, "tx" | "actor" | "now" | "today">;

/** Grants the default days to those of these employees without a grant, in one statement. */
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

/** Grants the actor's default days once and returns the allocation. */
export async function initializeLeave(context: GrantContext): Promise<LeaveAllocation> {
  const { tx, actor, today } = context;
  await grantDefaults(context, [actor.employeeId]);
  const [grants, accountOf] = await Promise.all([
    listGrants(tx, [actor.employeeId]),
    readAccounts(tx, [actor.employeeId]),
  ]);
  const allocation = allocationOf(grants, today, accountOf(actor.employeeId));
  if (!allocation) throw new AppError("not_found");
  return allocation;
}

/** Changes an employee's grant from today on; throws `not_found` for another employee's allocation. */
export async function updateAllocation(
  context: Context,
  leaveAllocatedId: number,
  given: LeaveAllocationUpdate,
): Promise<{ ok: true }> {
  const { tx, actor, now, today } = context;
  const { employeeId } = given;
  await lockBalance(tx, employeeId);
  const [grants, accountOf] = await Promise.all([
    listGrants(tx, [employeeId]),
    readAccounts(tx, [employeeId]),
  ]);
  const before = allocationOf(grants, today, accountOf(employeeId));
  if (before?.leaveAllocatedId !== leaveAllocatedId) throw new AppError("not_found");

  const granted: LeaveDays = {
    annual: given.annualLeave,
    sick: given.sickLeave,
    familyResponsibility: given.familyResponsibilityLeave,
    maternityPaternity: given.maternityPaternity,
    study: given.studyLeave,
  };
  refuseDays(given, before);
  const differences = grantedBalances
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

/** The API's names for the days of each balance. */
const fieldOf = {
  annual: "annualLeave",
  sick: "sickLeave",
  familyResponsibility: "familyResponsibilityLeave",
  maternityPaternity: "maternityPaternity",
  study: "studyLeave",
} as const satisfies Record<GrantedBalance, keyof LeaveAllocationUpdate>;

function refuseDays(given: LeaveAllocationUpdate, before: LeaveDays): void {
  const problems = grantedBalances.flatMap((balance) => {
    const field = fieldOf[balance];
    const problem = allocationProblem(given[field], before[balance]);
    return problem ? [[field, problem]] : [];
  });
  if (problems.length > 0)
    throw new AppError("invalid_request", { fields: Object.fromEntries(problems) });
}

/** An employee's allocation on a day, with their policy's days. The first grant identifies it; null without one. */
export function allocationOf(
  grants: readonly GrantRow[],
  day: string,
  account: PersonAccount,
): LeaveAllocation | null {
  const first = grants.find(({ balance, cause }) => balance === "annual" && cause === "default");
  if (!first) return null;
  // The days carried into a cycle depend on leave taken before it.
  const sources = { grants, leave: account.leave, account };
  return { leaveAllocatedId: first.id, ...daysOf(balancesOf(sources, day), "total") };
}
