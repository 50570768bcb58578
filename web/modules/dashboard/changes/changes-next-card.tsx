import { IconCircleCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { type Group, groupsOf, type PassingOnProps, whatPasses } from "./passing-on.ts";

const labels = {
  title: "What changes next",
  pass: (count: number, to: string | undefined) => {
    if (to) return `${count === 1 ? "passes" : "pass"} to ${to}`;
    return `${count === 1 ? "has" : "have"} no manager from then on`;
  },
  from: (name: string, to: string | undefined) => `${to ? "from" : "after"} ${name}`,
  path: (from: string, to: string | undefined, day: string) =>
    `From ${from} to ${to ?? "no one yet"} on ${day}`,
  written: (done: number, all: number) => `${done} of ${all}`,
  handovers: (count: number) => (count === 1 ? "The handover" : "Handovers written"),
  passesWith: (what: string) => `With them: ${what}`,
  more: (count: number) =>
    count === 1 ? "1 more person passes on later" : `${count} more people pass on later`,
} as const;

const maxGroups = 3;

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
