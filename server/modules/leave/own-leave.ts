import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import { balanceOfLeaveType } from "#contract/codes/leave-type.ts";
import type { Context } from "#server/context.ts";
import { balanceOf } from "./balances.ts";
import { findAllocation } from "./queries.ts";
import { listLeave } from "./record-queries.ts";

/** What the actor is granted and has asked for: all leave, the newest start first, and each balance worked out of it. */
export async function ownLeave({ tx, actor }: Context) {
  const [granted, leave] = await Promise.all([
    findAllocation(tx, actor.employeeId),
    listLeave(tx, [actor.employeeId]),
  ]);
  const balance = (name: LeaveBalance) =>
    balanceOf(
      granted?.[name] ?? 0,
      leave.filter(({ leaveType }) => balanceOfLeaveType[leaveType] === name),
    );
  return { leave, balance };
}
