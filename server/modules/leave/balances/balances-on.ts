import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { Context } from "#server/context.ts";
import { balanceSources } from "./balance-sources.ts";
import { type Balance, balancesOf, ownBalanceOf } from "./balances.ts";

interface BalancesOnDay {
  documented: Record<LeaveBalance, Balance>;
  own: readonly { typeId: number; balance: Balance }[];
}

/** All balances of an employee on a day, for every reader; throws `not_found`. */
export async function balancesOn(
  context: Pick<Context, "tx" | "today">,
  employeeId: number,
  day: string,
): Promise<BalancesOnDay> {
  const { account, grants, leave, ownTypes } = await balanceSources(context, employeeId);
  return {
    documented: balancesOf({ account, grants, leave }, day),
    own: ownTypes.flatMap(({ id, balance }) =>
      balance ? [{ typeId: id, balance: ownBalanceOf(balance, leave, day) }] : [],
    ),
  };
}
