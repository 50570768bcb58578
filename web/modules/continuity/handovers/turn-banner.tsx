import { IconTransfer } from "@tabler/icons-react";
import type { HandoverSummary } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { turn: words } = text;

/** The handovers of a person that wait for the reader, each with the way to its next step; nothing if none does. */
export function TurnBanners({ handovers, today }: { handovers: HandoverSummary[]; today: string }) {
  const area = areaOf(useCurrentEmployee());
  return handovers.map(
    ({ id, step, dueOn, isMyTurn, outgoing, employee }) =>
      isMyTurn &&
      step !== null && (
        <div
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-tint px-5 py-4"
        >
          <IconTransfer
            size={20}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-accent-text"
          />
          <div className="wrap-anywhere min-w-0 flex-1 basis-48">
            <p className="font-medium">{words.title[step as 1 | 2 | 3](outgoing.name)}</p>
            {dueOn && (
              <p className="text-muted text-sm">
                {(dueOn < today ? words.overdue : words.until)(proseDay(dueOn, today))}
              </p>
            )}
          </div>
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
