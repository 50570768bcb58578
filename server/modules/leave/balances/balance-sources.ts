import { defaultLeaveDays, grantedBalances, type OfferedLeave } from "#contract/codes/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { earlier, later, plusDays } from "../engine/day.ts";
import { type PersonOwnType, personOwnTypes } from "../own-types/own-balances.ts";
import { listPersonOwnTypes } from "../own-types/person-own-types.ts";
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
  account: PersonAccount;
  patterns: readonly PatternRow[];
  ownTypes: readonly PersonOwnType[];
  offered: OfferedLeave;
  /** Rules for the requested days and those around them; empty without days. */
  dayRules: readonly PersonDayRule[];
}

interface AskedDays {
  startDate: string;
  endDate: string;
}

/** The search range around the requested days, in days. */
export const maxShift = 60;

/** The sources of an employee's balances. Without a grant they include the defaults of a first request. */
export async function balanceSources(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
  asked?: AskedDays,
): Promise<EmployeeSources> {
  const sources = await sourcesOf({ tx, today }, employeeId, asked);
  return sources.grants.length > 0 ? sources : { ...sources, grants: defaultGrants(today) };
}

export async function balanceSourcesOf(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
): Promise<
  ReadonlyMap<number, Pick<EmployeeSources, "grants" | "leave" | "account" | "ownTypes">>
> {
  if (employeeIds.length === 0) return new Map();
  const [found, ownTypes] = await Promise.all([
    listSources(tx, employeeIds),
    listPersonOwnTypes({ tx, today }, employeeIds),
  ]);
  return new Map(
    found.map(({ id, account, leave, grants }) => [
      id,
      {
        account: personAccount(account),
        leave,
        ownTypes: ownTypes.get(id) ?? [],
        grants: grants.length > 0 ? grants : defaultGrants(today),
      },
    ]),
  );
}

/** Sources for a decision; the employee is locked. Grants the defaults if needed. */
export async function grantedSources(
  context: Pick<Context, "tx" | "now" | "today"> & { actor: { employeeId: number } },
  employeeId: number,
  asked?: AskedDays,
): Promise<EmployeeSources> {
  const sources = await sourcesOf(context, employeeId, asked);
  if (sources.grants.length > 0) return sources;
  await grantDefaults(context, [employeeId]);
  return { ...sources, grants: defaultGrants(context.today) };
}

async function sourcesOf(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
  asked: AskedDays | undefined,
): Promise<EmployeeSources> {
  const found = await findBalanceSources({ tx, today }, employeeId, asked && around(asked));
  if (!found) throw new AppError("not_found");
  const { startDate, endDate, noticeGivenOn, past, account, own, dayRules = [], ...others } = found;
  return {
    ...others,
    employment: { startDate, endDate, noticeGivenOn, past },
    account: personAccount(account),
    ownTypes: own ? personOwnTypes(own.types, own.person) : [],
    dayRules,
  };
}

const around = ({ startDate, endDate }: AskedDays) => ({
  from: plusDays(later(startDate, "2000-01-01"), -maxShift),
  to: plusDays(earlier(endDate, "2199-12-31"), maxShift),
});

/** The defaults of a first grant. */
export const defaultGrants = (effectiveFrom: string): Grant[] =>
  grantedBalances.map((balance) => ({
    balance,
    days: defaultLeaveDays[balance],
    effectiveFrom,
    cause: "default",
  }));
