import { IconCircleCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import type { PassingPerson } from "#contract/continuity/handovers.ts";
import type { Home } from "#contract/dashboard.ts";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay, proseFullDay } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";

const labels = {
  title: "What changes next",
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
  pass: (count: number, to: string | undefined) => {
    if (to) return `${count === 1 ? "passes" : "pass"} to ${to}`;
    return `${count === 1 ? "has" : "have"} no manager from then on`;
  },
  from: (name: string, to: string | undefined) => `${to ? "from" : "after"} ${name}`,
  path: (from: string, to: string | undefined, day: string) =>
    `From ${from} to ${to ?? "no one yet"} on ${day}`,
  written: (done: number, all: number) => `${done} of ${all}`,
  handovers: (count: number) => (count === 1 ? "The handover" : "Handovers written"),
  requests: (count: number) => counted(count, "leave request", "leave requests"),
  promises: (count: number) => counted(count, "promise", "promises"),
  notes: (count: number) => counted(count, "note for the line", "notes for the line"),
  passesWith: (what: string) => `With them: ${what}`,
  more: (count: number) =>
    count === 1 ? "1 more person passes on later" : `${count} more people pass on later`,
} as const;

const maxGroups = 3;

interface Group {
  key: string;
  on: string;
  outgoing: PersonName;
  incoming: PersonName | null;
  people: PassingPerson[];
}

/** Who passes on with whom: the same day, from the same manager to the same one. */
function groupsOf(people: readonly PassingPerson[]): Group[] {
  const groups = Map.groupBy(people, ({ takesOverOn, outgoing, incoming }) =>
    [takesOverOn, outgoing.id, incoming?.id ?? 0].join(),
  );
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    const { takesOverOn: on, outgoing, incoming } = first;
    return [{ key, on, outgoing, incoming, people: members }];
  });
}

interface PassingOnProps extends Pick<Home, "passingOn" | "today"> {
  area: Area;
}

/** People who come to the reader, from the day on which the change is known: a card for each day. */
export function ComingToYou({ passingOn, today, area }: PassingOnProps) {
  const me = useCurrentEmployee().id;
  return groupsOf(passingOn.items)
    .filter(({ incoming }) => incoming?.id === me)
    .map((group) => <Coming key={group.key} group={group} today={today} area={area} />);
}

