import { defaultLeaveDays, leaveBalances } from "#contract/codes/leave-balance.ts";
import type { Context, Tx } from "#server/context.ts";
import type { PatternRow } from "../patterns/person-pattern.ts";
import { type PersonAccount, personAccount } from "../policies/person-account.ts";
import type { Employment } from "../policy/eligibility.ts";
import { grantDefaults } from "./allocations.ts";
import { findBalanceSources, type OpenLeave } from "./balance-queries.ts";
import type { Grant } from "./balances.ts";
import { keepShares } from "./kept-shares.ts";

export interface EmployeeSources {
  grants: readonly Grant[];
  leave: readonly OpenLeave[];
  employment: Employment;
  account: PersonAccount | undefined;
  patterns: readonly PatternRow[];
}

/** What an employee's balances are computed from; one with nothing granted has the defaults, as the first request will grant them. */
export async function balanceSources(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<EmployeeSources> {
  const sources = await sourcesOf(tx, employeeId);
  return sources.grants.length > 0 ? sources : { ...sources, grants: defaultGrants(today) };
}

/** The same for a decision on leave, once the employee is locked: the defaults are granted if nothing is. */
export async function grantedSources(
  context: Pick<Context, "tx" | "actor" | "now" | "today">,
  employeeId: number,
): Promise<EmployeeSources> {
  const sources = await sourcesOf(context.tx, employeeId);
  if (sources.grants.length > 0) return sources;
  await grantDefaults(context, [employeeId]);
  await keepShares(context, [employeeId]);
  return { ...sources, grants: defaultGrants(context.today) };
}

async function sourcesOf(tx: Tx, employeeId: number): Promise<EmployeeSources> {
  const found = await findBalanceSources(tx, employeeId);
  const { grants = [], leave = [], startDate = null, endDate = null } = found ?? {};
  return {
    grants,
    leave,
    employment: { startDate, endDate },
    account: personAccount(found?.account),
    patterns: found?.patterns ?? [],
  };
}

/** The defaults as they will be granted, to one who has none yet. */
export const defaultGrants = (effectiveFrom: string): Grant[] =>
  leaveBalances.map((balance) => ({
    balance,
    days: defaultLeaveDays[balance],
    effectiveFrom,
    cause: "default",
  }));
