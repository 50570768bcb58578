import { type LeaveBalance, policyBalances } from "#contract/codes/leave.ts";
import type { PastEmployment } from "#server/organisation/past-employments.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import type { BalanceSources } from "../engine/balance.ts";
import { compareDays } from "../engine/day.ts";
import { documentedAccount } from "../engine/documented-account.ts";
import type { Service } from "../engine/spans.ts";
import type { DatedTerms } from "../engine/terms.ts";
import { type PatternRow, personSchedule } from "./person-pattern.ts";
import {
  beginning,
  type DatedPolicy,
  type PolicySources,
  policyTimeline,
  readyTerms,
} from "./policy-timeline.ts";

/** What the database knows of by what an employee gains days. */
export interface AccountRow extends PolicySources {
  startDate: string | null;
  endDate: string | null;
  /** The day from which service counts, if that is before the first day. */
  serviceFrom: string | null;
  /** The employments before this one, the earliest first. */
  past: readonly PastEmployment[];
  /** Minutes of work by weekday, Monday first. */
  workMinutes: readonly number[];
  /** Where their week is not the company's. */
  patterns: readonly PatternRow[];
  /** Open leave, and what each of its days costs. */
  leave: readonly CountedLeave[];
  days: readonly { leaveId: number; date: string; cost: number }[];
}

/** By what an employee gains days whose policy is not, or was not always, the standard. */
export interface PersonAccount extends Pick<AccountRow, "leave"> {
  /** Employment, terms and work of one balance. */
  of(balance: LeaveBalance): Pick<BalanceSources, "services" | "terms" | "work">;
  /** What each day of a request costs; undefined if it is not known by the day. */
  daysOf(leaveId: number | undefined): { date: string; cost: number }[] | undefined;
  policyOn(day: string): DatedPolicy | undefined;
}

/** The account of an employee; undefined if the standard has always applied, which needs none. */
export function personAccount(row: AccountRow | null | undefined): PersonAccount | undefined {
  if (!row) return undefined;
  const timeline = policyTimeline(row);
  if (timeline.every(({ terms }) => terms === readyTerms.standard)) return undefined;
  const schedule = personSchedule(row.patterns, row.workMinutes);
  const shared = {
    services: servicesOf(row, timeline),
    work: { schedule, isWorked: (date: string) => schedule.shareOn(date) > 0 },
  };
  const daysOf = Map.groupBy(row.days, ({ leaveId }) => leaveId);
  return {
    leave: row.leave,
    of: (balance) => ({ ...shared, terms: termsOf(balance, timeline) }),
    daysOf: (leaveId) => (leaveId === undefined ? undefined : daysOf.get(leaveId)),
    policyOn: (day) => timeline.findLast((one) => one.from <= day),
  };
}

/** Each employment, the earliest first; one whose first day is not known counts from the first day of a policy of their own. */
function servicesOf(
  { startDate, endDate, serviceFrom, past }: AccountRow,
  timeline: readonly DatedPolicy[],
): readonly Service[] {
  const firstDay = timeline.find(({ from }) => from > beginning)?.from ?? beginning;
  const present = { from: startDate, to: endDate, serviceFrom };
  return [...past, present].map(({ from: known, to, serviceFrom: counted }) => {
    const from = known ?? (to === null || firstDay <= to ? firstDay : to);
    return { from, to, serviceFrom: counted ?? from };
  });
}

/** The terms of one balance, without those changes of policy that leave them as they were. */
function termsOf(balance: LeaveBalance, timeline: readonly DatedPolicy[]): readonly DatedTerms[] {
  const set = policyBalances.find((one) => one === balance);
  if (!set) return documentedAccount.terms;
  return timeline
    .map(({ from, terms }) => ({ from, terms: terms[set] }))
    .sort((one, other) => compareDays(one.from, other.from))
    .filter(({ terms }, at, all) => JSON.stringify(terms) !== JSON.stringify(all[at - 1]?.terms));
}
