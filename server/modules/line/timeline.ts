import { plusDays } from "#server/company-day.ts";

/** An individual line: to a manager, to none, or back to the head. */
export interface SaidLine {
  id: number;
  leads: "manager" | "nobody" | "head";
  managerId: number | null;
  from: string;
  /** Null lasts until the next recorded change. */
  to: string | null;
  /** Null if it was known at once. */
  plan: { id: number; announcedOn: string } | null;
}

/** Consecutive days of the same recorded change. */
export interface Stretch {
  changeId: number;
  leads: SaidLine["leads"];
  managerId: number | null;
  from: string;
  to: string | null;
}

/** The line of each day; of two changes the later wins. Open ones last until the next one recorded earlier; limited ones cut for good. */
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

/** The change that begins within a limited one; the change before it may be cut. */
export const overlapOf = (
  stretches: readonly Stretch[],
  { from, to }: Pick<SaidLine, "from" | "to">,
): Stretch | undefined =>
  to === null ? undefined : stretches.find((one) => one.from > from && one.from <= to);
