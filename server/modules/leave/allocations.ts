import { defaultLeaveDays } from "#contract/codes/leave-balance.ts";
import type { LeaveAllocation, LeaveAllocationUpdate, LeaveDays } from "#contract/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { tell } from "#server/story/story.ts";
import { findAllocation, insertAllocation, lockAllocation, saveAllocation } from "./queries.ts";

/** Grants the default days to an employee who has none granted yet. */
export async function grantLeave({ tx }: Pick<Context, "tx">, employeeId: number): Promise<void> {
  await insertAllocation(tx, employeeId, defaultLeaveDays);
}

/** Grants the own default days, once, and answers what is granted. */
export async function initializeLeave({ tx, actor }: Context): Promise<LeaveAllocation> {
  await grantLeave({ tx }, actor.employeeId);
  const allocation = await findAllocation(tx, actor.employeeId);
  if (!allocation) throw new AppError("not_found");
  return allocation;
}

/** What is granted to a person, held so that nobody else counts or changes their balance until the transaction ends. */
export async function holdBalance(
  { tx }: Pick<Context, "tx">,
  employeeId: number,
): Promise<LeaveDays> {
  const granted = await lockAllocation(tx, employeeId);
  if (granted) return granted;
  await grantLeave({ tx }, employeeId);
  return (await lockAllocation(tx, employeeId)) ?? defaultLeaveDays;
}

/** Changes what is granted to a person; throws `not_found` unless the allocation is that person's. */
export async function updateAllocation(
  context: Context,
  leaveAllocatedId: number,
  given: LeaveAllocationUpdate,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  const { employeeId } = given;
  const before = await lockAllocation(tx, employeeId);
  if (before?.leaveAllocatedId !== leaveAllocatedId) throw new AppError("not_found");

  const granted: LeaveDays = {
    annual: given.annualLeave,
    sick: given.sickLeave,
    familyResponsibility: given.familyResponsibilityLeave,
    maternityPaternity: given.maternityPaternity,
    study: given.studyLeave,
  };
  const changes = changesBetween<Record<keyof LeaveDays, number>>(before, granted);
  if (changes.length === 0) return { ok: true };
  await saveAllocation(tx, employeeId, granted, now.toISOString());
  await tell(context, { employeeId, kind: "allocation_changed", changes });
  return { ok: true };
}