function Coming({ group, today, area }: { group: Group; today: string; area: Area }) {
  const { people, on, outgoing } = group;
  const [only] = people;
  const day = proseFullDay(on, today);
  return (
    <Card
      className="border-accent/50!"
      title={
        people.length === 1 && only ? labels.isYours(only.employee.name, day) : labels.yours(day)
      }
      isFlush
    >
      {people.some(({ step }) => step === 1) && (
        <p className="px-5 pb-3 text-muted">{labels.writes(outgoing.name)}</p>
      )}
      <ul>
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line border-t px-5 py-3"
          >
            <div className="flex min-w-0 flex-1 basis-64 gap-3">
              <Avatar name={person.employee.name} />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere font-medium">{person.employee.name}</p>
                <p className="text-muted text-sm">{stepText(person)}</p>
                <p className="text-sm">{whatPasses(person)}</p>
              </div>
            </div>
            <ButtonLink
              size="sm"
              href={places.handover(area, person.id)}
              aria-label={labels.whatNamed(person.employee.name)}
              className="max-sm:w-full"
            >
              {labels.what}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stepText({ step, employee, outgoing }: PassingPerson): string {
  if (step === null) return labels.finished;
  return labels.step(step, labels.steps[step as 1 | 2 | 3](employee.name, outgoing.name));
}

/** Only what there is; empty for nothing. */
const whatPasses = (...people: Pick<PassingPerson, "requests" | "promises" | "lineNotes">[]) => {
  const sum = (name: "requests" | "promises" | "lineNotes") =>
    people.reduce((total, person) => total + person[name], 0);
  const [requests, promises, notes] = [sum("requests"), sum("promises"), sum("lineNotes")];
  return [
    promises > 0 && labels.promises(promises),
    requests > 0 && labels.requests(requests),
    notes > 0 && labels.notes(notes),
  ]
    .filter(Boolean)
    .join(" · ");
};

/** The next changes of managers that do not bring people to the reader; nothing without any. */
export function ChangesNextCard({ passingOn, today, area }: PassingOnProps) {
  const me = useCurrentEmployee().id;
  const groups = groupsOf(passingOn.items).filter(({ incoming }) => incoming?.id !== me);
  const shown = groups.slice(0, maxGroups);
  if (shown.length === 0) return null;
  const seen =
    passingOn.items.length - groups.slice(maxGroups).flatMap(({ people }) => people).length;
  const rest = passingOn.total - seen;
  return (
    <Card className="border-accent/50!" title={labels.title} isFlush>
      {shown.map((group) => (
        <Change key={group.key} group={group} me={me} today={today} area={area} />
      ))}
      {rest > 0 && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">{labels.more(rest)}</p>
      )}
    </Card>
  );
}

interface ChangeProps {
  group: Group;
  me: number;
  today: string;
  area: Area;
}

function Change({ group, me, today, area }: ChangeProps) {
  const { on, outgoing, incoming, people } = group;
  const written = people.filter(({ step }) => step !== 1).length;
  const isLate = people.some(({ step, dueOn }) => step === 1 && dueOn !== null && dueOn < today);
  const passing = whatPasses(...people);
  const names = people.map(({ employee }) => employee.name);
  const [only] = people;
  return (
    <section className="border-line not-first:border-t px-5 pt-1 pb-4 not-first:pt-4">
      <div
        role="img"
        aria-label={labels.path(outgoing.name, incoming?.name, proseDay(on, today))}
        className="flex items-center gap-2"
      >
        <Avatar name={outgoing.name} />
        <span className="h-0 flex-1 border-accent border-t-2 border-dotted" />
        <span className="text-accent-text text-sm tabular-nums">{proseDay(on, today)}</span>
        <span className="h-0 flex-1 border-accent border-t-2 border-dotted" />
        {incoming ? (
          <Avatar name={incoming.name} />
        ) : (
          <span className="size-9 rounded-full border border-control border-dashed" />
        )}
      </div>
      <p className="wrap-anywhere mt-3">
        <span className="font-medium">{namesText(names)}</span>{" "}
        {labels.pass(people.length, incoming?.name)}
        {outgoing.id !== me && (
          <span className="text-muted"> {labels.from(outgoing.name, incoming?.name)}</span>
        )}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        <Check isDone={written === people.length} isLate={isLate}>
          <span className="flex-1">
            {only && people.length === 1 ? (
              <BareLink
                href={places.handover(area, only.id)}
                className="rounded-sm underline decoration-line underline-offset-3 hover:decoration-current"
              >
                {labels.handovers(1)}
              </BareLink>
            ) : (
              labels.handovers(people.length)
            )}
          </span>
          <span className={classNames("tabular-nums", isLate && "text-amber-text")}>
            {labels.written(written, people.length)}
          </span>
        </Check>
        {passing && (
          <Check isDone isLate={false}>
            <span className="flex-1">{labels.passesWith(passing)}</span>
          </Check>
        )}
      </ul>
    </section>
  );
}

interface CheckProps {
  isDone: boolean;
  isLate: boolean;
  children: ReactNode;
}

function Check({ isDone, isLate, children }: CheckProps) {
  const Icon = isDone ? IconCircleCheck : IconClock;
  return (
    <li className="flex items-center gap-2">
      <Icon
        size={18}
        stroke={1.75}
        aria-hidden="true"
        className={classNames(
          "shrink-0",
          isDone && "text-green-text",
          !isDone && (isLate ? "text-amber-text" : "text-muted"),
        )}
      />
      {children}
    </li>
  );
}

/** The first two names, and the number of others: `Anna Botha, Ben Adams and 3 others`. */
function namesText(names: readonly string[]): string {
  const [first = "", second, ...others] = names;
  if (second === undefined) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length} ${others.length === 1 ? "other" : "others"}`;
}
