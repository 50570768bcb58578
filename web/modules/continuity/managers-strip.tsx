import { Fragment } from "react";
import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { classNames } from "#web/ui/class-names.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

/** The least share of a term, which makes a short time visible. */
const leastShare = 0.04;
/** The strip's extent beyond the last known day, as a share of the known: a planned manager needs room. */
const [beyondToday, beyondPlan] = [0.08, 0.2];

/** The share of each term in the strip, and of the break before it; the strip's last day. */
export function sharesOf(terms: readonly ManagerTerm[], today: string) {
  const first = terms[0]?.from ?? today;
  const last = terms.at(-1)?.from ?? today;
  const isPlanned = last > today;
  const from = isPlanned ? last : today;
  const known = Math.max(1, daysBetween(first, from));
  const end = addDays(from, Math.ceil(known * (isPlanned ? beyondPlan : beyondToday)));
  const whole = daysBetween(first, end);
  const shares = terms.map((term) =>
    Math.max(daysBetween(term.from, term.to ?? end) / whole, leastShare),
  );
  const breaks = terms.map((_, place) => {
    const days = breakBefore(terms, place);
    return days && Math.max((daysBetween(days.from, days.to) + 1) / whole, leastShare);
  });
  return { shares, breaks, end };
}

/** The days without employment before a term, if there are any. */
export function breakBefore(terms: readonly ManagerTerm[], place: number) {
  const [before, term] = [terms[place - 1], terms[place]];
  if (!before?.to || !term) return null;
  const from = addDays(before.to, 1);
  return term.from > from ? { from, to: addDays(term.from, -1) } : null;
}

export const stateOf = ({ from, to }: ManagerTerm, today: string) => {
  if (from > today) return "planned";
  return to === null || to >= today ? "current" : "past";
};

/** The upright strip of the list on phones, with today at the end of the present term. */
export function UprightMark({ term, today, isLast }: UprightMarkProps) {
  const state = stateOf(term, today);
  return (
    <span aria-hidden="true" className="relative flex w-3 shrink-0 flex-col items-center sm:hidden">
      <span className={classNames("mt-2 size-3 shrink-0 rounded-full border-2", dots[state])} />
      {!(isLast && state === "past") && (
        <span
          className={classNames(
            isLast ? "flex-1" : "-mb-7 flex-1",
            state === "planned" ? "border-control border-s-3 border-dotted" : "w-0.75",
            state !== "planned" && styles[state],
          )}
        />
      )}
      {state === "current" && (
        <span className="absolute start-0 bottom-0 flex items-center gap-2">
          <span className="h-0.5 w-3 bg-ink" />
          <span className="font-medium text-xs leading-none">{text.line.today}</span>
        </span>
      )}
    </span>
  );
}

interface UprightMarkProps {
  term: ManagerTerm;
  today: string;
  isLast: boolean;
}

const dots = {
  past: "border-figure bg-card",
  current: "border-figure bg-figure",
  planned: "border-control bg-card",
} as const;

const styles = {
  past: "bg-figure/35",
  current: "bg-figure",
  planned: "border-control border-t-3 border-dotted",
} as const;

/** The terms to scale, up to today or beyond the last planned change; decoration next to the list in words. */
export function ManagersStrip({ terms, today }: { terms: readonly ManagerTerm[]; today: string }) {
  if (terms.length === 0) return null;
  const { shares, breaks, end } = sharesOf(terms, today);
  return (
    <div aria-hidden="true" className="relative flex h-7 items-end max-sm:hidden">
      {terms.map((term, place) => {
        const state = stateOf(term, today);
        return (
          <Fragment key={term.from}>
            {breaks[place] && <div style={{ flexGrow: breaks[place], flexBasis: 0 }} />}
            <div
              className="relative flex h-3 items-center"
              style={{ flexGrow: shares[place], flexBasis: 0 }}
            >
              <span
                className={classNames("absolute start-0 size-3 rounded-full border-2", dots[state])}
              />
              <span
                className={classNames(
                  "ms-3 w-full",
                  state !== "planned" && "h-0.75",
                  styles[state],
                )}
              />
              {state === "current" && <TodayMark term={term} end={end} today={today} />}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

function TodayMark({ term, end, today }: { term: ManagerTerm; end: string; today: string }) {
  const days = Math.max(1, daysBetween(term.from, term.to ?? end));
  const share = Math.min(1, daysBetween(term.from, today) / days);
  return (
    <span
      className="absolute bottom-0 flex -translate-x-1/2 flex-col items-center gap-0.5"
      style={{ insetInlineStart: `${share * 100}%` }}
    >
      <span className="font-medium text-xs leading-none">{text.line.today}</span>
      <span className="h-3 w-0.5 bg-ink" />
    </span>
  );
}
