import type { PersonPage } from "#contract/continuity.ts";
import type { HandoverSummary } from "#contract/handovers.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { card: labels } = text;

/** The handovers about a person, the latest first; nothing if there is none. */
export function HandoversCard({ person }: { person: PersonPage }) {
  const area = areaOf(useCurrentEmployee());
  const { handovers, today } = person;
  if (handovers.length === 0) return null;
  return (
    <Card title={labels.title}>
      <ul className="flex flex-col gap-3">
        {handovers.map((handover) => (
          <li key={handover.id}>
            <p className="flex flex-wrap items-center gap-2">
              <Link href={places.handover(area, handover.id)}>
                {labels.person(handover.outgoing.name, handover.incoming?.name ?? text.nobodyYet)}
              </Link>
              {handover.isMyTurn && <Badge tone="blue">{labels.yours}</Badge>}
            </p>
            <p className="text-muted text-sm">{stateOf(handover, today)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where a handover has got to, in words. */
export function stateOf(
  { step, dueOn, finishedOn, closedOn }: HandoverSummary,
  today: string,
): string {
  if (finishedOn) return labels.finished(proseDay(finishedOn, today));
  if (closedOn) return labels.closed(proseDay(closedOn, today));
  return step && dueOn ? labels.step(step, proseDay(dueOn, today)) : "";
}
