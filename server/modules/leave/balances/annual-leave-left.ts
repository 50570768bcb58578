import type { Context } from "#server/context.ts";
import { listAccounts } from "../terms/account-queries.ts";
import { listCountedLeave } from "./balance-queries.ts";
import { type Balance, balanceOf } from "./balances.ts";
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
