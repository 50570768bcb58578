import { plannedBalances } from "#contract/codes/leave.ts";
import { type LeaveLapse, lapsesAheadDays } from "#contract/leave/balances/lapses.ts";
import type { Context } from "#server/context.ts";
import { compareDays, plusDays } from "../engine/day.ts";
import { usableLapses } from "../own-types/own-lapses.ts";
import { readAccounts } from "../terms/account-queries.ts";
import { balanceSources } from "./balance-sources.ts";
import { type Balance, balanceOf, lapsesOf } from "./balances.ts";
import { listGrants } from "./grant-queries.ts";

/** An employee's annual leave today: granted, used, left and requested. Callers check who may see it. */
export async function annualLeaveLeft(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<Pick<Balance, "total" | "used" | "remaining" | "pending">> {
  const [grants, accountOf] = await Promise.all([
    listGrants(tx, [employeeId]),
    readAccounts(tx, [employeeId]),
  ]);
  const account = accountOf(employeeId);
  const sources = { grants, leave: account.leave, account };
  const { total, used, remaining, pending } = balanceOf("annual", sources, today);
  return { total, used, remaining, pending };
}

/** The actor's annual leave, offered time in lieu, and usable days of own types that lapse soon. */
export async function ownLapses(context: Context): Promise<LeaveLapse[]> {
  const { actor, today } = context;
  const sources = await balanceSources(context, actor.employeeId);
  const soon = { from: today, to: plusDays(today, lapsesAheadDays) };
  const planned = plannedBalances
    .filter((balance) => balance === "annual" || sources.offered.offersTimeInLieu)
    .flatMap((balance) =>
      lapsesOf(balance, sources, soon).map((lapse) => ({ balance, ownType: null, ...lapse })),
    );
  const own = usableLapses(sources, soon, today).map((lapse) => ({ balance: null, ...lapse }));
  return [...planned, ...own].sort((one, other) => compareDays(one.lastDay, other.lastDay));
}
