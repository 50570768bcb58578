import type { Context } from "#server/context.ts";
import { balancesOf } from "../balances/balances.ts";
import { listGrants } from "../balances/grant-queries.ts";
import { listAccounts } from "../terms/account-queries.ts";
import { listLeave } from "./request-queries.ts";

/** All leave that the actor has requested, the newest start first, and their balances today. */
export async function ownLeave({ tx, actor, today }: Context) {
  const [grants, leave, accounts] = await Promise.all([
    listGrants(tx, [actor.employeeId]),
    listLeave(tx, [actor.employeeId]),
    listAccounts(tx, [actor.employeeId]),
  ]);
  const account = accounts.get(actor.employeeId);
  return { leave, balances: balancesOf({ grants, leave, account }, today) };
}
