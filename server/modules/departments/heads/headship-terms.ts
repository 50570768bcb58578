import { plusDays } from "#server/company-day.ts";
import { seesPlans } from "#server/organisation/announced.ts";

/** When an employee heads a department, when that is known, and its plan. */
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
  knownFrom: string;
}

/**
 * One term for each stretch of knowledge, until the next recorded change. `recorded` contains current and future terms; an adjacent one
 * continues.
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

/** The stretches from a day on with the same known terms. */
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

/** The day before the next term, and its plan. */
function endBefore(known: readonly KnownTerm[]) {
  const [next] = known.toSorted((one, other) => (one.dateFrom < other.dateFrom ? -1 : 1));
  return { dateTo: next ? plusDays(next.dateFrom, -1) : null, planId: next?.planId ?? null };
}

/** The same person's adjacent term with the same days of knowledge. */
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
