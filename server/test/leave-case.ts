import type {
  BalanceSources,
  LeaveState,
  RequestedLeave,
} from "#server/modules/leave/engine/balance.ts";
import { scheduleOf } from "#server/modules/leave/engine/schedule.ts";
import { documentedTerms, type Terms } from "#server/modules/leave/engine/terms.ts";
import { type PersonAccount, personAccount } from "#server/modules/leave/terms/person-account.ts";

/** Monday to Friday. */
export const fiveDayWeek = [1, 1, 1, 1, 1, 0, 0];

interface Case extends Partial<Omit<BalanceSources, "terms">> {
  terms?: Terms;
  from?: string;
  to?: string | null;
  week?: readonly number[];
}

/** The facts behind a balance of someone hired on 1 January 2026 by default, without public holidays. */
export function leaveCase({
  terms,
  from = "2026-01-01",
  to = null,
  week = fiveDayWeek,
  ...given
}: Case = {}): BalanceSources {
  const schedule = scheduleOf([{ from: "0001-01-01", weeks: [week], anchor: "2024-01-01" }]);
  return {
    services: [{ from, to, serviceFrom: from }],
    terms: [{ from: "0001-01-01", terms: terms ?? documentedTerms }],
    work: { schedule, isWorked: (date) => schedule.shareOn(date) > 0 },
    entries: [],
    leave: [],
    ...given,
  };
}

/** The account of someone who always worked here, under the documented terms. */
export const documentedPerson: PersonAccount = personAccount({
  ...{ assignments: [], departments: [], versions: [], patterns: [], past: [] },
  ...{ startDate: null, endDate: null, serviceFrom: null, granted: null },
  ...{ workMinutes: [480, 480, 480, 480, 480, 0, 0], leave: [], days: [] },
});

let lastId = 0;

interface Decided {
  state: LeaveState;
  requestedOn: string;
  decidedOn: string;
}

/** One day's cost per date, approved on the first by default. */
export function leaveOn(dates: readonly string[], given: Partial<Decided> = {}): RequestedLeave {
  const [first = "2026-01-01"] = dates;
  const { state = "approved", requestedOn = first, decidedOn = first } = given;
  return {
    id: ++lastId,
    days: dates.map((date) => ({ date, cost: 1 })),
    requestedOn,
    decisions: state === "pending" ? [] : [{ on: decidedOn, state }],
  };
}
