import { leaveBalances } from "#contract/codes/leave.ts";
import {
  maxPreviewed,
  type NewPolicyAssignment,
  type PolicyEffect,
} from "#contract/leave/terms/policies.ts";
import type { Context } from "#server/context.ts";
import { defaultGrants } from "../balances/balance-sources.ts";
import { balanceOf, type Grant } from "../balances/balances.ts";
import { listGrants } from "../balances/grant-queries.ts";
import { plusDays, plusMonths } from "../engine/day.ts";
import { listAccountRows } from "./account-queries.ts";
import { type AccountRow, personAccount } from "./person-account.ts";
import { withPlanned } from "./person-terms.ts";
import { checkedAssignment } from "./policies.ts";
import { findAssigned } from "./policy-queries.ts";

/** The changed balances a year after the first day, for the first fifty people by name. */
export async function previewPolicy(
  context: Context,
  given: NewPolicyAssignment,
): Promise<PolicyEffect> {
  const { tx, today } = context;
  const planned = { ...(await checkedAssignment(context, given)), to: null };
  const { from } = planned;
  const { ids, total } = await findAssigned(tx, given.to, { day: from, limit: maxPreviewed });
  const [rows, grants] = await Promise.all([listAccountRows(tx, ids), listGrants(tx, ids)]);
  const grantsOf = Map.groupBy(grants, ({ employeeId }) => employeeId);
  const on = plusDays(plusMonths(from, 12), -1);
  const changes = rows.flatMap(({ id, name, account }) => {
    const granted = grantsOf.get(id) ?? defaultGrants(today);
    const next = { ...account, assignments: withPlanned(account.assignments, planned) };
    const balances = differences(granted, [account, next], on);
    return balances.length > 0 ? [{ employee: { id, name }, balances }] : [];
  });
  return { on, people: total, compared: ids.length, changes };
}

function differences(grants: readonly Grant[], accounts: [AccountRow, AccountRow], day: string) {
  const [before, after] = accounts.map((row) => ({
    grants,
    leave: row.leave,
    account: personAccount(row),
  }));
  return leaveBalances.flatMap((balance) => {
    const left = [before, after].map((sources) =>
      sources ? balanceOf(balance, sources, day).remaining : 0,
    );
    const [was = 0, is = 0] = left;
    return was === is ? [] : [{ balance, before: was, after: is }];
  });
}
