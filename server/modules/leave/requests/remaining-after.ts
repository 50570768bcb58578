import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { EmployeeSources } from "../balances/balance-sources.ts";
import { balanceOf } from "../balances/balances.ts";
import { inLieuFor } from "../balances/time-in-lieu.ts";
import { sumOf } from "../engine/amounts.ts";
import { cycleBalances } from "../rules/cycle-balances.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";

/**
 * How many days of its balance are left once a pending request is approved, of those that there are on its first day; below 0 if it does
 * not fit, null if it draws on no balance. Other requests that are not decided yet take none.
 */
export function remainingAfter(
  request: LeaveWithDuration & { id: number },
  { leave, grants, account }: Pick<EmployeeSources, "grants" | "leave" | "account">,
  today: string,
): number | null {
  const name = balanceOfLeaveType[request.leaveType];
  if (name === null) return null;
  const approved = leave.filter(({ leaveStatus }) => leaveStatus === "approved");
  const sources = { grants, account, leave: approved };
  const { duration } = request;
  if (name === "timeInLieu") return sumOf([inLieuFor(request, sources).available, -duration]);
  if (!account) return sumOf([balanceOf(name, sources, today).remaining, -duration]);
  const days = account.daysOf(request.id);
  const last = cycleBalances({ ...request, days }, { ...sources, day: today }).at(-1);
  return last ? sumOf([last.available, -last.duration]) : null;
}
