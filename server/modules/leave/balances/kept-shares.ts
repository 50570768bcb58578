import { grantedBalances } from "#contract/codes/leave.ts";
import type { Context } from "#server/context.ts";
import { plusDays } from "../engine/day.ts";
import { personAccount } from "../terms/person-account.ts";
import { type BalanceSources, balanceOf, daysOfChange } from "./balances.ts";
import {
  findShareSources,
  type KeptShare,
  type ShareSources,
  saveShares,
} from "./kept-share-queries.ts";

/** For how many days ahead shares are kept, so that a list is in order at midnight. */
const daysAhead = 40;

/**
 * Keeps the share used of each balance of some employees whose days follow from policies, as it is today and as it will become by
 * itself; nothing in a company that has assigned no policies. To be called in the transaction of each change of what shares are
 * computed from, for employees who are locked.
 */
export async function keepShares(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
): Promise<void> {
  const found = await findShareSources(tx, employeeIds);
  if (found.length === 0) return;
  const until = plusDays(today, daysAhead);
  await saveShares(
    tx,
    found.map(({ id, inputs }) => ({ employeeId: id, inputs, keptUntil: until })),
    found.flatMap((sources) => sharesOf(sources, { from: today, to: until })),
  );
}

type Days = { from: string; to: string };

/** The shares of an employee's balances, but of time in lieu, by which no list is sorted; none if the standard has always applied. */
function sharesOf({ id, grants, account: row }: ShareSources, days: Days): KeptShare[] {
  const account = personAccount(row);
  if (!account) return [];
  const sources = { grants, leave: account.leave, account };
  return grantedBalances.flatMap((balance) => {
    const steps = [days.from, ...daysOfChange(balance, sources, days)]
      .map((day) => ({ from: day, share: shareOn(balance, sources, day) }))
      .filter(({ share }, at, all) => share !== all[at - 1]?.share);
    return steps.map(({ from, share }, at) => {
      const next = steps[at + 1];
      return { employeeId: id, balance, from, to: next ? plusDays(next.from, -1) : null, share };
    });
  });
}

function shareOn(balance: KeptShare["balance"], sources: BalanceSources, day: string): number {
  const { total, used } = balanceOf(balance, sources, day);
  return total > 0 ? used / total : 0;
}
