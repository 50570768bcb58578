import type { PersonPage } from "#contract/continuity/continuity.ts";
import { Card } from "#web/ui/display/card.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { now: words } = text;

export const termOn = <Term extends { from: string; to: string | null }>(
  terms: readonly Term[],
  day: string,
): Term | undefined => terms.find(({ from, to }) => from <= day && (to === null || day <= to));

export function NowCard({ person }: { person: PersonPage }) {
  const { managers, managersStandIn, positions, today, employeeNumber } = person;
  const position = termOn(positions, today);
  const manager = termOn(managers, today)?.manager;
  const next = managers.find(({ from }) => from > today);
  return (
    <Card title={words.title}>
      <DescriptionList
        columns={1}
        emptyText={words.none}
        items={[
          { term: words.position, value: position?.positionTitle },
          { term: words.department, value: position?.departmentName },
          { term: words.manager, value: manager?.name ?? text.line.superadmins },
          ...(managersStandIn
            ? [
                {
                  term: words.standIn,
                  value: words.standInUntil(
                    managersStandIn.standIn.name,
                    proseDay(managersStandIn.to, today),
                  ),
                },
              ]
            : []),
          ...(next
            ? [
                {
                  term: words.next,
                  value: `${next.manager?.name ?? text.line.nobody}, from ${proseDay(next.from, today)}`,
                },
              ]
            : []),
          { term: words.number, value: employeeNumber },
        ]}
      />
    </Card>
  );
}
