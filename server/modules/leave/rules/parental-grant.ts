import type { ParentalFacts, ParentalGrant } from "#contract/codes/parental-event.ts";
import type { Period } from "../engine/day.ts";
import { plusDays } from "../engine/day.ts";
import { parentalLeave, weeksAround } from "../engine/statutes/parental.ts";
import type { RequestedDates } from "./leave-days.ts";
import type { PolicyOfCountry } from "./leave-policy.ts";
import {
  blockOf,
  lastDayUntil,
  leaveOfSameGrant,
  lengthInMonths,
  type OtherLeave,
} from "./months-of-leave.ts";

/** The law's grant for a child, and this leave's last day within it. */
export interface GrantedLeave {
  grant: ParentalGrant;
  /** The last day granted; the day before its start for none. */
  lastDay: string;
}

/** The law's grant with a stated reason in South Africa; undefined otherwise. It is one block, so separate leave has none. */
export function grantedLeave(
  requested: RequestedDates,
  { country }: Pick<PolicyOfCountry, "country">,
  others: readonly OtherLeave[],
): GrantedLeave | undefined {
  const { parental, startDate, endDate } = requested;
  if (!parental || country !== "ZA") return undefined;
  const { apart, ...block } = blockOf(requested, leaveOfSameGrant(requested, others));
  const { from, to, basis, source } = parentalLeave(parental, block.from);
  const isSecondBlock = apart.length > 0;
  const isNone = to < from;
  const lastDay = isSecondBlock ? plusDays(startDate, -1) : lastDayUntil(requested, block, to);
  return {
    lastDay,
    grant: {
      basis,
      source,
      length: isNone ? { months: 0, days: 0 } : lengthInMonths(from, to),
      until: isNone || isSecondBlock ? null : to,
      beyondFrom: isSecondBlock || lastDay >= endDate ? null : plusDays(lastDay, 1),
      isSecondBlock,
      ...aroundBirth(parental, block),
    },
  };
}

/** The relation of the dates to a birth, for the parent who gives it. */
function aroundBirth(
  { event, role, date }: ParentalFacts,
  { from, to }: Period,
): Pick<ParentalGrant, "earliest" | "restUntil"> {
  if (event !== "birth" || role !== "first") return { earliest: null, restUntil: null };
  const { earliest, restUntil } = weeksAround(date);
  return {
    earliest: from < earliest ? earliest : null,
    restUntil: to >= date && to < restUntil ? restUntil : null,
  };
}
