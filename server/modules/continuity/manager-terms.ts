import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { plusDays } from "#server/company-day.ts";
import type { LeaderFrom } from "#server/organisation/person-line.ts";

/** One term for each stretch under the same manager or none, earliest first, until the last day in a position. */
export function managerTerms(line: readonly LeaderFrom[]): ManagerTerm[] {
  const changes = line.filter(
    ({ manager }, n) => n === 0 || manager?.id !== line[n - 1]?.manager?.id,
  );
  const terms = changes.map(({ from, manager, announcedFrom }, n): ManagerTerm => {
    const next = changes[n + 1];
    return {
      manager: manager && { id: manager.id, name: manager.name },
      isActive: manager?.isActive ?? false,
      announcedFrom,
      from,
      to: next ? plusDays(next.from, -1) : null,
    };
  });
  return endOf(terms, line.at(-1));
}

/** If the line ends without a position, the last term ends on the day before. */
function endOf(terms: ManagerTerm[], last: LeaderFrom | undefined): ManagerTerm[] {
  const open = terms.at(-1);
  if (!last || !open || last.isPlaced) return terms;
  if (open.from === last.from) return terms.slice(0, -1);
  return [...terms.slice(0, -1), { ...open, to: plusDays(last.from, -1) }];
}
