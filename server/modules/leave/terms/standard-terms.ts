import type { PolicyBalance } from "#contract/codes/leave.ts";
import { cycleOn } from "../engine/cycles.ts";
import { later, plusDays } from "../engine/day.ts";
import type { Service } from "../engine/spans.ts";
import { type CycleRule, type DatedTerms, documentedTerms } from "../engine/terms.ts";
import { readyTerms } from "./policy-timeline.ts";

/** A person's default grant. */
export interface DefaultGrant {
  day: string;
  recordedOn: string;
}

/**
 * The terms of a balance while the standard applies, from a day until the next policy. The default grant gives the days
 * of the cycle of its recording, and each later cycle gives its own; without a default grant, none does.
 */
export function standardTermsIn(
  balance: PolicyBalance,
  { from, next }: { from: string; next: string | undefined },
  { granted, services }: { granted: DefaultGrant | null; services: readonly Service[] },
): DatedTerms[] {
  const terms = readyTerms.standard[balance];
  if (granted && granted.recordedOn < from) return [{ from, terms }];
  const renewal = granted && renewalAfter(granted.recordedOn, terms.cycle, services);
  if (!renewal || (next !== undefined && renewal >= next))
    return [{ from, terms: documentedTerms }];
  const { carryOver } = terms;
  const first = {
    ...documentedTerms,
    accrual: { kind: "granted", isRenewed: true },
    carryOver,
  } as const;
  return [
    { from, terms: first },
    { from: renewal, terms },
  ];
}

/** The first day of the next cycle, or of the next employment if earlier; undefined after the last employment. */
function renewalAfter(
  day: string,
  rule: CycleRule,
  services: readonly Service[],
): string | undefined {
  const at = services.findIndex(({ to }) => to === null || to >= day);
  const service = services[at];
  if (!service) return undefined;
  const cycle = cycleOn(rule, service.serviceFrom, later(day, service.from));
  const next = services[at + 1]?.from;
  const end = plusDays(cycle.to, 1);
  return next !== undefined && next < end ? next : end;
}
