import { plannedBalances } from "#contract/codes/leave.ts";
import { type LeaveLapse, lapsesAheadDays } from "#contract/leave/balances/lapses.ts";
import type { Context } from "#server/context.ts";
import { compareDays, plusDays } from "../engine/day.ts";
import { listAccounts } from "../terms/account-queries.ts";
import { listCountedLeave } from "./balance-queries.ts";
import { balanceSources } from "./balance-sources.ts";
import { type Balance, balanceOf, lapsesOf } from "./balances.ts";
import { listGrants } from "./grant-queries.ts";

/** What an employee has been granted, has used and has left of annual leave today, and how much of it is asked for; to be shown to those who may see their leave. */
export async function annualLeaveLeft(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<Pick<Balance, "total" | "used" | "remaining" | "pending">> {
  const [grants, counted, accounts] = await Promise.all([
    listGrants(tx, [employeeId]),
    listCountedLeave(tx, [employeeId]),
    listAccounts(tx, [employeeId]),
  ]);
  const account = accounts.get(employeeId);
  const leave = account?.leave ?? counted;
  const { total, used, remaining, pending } = balanceOf(
    "annual",
    { grants, leave, account },
    today,
  );
  return { total, used, remaining, pending };
}

/** Which of the actor's days of annual leave, and of time in lieu while it can be asked for, lapse soon. */
export async function ownLapses(context: Context): Promise<LeaveLapse[]> {
  const { actor, today } = context;
  const sources = await balanceSources(context, actor.employeeId);
  const soon = { from: today, to: plusDays(today, lapsesAheadDays) };
  return plannedBalances
    .filter((balance) => balance === "annual" || sources.offered.offersTimeInLieu)
    .flatMap((balance) => lapsesOf(balance, sources, soon).map((lapse) => ({ balance, ...lapse })))
    .sort((one, other) => compareDays(one.lastDay, other.lastDay));
}
