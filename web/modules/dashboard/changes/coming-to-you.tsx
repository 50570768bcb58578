import type { ReactNode } from "react";
import type { PassingPerson } from "#contract/continuity/handovers.ts";
import type { ComingPerson, Home } from "#contract/dashboard.ts";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseFullDay } from "#web/ui/format/dates.ts";
import { type Group, groupsOf, type PassingOnProps, whatPasses } from "./passing-on.ts";

const labels = {
  yours: (day: string) => `From ${day} they report to you`,
  isYours: (name: string, day: string) => `From ${day} ${name} reports to you`,
  writes: (name: string) => `${name} is writing to you; then it comes to you to read and confirm.`,
  what: "What passes to you",
  whatNamed: (name: string) => `What passes to you with ${name}`,
  step: (step: number, whose: string) => `Step ${step} of 3 · ${whose}`,
  steps: {
    1: (_name: string, outgoing: string) => `${outgoing} writes`,
    2: (name: string) => `${name} comments`,
    3: () => "you read and confirm",
  },
  finished: "Handover finished",
  newcomer: "Starts on that day",
  withoutManager: "Has no manager until then",
  more: (count: number) =>
    count === 1 ? "1 more person comes to you later" : `${count} more people come to you later`,
} as const;

/** People who come to the reader with a handover, from the day when the change is known: a card for each day and former manager. */
export function ComingToYou({ passingOn, today, area }: PassingOnProps) {
  const me = useCurrentEmployee().id;
  return groupsOf(passingOn.items)
    .filter(({ incoming }) => incoming?.id === me)
    .map((group) => <Passing key={group.key} group={group} today={today} area={area} />);
}

/** People who come to the reader without one: there is nothing to do but to know it. A card for each day. */
export function ComingWithoutHandover({ comingToYou, today }: Pick<Home, "comingToYou" | "today">) {
  const days = [...Map.groupBy(comingToYou.items, ({ from }) => from)];
  const unshown = comingToYou.total - comingToYou.items.length;
  return (
    <>
      {days.map(([from, people]) => (
        <WithoutManager key={from} people={people} today={today} />
      ))}
      {unshown > 0 && <p className="text-muted text-sm">{labels.more(unshown)}</p>}
    </>
  );
}

interface ComingCardProps {
  on: string;
  today: string;
  names: readonly string[];
  children: ReactNode;
}

function ComingCard({ on, today, names, children }: ComingCardProps) {
  const day = proseFullDay(on, today);
  const [only = "", ...others] = names;
  return (
    <Card
      className="border-accent/50!"
      title={others.length > 0 ? labels.yours(day) : labels.isYours(only, day)}
      isFlush
    >
      {children}
    </Card>
  );
}

interface PersonRowProps {
  name: string;
  lines: readonly string[];
  children?: ReactNode;
}

const PersonRow = ({ name, lines: [first = "", ...others], children }: PersonRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line border-t px-5 py-3">
    <div className="flex min-w-0 flex-1 basis-64 gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="wrap-anywhere text-muted text-sm">{first}</p>
        {others.filter(Boolean).map((line) => (
          <p key={line} className="text-sm">
            {line}
          </p>
        ))}
      </div>
    </div>
    {children}
  </li>
);

function Passing({ group, today, area }: { group: Group; today: string; area: Area }) {
  const { people, on, outgoing } = group;
  return (
    <ComingCard on={on} today={today} names={people.map(({ employee }) => employee.name)}>
      {people.some(({ step }) => step === 1) && (
        <p className="px-5 pb-3 text-muted">{labels.writes(outgoing.name)}</p>
      )}
      <ul>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            name={person.employee.name}
            lines={[stepText(person), whatPasses(person)]}
          >
            <ButtonLink
              size="sm"
              href={places.handover(area, person.id)}
              aria-label={labels.whatNamed(person.employee.name)}
              className="max-sm:w-full"
            >
              {labels.what}
            </ButtonLink>
          </PersonRow>
        ))}
      </ul>
    </ComingCard>
  );
}

function WithoutManager({ people, today }: { people: readonly ComingPerson[]; today: string }) {
  return (
    <ComingCard
      on={people[0]?.from ?? today}
      today={today}
      names={people.map(({ employee }) => employee.name)}
    >
      <ul>
        {people.map(({ employee, positionTitle, isNew }) => (
          <PersonRow
            key={employee.id}
            name={employee.name}
            lines={[
              [positionTitle, isNew ? labels.newcomer : labels.withoutManager]
                .filter(Boolean)
                .join(" · "),
            ]}
          />
        ))}
      </ul>
    </ComingCard>
  );
}

function stepText({ step, employee, outgoing }: PassingPerson): string {
  if (step === null) return labels.finished;
  return labels.step(step, labels.steps[step as 1 | 2 | 3](employee.name, outgoing.name));
}
