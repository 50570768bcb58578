import { plusDays } from "#server/company-day.ts";
import { seesPlans } from "#server/organisation/announced.ts";

/** From when to when someone heads a department, from when to when that is known, and by which plan. */
export interface KnownTerm {
  employeeId: number;
  dateFrom: string;
  dateTo: string | null;
  knownFrom: string;
  knownUntil: string;
  planId: number | null;
}

interface Naming {
  employeeId: number;
  day: string;
  /** From when it is known. */
  knownFrom: string;
}

/**
 * The terms of a head named from a day on, one for each stretch of knowledge. A term lasts until the next recorded change. Stretches in
 * which they head the department on that day anyway get none.
 * `recorded` holds the terms that are not over on the day before; one of theirs that ends on it continues.
 */
export function termsFrom(
  { employeeId, day, knownFrom }: Naming,
  recorded: readonly KnownTerm[],
): KnownTerm[] {
  const terms: KnownTerm[] = [];
  for (const span of spansFrom(knownFrom, recorded)) {
    const known = recorded.filter(
      (one) =>
        one.knownFrom <= span.knownFrom && span.knownFrom <= one.knownUntil && !isOver(one, day),
    );
    const holding = known.find(({ dateFrom }) => dateFrom <= day);
    if (holding?.employeeId === employeeId) continue;
    const term = {
      employeeId,
      dateFrom: day,
      ...(holding ? endOf(holding) : endBefore(known)),
      ...span,
    };
    const last = terms.at(-1);
    if (last && isOneWith(last, term)) last.knownUntil = span.knownUntil;
    else terms.push(term);
  }
  return terms;
}

/** The times from a day on in which the same of these terms are known. */
function spansFrom(knownFrom: string, recorded: readonly KnownTerm[]) {
  const starts = [...new Set([knownFrom, ...recorded.flatMap(turns)])]
    .filter((start) => start >= knownFrom)
    .toSorted();
  return starts.map((start, n) => {
    const next = starts[n + 1];
    return { knownFrom: start, knownUntil: next === undefined ? seesPlans : plusDays(next, -1) };
  });
}

const turns = ({ knownFrom, knownUntil }: KnownTerm) => [
  knownFrom,
  ...(knownUntil === seesPlans ? [] : [plusDays(knownUntil, 1)]),
];

const isOver = ({ dateTo }: KnownTerm, day: string) => dateTo !== null && dateTo < day;

const isOneWith = (last: KnownTerm, { dateTo, planId, knownFrom }: KnownTerm) =>
  last.dateTo === dateTo &&
  last.planId === planId &&
  last.knownUntil !== seesPlans &&
  plusDays(last.knownUntil, 1) === knownFrom;

const endOf = ({ dateTo, planId }: KnownTerm) => ({ dateTo, planId: dateTo ? planId : null });

/** The day before the next of these terms, with the plan that makes it so. */
function endBefore(known: readonly KnownTerm[]) {
  const [next] = known.toSorted((one, other) => (one.dateFrom < other.dateFrom ? -1 : 1));
  return { dateTo: next ? plusDays(next.dateFrom, -1) : null, planId: next?.planId ?? null };
}

/** The term of these that another of the same person continues, known for the same time. */
export const continuedBy = <Term extends KnownTerm>(
  { employeeId, dateFrom, knownFrom, knownUntil }: KnownTerm,
  recorded: readonly Term[],
): Term | undefined =>
  recorded.find(
    (one) =>
      one.employeeId === employeeId &&
      one.dateTo === plusDays(dateFrom, -1) &&
      one.knownFrom === knownFrom &&
      one.knownUntil === knownUntil,
  );
