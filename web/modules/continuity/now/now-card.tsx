import { withoutManagerLabel } from "#contract/codes/story.ts";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { numberText } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "../text.ts";

const { now: words } = text;

/** The valid term of a day. */
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
          { term: words.manager, value: manager?.name ?? withoutManagerLabel },
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
                  value: `${next.manager?.name ?? withoutManagerLabel}, from ${proseDay(next.from, today)}`,
                },
              ]
            : []),
          { term: words.number, value: employeeNumber },
        ]}
      />
    </Card>
  );
}

/** The targets of the numbers on a narrow screen. */
export const glancePlaces = { open: "open-matters", promises: "promises", leave: "leave" } as const;

/** On a narrow screen, three numbers link to the present state, past the story. */
export function GlanceNumbers({ person, open }: { person: PersonPage; open: number }) {
  const { promises, annualLeave } = person;
  const numbers = [
    { at: glancePlaces.open, number: open, label: text.glance.open(open) },
    {
      at: glancePlaces.promises,
      number: promises.total,
      label: text.glance.promises(promises.total),
    },
    {
      at: glancePlaces.leave,
      number: annualLeave.remaining,
      label: text.glance.leave(annualLeave.remaining),
    },
  ];
  return (
    <nav aria-label={text.glance.label} className="lg:hidden print:hidden">
      <ul className="grid grid-cols-3 gap-2">
        {numbers.map(({ at, number, label }) => (
          <li key={at}>
            <a
              href={`#${at}`}
              className="flex h-full min-h-16 flex-col justify-center rounded-lg border border-line bg-card px-3 py-2"
            >
              <span className="font-semibold text-lg tabular-nums">{numberText(number)}</span>{" "}
              <span className="text-muted text-sm leading-tight">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function AnnualLeaveCard({ person }: { person: PersonPage }) {
  const me = useCurrentEmployee();
  const area = areaOf(me);
  const { total, used, remaining, pending } = person.annualLeave;
  const statement =
    me.id === person.id
      ? places.leaveStatement(area, "annual")
      : places.leaveStatementOf(area, person.id, "annual");
  return (
    <Card title={text.leave.title} action={<Link href={statement}>{text.leave.statement}</Link>}>
      <p className="mb-3 flex items-baseline gap-2">
        <span className="font-semibold text-2xl tabular-nums">{numberText(remaining)}</span>
        <span className="text-muted">{text.leave.left(remaining)}</span>
      </p>
      <UsageBar
        label={text.leave.annual}
        value={used}
        max={total}
        pending={pending}
        valueText={text.leave.used(used, total, pending)}
      />
    </Card>
  );
}
