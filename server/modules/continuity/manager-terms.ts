import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { plusDays } from "#server/company-day.ts";
import type { LeaderFrom } from "#server/organisation/person-line.ts";

interface Employment {
  /** Null if it was never known: then it begins with the line. */
  from: string | null;
  /** The last day; null for none. */
  to: string | null;
}

/** The employments from a person's own days and earlier ones, earliest first. */
export const employmentsOf = (
  past: readonly Employment[],
  { hireDate, terminationDate }: { hireDate: string | null; terminationDate: string | null },
): Employment[] => [...past, { from: hireDate, to: terminationDate }];

/** One term for each stretch under the same manager or none, earliest first: each day of an employment has one, no other day has. */
export function managerTerms(
  line: readonly LeaderFrom[],
  employments: readonly Employment[],
): ManagerTerm[] {
  return employments.flatMap(({ from, to }, n) => {
    const ended = employments[n - 1]?.to;
    const earliest = line.find((one) => !ended || one.from > ended)?.from;
    const first = from ?? earliest;
    return first === undefined || (to !== null && to < first) ? [] : termsIn(line, first, to);
  });
}

function termsIn(line: readonly LeaderFrom[], first: string, last: string | null): ManagerTerm[] {
  const later = line.filter(({ from }) => from > first && (last === null || from <= last));
  const beginning = line.findLast(({ from }) => from <= first);
  const stretches = [{ ...(beginning ?? unled), from: first }, ...later];
  const changes = stretches.filter(
    ({ manager }, n) => n === 0 || manager?.id !== stretches[n - 1]?.manager?.id,
  );
  return changes.map(({ from, manager, announcedFrom }, n): ManagerTerm => {
    const next = changes[n + 1];
    return {
      manager: manager && { id: manager.id, name: manager.name },
      isActive: manager?.isActive ?? false,
      announcedFrom,
      from,
      to: next ? plusDays(next.from, -1) : last,
    };
  });
}

const unled = { manager: null, announcedFrom: null };
