import { type LeaveBalance, policyBalances } from "#contract/codes/leave.ts";
import type { PastEmployment } from "#server/organisation/past-employments.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import type { BalanceSources } from "../engine/balance.ts";
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
import { type DefaultGrant, standardTermsIn } from "./standard-terms.ts";

export interface AccountRow extends PolicySources {
  startDate: string | null;
  endDate: string | null;
  /** The first day of service, if before the employment. */
  serviceFrom: string | null;
  /** Earlier employments, the earliest first. */
  past: readonly PastEmployment[];
  /** Null before the first grant. */
  granted: DefaultGrant | null;
  /** Minutes of work by weekday, Monday first. */
  workMinutes: readonly number[];
  /** Empty under the company's week. */
  patterns: readonly PatternRow[];
  /** Open leave with the cost of each day. */
  leave: readonly CountedLeave[];
  days: readonly { leaveId: number; date: string; cost: number }[];
}

/** An employee's leave, and how it is earned. */
export interface PersonAccount extends Pick<AccountRow, "leave"> {
  of(balance: LeaveBalance): Pick<BalanceSources, "services" | "terms" | "work">;
  /** The cost of each day of a request; undefined if unknown. */
  daysOf(leaveId: number | undefined): { date: string; cost: number }[] | undefined;
  policyOn(day: string): DatedPolicy;
}

export function personAccount(row: AccountRow): PersonAccount {
  const timeline = policyTimeline(row);
  const services = servicesOf(row, timeline);
  const schedule = personSchedule(row.patterns, row.workMinutes);
  const shared = {
    services,
    work: { schedule, isWorked: (date: string) => schedule.shareOn(date) > 0 },
  };
  const daysOf = Map.groupBy(row.days, ({ leaveId }) => leaveId);
  return {
    leave: row.leave,
    of: (balance) => ({ ...shared, terms: termsOf(balance, timeline, { ...row, services }) }),
    daysOf: (leaveId) => (leaveId === undefined ? undefined : daysOf.get(leaveId)),
    policyOn: (day) => timeline.findLast((one) => one.from <= day) ?? timeline[0],
  };
}

/** Employments, the earliest first. One without a first day counts from the first grant, or else from the first personal policy. */
function servicesOf(
  { startDate, endDate, serviceFrom, past, granted }: AccountRow,
  timeline: readonly DatedPolicy[],
): readonly Service[] {
  const firstDay = timeline.find(({ from }) => from > beginning && !granted)?.from ?? beginning;
  const present = { from: startDate, to: endDate, serviceFrom };
  return [...past, present].map(({ from: known, to, serviceFrom: counted }) => {
    const from = known ?? (to === null || firstDay <= to ? firstDay : to);
    return { from, to, serviceFrom: counted ?? known ?? granted?.day ?? from };
  });
}

/** A balance's terms, without changes of policy that do not affect it. */
function termsOf(
  balance: LeaveBalance,
  timeline: readonly DatedPolicy[],
  given: Parameters<typeof standardTermsIn>[2],
): readonly DatedTerms[] {
  const set = policyBalances.find((one) => one === balance);
  if (!set) return documentedAccount.terms;
  return timeline
    .flatMap(({ from, terms }, at) =>
      terms === readyTerms.standard
        ? standardTermsIn(set, { from, next: timeline[at + 1]?.from }, given)
        : [{ from, terms: terms[set] }],
    )
    .filter(({ terms }, at, all) => JSON.stringify(terms) !== JSON.stringify(all[at - 1]?.terms));
}
