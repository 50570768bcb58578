import { plusDays } from "#server/company-day.ts";

/** Who leads a person, whatever their department: a manager, nobody yet (without a manager), or their head again. */
export interface SaidLine {
  id: number;
  leads: "manager" | "nobody" | "head";
  managerId: number | null;
  from: string;
  /** The last day; without one it lasts until the next that is recorded. */
  to: string | null;
  /** The plan by which it is known from a day on; null if it is known since it was recorded. */
  plan: { id: number; announcedOn: string } | null;
}

/** Days in a row on which the same recorded change holds. */
export interface Stretch {
  changeId: number;
  leads: SaidLine["leads"];
  managerId: number | null;
  from: string;
  to: string | null;
}

/**
 * The line of each day after these changes, in the order of their recording. Of two for one day the later wins. An open one lasts until
 * the next that was recorded before it; a limited one cuts for good.
 */
export const timelineOf = (said: readonly SaidLine[]): Stretch[] =>
  said.reduce<Stretch[]>(withLine, []);

function withLine(stretches: readonly Stretch[], { id: changeId, ...line }: SaidLine): Stretch[] {
  const to = line.to ?? lastDayBefore(stretches, line.from);
  const kept = stretches.flatMap((one) => {
    if (to !== null && one.from > to) return [one];
    if (one.from >= line.from) return [];
    return [{ ...one, to: earlier(one.to, plusDays(line.from, -1)) }];
  });
  return [...kept, { ...line, changeId, to }].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
}

const lastDayBefore = (stretches: readonly Stretch[], from: string) => {
  const next = stretches.find((one) => one.from > from);
  return next ? plusDays(next.from, -1) : null;
};

const earlier = (day: string | null, other: string) => (day !== null && day < other ? day : other);

/** The change that a limited one would overlap, as it begins within its days; the one that holds before may be cut. */
export const overlapOf = (
  stretches: readonly Stretch[],
  { from, to }: Pick<SaidLine, "from" | "to">,
): Stretch | undefined =>
  to === null ? undefined : stretches.find((one) => one.from > from && one.from <= to);
