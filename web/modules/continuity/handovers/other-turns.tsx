import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { others: labels } = text;

export function OtherTurns({ pack }: { pack: HandoverPack }) {
  const area = areaOf(useCurrentEmployee());
  const { data } = useApiQuery("continuity.handovers", { query: {} }, { isEnabled: pack.isMyTurn });
  const others = data?.items.filter(({ id, isMyTurn }) => isMyTurn && id !== pack.id) ?? [];
  if (!pack.isMyTurn || others.length === 0) return null;
  return (
    <Card title={labels.title(others.length)} className="mt-6 print:hidden">
      <ul className="flex flex-col gap-3">
        {others.map(({ id, employee, dueOn }) => (
          <li key={id} className="flex items-center gap-2.5">
            <Avatar name={employee.name} size="sm" />
            <div className="wrap-anywhere min-w-0">
              <BareLink
                href={places.handover(area, id)}
                className="rounded-sm font-medium hover:underline max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
              >
                {employee.name}
              </BareLink>
              {dueOn && (
                <p className="text-muted text-sm">
                  {(dueOn < pack.today ? labels.overdue : labels.due)(proseDay(dueOn, pack.today))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
