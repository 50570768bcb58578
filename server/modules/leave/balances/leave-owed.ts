import type { Tx } from "#server/db/database.ts";
import { readAccounts } from "../terms/account-queries.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import { balanceOf } from "./balances.ts";
import { findOffered } from "./entry-list-queries.ts";
import { listGrants } from "./grant-queries.ts";

/** Employees' annual leave and time in lieu, with leave taken until a day; leave in lieu counts on its first day. */
export async function leaveOwedOn(tx: Tx, ids: readonly number[], on: string) {
  const [accountOf, grantRows, { offersTimeInLieu }] = await Promise.all([
    readAccounts(tx, ids),
    listGrants(tx, ids),
    findOffered(tx),
  ]);
  const grantsOf = Map.groupBy(grantRows, ({ employeeId }) => employeeId);
  const of = (id: number) => {
    const known = accountOf(id);
    const leave = known.leave.filter(({ startDate }) => startDate && startDate <= on);
    const sources = { grants: grantsOf.get(id) ?? [], leave, account: takenBy(known, on) };
    return {
      annual: balanceOf("annual", sources, on),
      inLieu: balanceOf("timeInLieu", sources, on),
    };
  };
  return { offersTimeInLieu, of };
}

const takenBy = (account: PersonAccount, on: string): PersonAccount => ({
  ...account,
  daysOf: (id) => account.daysOf(id)?.filter(({ date }) => date <= on) ?? [],
});
