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

/** What the law grants for the child that leave is for, and until when this leave is within it. */
export interface GrantedLeave {
  grant: ParentalGrant;
  /** The last day of the leave that the law grants; the day before it begins if that is none of it. */
  lastDay: string;
}

/**
 * What the law grants leave for parents, beside other leave of the person; undefined if it is not said what the leave is for, or
 * outside South Africa. The law grants one block: leave for the same child that is apart from other leave is granted none of it.
 */
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

/** What the dates have to do with a birth, for the parent who gives it. */
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
