import type { CSSProperties } from "react";
import { withoutManagerLabel } from "#contract/codes/story.ts";
import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import type { Home } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { entryTitle } from "#web/modules/story/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/display/card.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { BareLink, Link } from "#web/ui/link.tsx";
import { ManagersStrip, sharesOf } from "./managers-strip.tsx";
import { text } from "./text.ts";

const labels = {
  title: "Your history",
  all: (count: number) => counted(count, "entry", "entries"),
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  empty: "It begins with your first day.",
  next: "What your next manager will see",
} as const;

/** The number of managers with room below their marks; of more, the latest are listed. */
const maxTerms = 4;

export type OwnHistoryCardProps = Pick<Home, "ownHistory" | "today">;

/** The reader's own managers to scale, their latest entries, and the door to the rest. */
export function OwnHistoryCard({ ownHistory, today }: OwnHistoryCardProps) {
  const me = useCurrentEmployee();
  const { managers, items, total } = ownHistory;
  const href = places.ownStory(areaOf(me));
  const { shares, breaks } = sharesOf(managers, today);
  const isBelowMarks = managers.length <= maxTerms && !breaks.some(Boolean);
  return (
    <Card title={labels.title} action={<Link href={href}>{labels.all(total)}</Link>} isFlush>
      <div className="px-5 pb-3">
        <ManagersStrip terms={managers} today={today} />
        <ol
          aria-label={text.line.title}
          className={classNames(
            "mt-2 flex flex-wrap gap-x-6 gap-y-2",
            isBelowMarks && "xl:flex-nowrap xl:gap-x-0",
          )}
        >
          {managers.slice(-maxTerms).map((term, place) => (
            <li
              key={term.from}
              className={classNames(
                "min-w-0",
                isBelowMarks && "xl:min-w-34 xl:grow-(--share) xl:basis-0 xl:pe-3",
              )}
              style={{ "--share": shares[place] } as CSSProperties}
            >
              <p className="wrap-anywhere font-medium">
                {term.manager?.name ?? withoutManagerLabel}
              </p>
              <p className="text-muted text-sm tabular-nums">{daysOf(term, today)}</p>
            </li>
          ))}
        </ol>
        {managers.length === 0 && <p className="text-muted">{labels.empty}</p>}
      </div>
      <ul>
        {items.map((entry) => (
          <li key={entry.id} className="border-line border-t">
            <BareLink
              href={`${href}?entry=${entry.id}`}
              className="-outline-offset-2! flex min-h-11 items-center gap-3 px-5 py-2 transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 truncate">{entryTitle(entry, me.id)}</span>
              <span className="text-muted text-sm tabular-nums">{proseDay(entry.day, today)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
      <BareLink
        href={href}
        className="-outline-offset-2! flex min-h-11 items-center rounded-b-lg border-line border-t px-5 py-2.5 text-accent-text text-sm transition-colors hover:bg-sunken"
      >
        {labels.next}
      </BareLink>
    </Card>
  );
}

function daysOf({ from, to }: ManagerTerm, today: string): string {
  if (from > today) return labels.from(proseDay(from, today));
  if (to !== null && to < today) return labels.until(proseDay(to, today));
  return labels.since(proseDay(from, today));
}
