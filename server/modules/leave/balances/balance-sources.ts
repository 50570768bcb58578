import { defaultLeaveDays, grantedBalances, type OfferedLeave } from "#contract/codes/leave.ts";
import type { Context, Tx } from "#server/context.ts";
import { earlier, later, plusDays } from "../engine/day.ts";
import type { PersonDayRule } from "../planning/day-rules/person-day-rules.ts";
import type { Employment } from "../rules/eligibility.ts";
import { type PersonAccount, personAccount } from "../terms/person-account.ts";
import type { PatternRow } from "../terms/person-pattern.ts";
import { grantDefaults } from "./allocations.ts";
import { findBalanceSources, listSources, type OpenLeave } from "./balance-queries.ts";
import type { Grant } from "./balances.ts";

export interface EmployeeSources {
  grants: readonly Grant[];
  leave: readonly OpenLeave[];
  employment: Employment;
  account: PersonAccount | undefined;
  patterns: readonly PatternRow[];
  /** Which optional types of leave the company offers. */
  offered: OfferedLeave;
  /** The rules for the days asked about and near them; none if no days were. */
  dayRules: readonly PersonDayRule[];
}

/** Days that leave is considered for. */
interface AskedDays {
  startDate: string;
  endDate: string;
}

/** How far from the days asked about others may be proposed. */
export const maxShift = 60;

/** What an employee's balances are computed from; one with nothing granted has the defaults, as the first request will grant them. */
export async function balanceSources(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
  asked?: AskedDays,
): Promise<EmployeeSources> {
  const sources = await sourcesOf(tx, employeeId, asked);
  return sources.grants.length > 0 ? sources : { ...sources, grants: defaultGrants(today) };
}

/** The same of several employees, by their ids. */
export async function balanceSourcesOf(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<EmployeeSources, "grants" | "leave" | "account">>> {
  if (employeeIds.length === 0) return new Map();
  const found = await listSources(tx, employeeIds);
  return new Map(
    found.map(({ id, account, leave, grants }) => [
      id,
      {
        account: personAccount(account),
        leave,
        grants: grants.length > 0 ? grants : defaultGrants(today),
      },
    ]),
  );
}

/** The same for a decision on leave, once the employee is locked: the defaults are granted if nothing is. */
export async function grantedSources(
  context: Pick<Context, "tx" | "now" | "today"> & { actor: { employeeId: number } },
  employeeId: number,
  asked?: AskedDays,
): Promise<EmployeeSources> {
  const sources = await sourcesOf(context.tx, employeeId, asked);
  if (sources.grants.length > 0) return sources;
  await grantDefaults(context, [employeeId]);
  return { ...sources, grants: defaultGrants(context.today) };
}

async function sourcesOf(
  tx: Tx,
  employeeId: number,
  asked: AskedDays | undefined,
): Promise<EmployeeSources> {
  const found = await findBalanceSources(tx, employeeId, asked && around(asked));
  const { grants = [], leave = [], startDate = null, endDate = null, past = [] } = found ?? {};
  return {
    grants,
    leave,
    employment: { startDate, endDate, past },
    account: personAccount(found?.account),
    patterns: found?.patterns ?? [],
    offered: found?.offered ?? { offersStudyLeave: false, offersTimeInLieu: false },
    dayRules: found?.dayRules ?? [],
  };
}

const around = ({ startDate, endDate }: AskedDays) => ({
  from: plusDays(later(startDate, "2000-01-01"), -maxShift),
  to: plusDays(earlier(endDate, "2199-12-31"), maxShift),
});

/** The defaults as they will be granted, to one who has none yet. */
export const defaultGrants = (effectiveFrom: string): Grant[] =>
  grantedBalances.map((balance) => ({
    balance,
    days: defaultLeaveDays[balance],
    effectiveFrom,
    cause: "default",
  }));
