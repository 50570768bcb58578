import { useId, useState } from "react";
import type { Home } from "#contract/dashboard.ts";
import { type Area, places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { ShowMore } from "./show-more.tsx";
import { text } from "./text.ts";

const { quiet: labels } = text;

const maxShown = 2;

interface QuietGroupProps {
  quiet: Home["quiet"];
  today: string;
  area: Area;
  /** While the list is narrowed to a kind. */
  isHidden: boolean;
}

/** The reader's people without a recent note, talk or promise: never urgent, so at the end and not counted. Nothing without any. */
export function QuietGroup({ quiet, today, area, isHidden }: QuietGroupProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (isHidden || quiet.total === 0) return null;
  const rows = isWhole ? quiet.items : quiet.items.slice(0, maxShown);
  const unseen = quiet.total - quiet.items.length;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-line border-t px-5 pt-3 pb-1 text-muted text-sm">
        {labels.title}
      </h3>
      <ul>
        {rows.map(({ employee: { id: employeeId, name }, day }) => (
          <li
            key={employeeId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line px-5 py-3 not-first:border-t"
          >
            <div className="flex min-w-0 flex-1 basis-64 gap-3">
              <Avatar name={name} />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere text-muted tabular-nums">
                  <BareLink
                    href={places.person(area, employeeId)}
                    className="rounded-sm font-medium text-ink hover:underline max-sm:py-3"
                  >
                    {name}
                  </BareLink>{" "}
                  {day === null ? labels.never : labels.since(proseDay(day, today))}
                </p>
                <p className="text-muted text-sm">{labels.why}</p>
              </div>
            </div>
            <ButtonLink
              size="sm"
              href={places.personTask(area, employeeId, "note")}
              aria-label={labels.writeNamed(name)}
              className="max-sm:w-full"
            >
              {labels.write}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {isWhole && unseen > 0 && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">{labels.unseen(unseen)}</p>
      )}
      <ShowMore
        label={labels.more}
        hidden={quiet.items.length - rows.length}
        hiddenOnPhones={quiet.items.length - rows.length}
        onShow={() => setWhole(true)}
      />
    </section>
  );
}
