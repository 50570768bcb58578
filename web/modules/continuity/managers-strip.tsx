import type { ManagerTerm } from "#contract/continuity.ts";
import { classNames } from "#web/ui/class-names.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

/** A part of the strip is at least this share of it, so that a short time can be seen. */
const leastShare = 0.04;

const stateOf = ({ from, to }: ManagerTerm, today: string) => {
  if (from > today) return "planned";
  return to === null || to >= today ? "current" : "past";
};

const styles = {
  past: "bg-accent/35",
  current: "bg-accent",
  planned: "border-control border-t-3 border-dotted",
} as const;

/** The terms to scale, from the first day to today or beyond the last planned change; decoration beside the list in words. */
export function ManagersStrip({ terms, today }: { terms: readonly ManagerTerm[]; today: string }) {
  const first = terms[0];
  const lastFrom = terms.at(-1)?.from ?? today;
  if (!first) return null;
  const known = Math.max(1, daysBetween(first.from, lastFrom > today ? lastFrom : today));
  const end = addDays(lastFrom > today ? lastFrom : today, Math.ceil(known * leastShare * 2));
  const whole = daysBetween(first.from, end);
  return (
    <div aria-hidden="true" className="relative flex h-7 items-end max-sm:hidden">
      {terms.map((term) => {
        const days = daysBetween(term.from, term.to ?? end);
        const state = stateOf(term, today);
        return (
          <div
            key={term.from}
            className="relative flex h-3 items-center"
            style={{ flexGrow: Math.max(days / whole, leastShare), flexBasis: 0 }}
          >
            <span
              className={classNames(
                "absolute start-0 size-3 rounded-full border-2 bg-card",
                state === "planned" ? "border-control" : "border-accent",
                state === "current" && "bg-accent",
              )}
            />
            <span
              className={classNames("ms-3 w-full", state !== "planned" && "h-0.75", styles[state])}
            />
            {state === "current" && <TodayMark term={term} end={end} today={today} />}
          </div>
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
