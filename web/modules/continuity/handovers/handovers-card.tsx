import type { PersonPage } from "#contract/continuity/continuity.ts";
import type { HandoverSummary } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { card: labels } = text;

/** The handovers about a person that are over, the latest first; nothing if there is none. */
export function HandoversCard({ person }: { person: PersonPage }) {
  const area = areaOf(useCurrentEmployee());
  const { today } = person;
  // Those that are not over are among the open matters.
  const handovers = person.handovers.filter(({ step }) => step === null);
  if (handovers.length === 0) return null;
  return (
    <Card title={labels.title}>
      <ul className="flex flex-col gap-3">
        {handovers.map((handover) => (
          <li key={handover.id}>
            <Link
              href={places.handover(area, handover.id)}
              className="max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
            >
              {handover.closedOn && !handover.incoming
                ? text.former(handover.outgoing.name)
                : labels.person(handover.outgoing.name, handover.incoming?.name ?? text.nobodyYet)}
            </Link>
            <p className="text-muted text-sm">{endOf(handover, today)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function endOf({ finishedOn, closedOn }: HandoverSummary, today: string): string {
  if (finishedOn) return labels.finished(proseDay(finishedOn, today));
  return closedOn ? labels.closed(proseDay(closedOn, today)) : "";
}
