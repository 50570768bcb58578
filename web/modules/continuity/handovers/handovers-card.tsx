import { IconTransfer } from "@tabler/icons-react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import type { HandoverSummary } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { card: labels } = text;

export function HandoversCard({ person }: { person: PersonPage }) {
  const area = areaOf(useCurrentEmployee());
  const { today } = person;
  // Open handovers are among the open matters.
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

const { turn: words } = text;

export function TurnBanners({ handovers, today }: { handovers: HandoverSummary[]; today: string }) {
  const area = areaOf(useCurrentEmployee());
  return handovers.map(
    ({ id, step, dueOn, isMyTurn, outgoing, employee }) =>
      isMyTurn &&
      step !== null && (
        <div
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-tint px-5 py-2"
        >
          <IconTransfer
            size={20}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-accent-text"
          />
          <p className="wrap-anywhere flex min-w-0 flex-1 basis-48 flex-wrap gap-x-3 font-medium">
            {words.title[step as 1 | 2 | 3](outgoing.name)}
            {dueOn && (
              <span className="font-normal text-muted">
                {(dueOn < today ? words.overdue : words.until)(proseDay(dueOn, today))}
              </span>
            )}
          </p>
          <ButtonLink
            href={places.handover(area, id)}
            variant="primary"
            className="max-sm:w-full"
            aria-label={words.label(words.open[step as 1 | 2 | 3], employee.name)}
          >
            {words.open[step as 1 | 2 | 3]}
          </ButtonLink>
        </div>
      ),
  );
}
