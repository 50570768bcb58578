import { plusDays } from "#server/company-day.ts";
import { seesPlans } from "#server/organisation/announced.ts";
import { type SaidLine, type Stretch, timelineOf } from "./timeline.ts";

/** A stretch, and when it is known. */
export interface KnownStretch extends Stretch {
  knownFrom: string;
  knownUntil: string;
}

/** Known already, without a first day. */
export const alwaysKnown = "-infinity";

/** The stretches known between announcements: what a plan replaces is known until then. */
export function knownTimelineOf(said: readonly SaidLine[], today: string): KnownStretch[] {
  const starts = announcements(said, today);
  return [today, ...starts].reduce<KnownStretch[]>((known, start, n) => {
    const next = starts[n];
    const knownUntil = next === undefined ? seesPlans : plusDays(next, -1);
    const stretches = timelineOf(said.filter(({ plan }) => !plan || plan.announcedOn <= start));
    const before = new Map(known.map((one) => [keyOf(one), one]));
    const going = new Set(stretches.map(keyOf));
    const begun = n === 0 ? alwaysKnown : start;
    return [
      // A stretch known as before stays one.
      ...known.map((one) =>
        going.has(keyOf(one)) && follows(one.knownUntil, start) ? { ...one, knownUntil } : one,
      ),
      ...stretches
        .filter((one) => !follows(before.get(keyOf(one))?.knownUntil, start))
        .map((one) => ({ ...one, knownFrom: begun, knownUntil })),
    ];
  }, []);
}

const announcements = (said: readonly SaidLine[], today: string) =>
  [
    ...new Set(
      said.flatMap(({ plan }) => (plan && plan.announcedOn > today ? plan.announcedOn : [])),
    ),
  ].toSorted();

const follows = (lastKnown: string | undefined, start: string) =>
  lastKnown !== undefined && lastKnown !== seesPlans && plusDays(lastKnown, 1) === start;

const keyOf = ({ changeId, from, to }: Stretch) => `${changeId} ${from} ${to}`;
