import { defaultLeaveDays, leaveBalances } from "#contract/codes/leave-balance.ts";
import type { Context } from "#server/context.ts";
import { grantDefaults } from "./allocations.ts";
import { findBalanceSources, type OpenLeave } from "./balance-queries.ts";
import type { Grant } from "./balances.ts";

export interface EmployeeSources {
  grants: readonly Grant[];
  leave: readonly OpenLeave[];
}

/** What an employee's balances are computed from; one with nothing granted has the defaults, as the first request will grant them. */
export async function balanceSources(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<EmployeeSources> {
  const { grants = [], leave = [] } = (await findBalanceSources(tx, employeeId)) ?? {};
  return { leave, grants: grants.length > 0 ? grants : defaultGrants(today) };
}

/** The same for a decision on leave, once the employee is locked: the defaults are granted if nothing is. */
export async function grantedSources(
  context: Pick<Context, "tx" | "actor" | "now" | "today">,
  employeeId: number,
): Promise<EmployeeSources> {
  const { grants = [], leave = [] } = (await findBalanceSources(context.tx, employeeId)) ?? {};
  if (grants.length > 0) return { grants, leave };
  await grantDefaults(context, [employeeId]);
  return { leave, grants: defaultGrants(context.today) };
}

const defaultGrants = (effectiveFrom: string): Grant[] =>
  leaveBalances.map((balance) => ({ balance, days: defaultLeaveDays[balance], effectiveFrom }));
