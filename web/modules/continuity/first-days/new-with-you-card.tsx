import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay, proseDays, proseWeekday } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { Link } from "#web/ui/link.tsx";
import { FirstTalk } from "./first-talk.tsx";
import { ReadingList } from "./reading-list.tsx";
import { text } from "./text.ts";

export interface NewWithYouCardProps {
  people: { items: readonly NewPerson[]; total: number };
  today: string;
}

/** The reader's people of less than thirty days, with texts to read and topics for a talk. */
export function NewWithYouCard({ people: { items, total }, today }: NewWithYouCardProps) {
  const [openId, setOpenId] = useState(items[0]?.employee.id);
  return (
    <Card title={text.title} action={<p className="text-muted text-sm">{text.lead}</p>} isFlush>
      <ul>
        {items.map((person) => (
          <NewPersonRow
            key={person.employee.id}
            person={person}
            today={today}
            isOpen={person.employee.id === openId}
            onToggle={(isOpen) => setOpenId(isOpen ? person.employee.id : undefined)}
          />
        ))}
      </ul>
      {total > items.length && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">
          {text.more(total - items.length)}
        </p>
      )}
    </Card>
  );
}

interface NewPersonRowProps {
  person: NewPerson;
  today: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function NewPersonRow({ person, today, isOpen, onToggle }: NewPersonRowProps) {
  const id = useId();
  const { employee, ledFrom } = person;
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(!isOpen)}
        className="-outline-offset-2! flex min-h-14 w-full items-center gap-3 px-5 py-2 text-start transition-colors hover:bg-sunken"
      >
        <Avatar name={employee.name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{employee.name}</span>
          <span className="block text-muted text-sm tabular-nums">{progressOf(person, today)}</span>
        </span>
        <span className="shrink-0 text-muted text-sm tabular-nums">
          {text.day(daysBetween(ledFrom, today) + 1)}
        </span>
        <IconChevronDown
          size={18}
          stroke={1.75}
          aria-hidden="true"
          className={classNames("shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={id} className="px-5 pt-2 pb-5">
          <Details person={person} today={today} />
        </div>
      )}
    </li>
  );
}

const progressOf = ({ reading, talkOn, talkedOn }: NewPerson, today: string) => {
  const read = reading.filter(({ isRead }) => isRead).length;
  const planned = talkOn === null ? text.talk.none : text.talk.planned(proseWeekday(talkOn, today));
  return `${text.progress(read, reading.length)}, ${talkedOn === null ? planned : text.talk.done}`;
};

function Details({ person, today }: { person: NewPerson; today: string }) {
  const area = areaOf(useCurrentEmployee());
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <ReadingList person={person} today={today} />
        <Ahead person={person} today={today} />
      </div>
      <FirstTalk key={person.talkOn} person={person} today={today} />
      <p className="text-muted text-sm">
        <Link href={places.person(area, person.employee.id)}>
          {text.page(person.employee.name)}
        </Link>
        {" · "}
        {text.ends}
      </p>
    </div>
  );
}

function Ahead({ person, today }: { person: NewPerson; today: string }) {
  const { leave, promises, probationEndsOn, employee } = person;
  const isEmpty = leave.length === 0 && promises.length === 0 && probationEndsOn === null;
  return (
    <section aria-labelledby={`ahead-${employee.id}`}>
      <h3 id={`ahead-${employee.id}`} className="mb-1 font-semibold">
        {text.ahead}
      </h3>
      {isEmpty && <p className="text-muted">{text.nothingAhead}</p>}
      <ul className="flex flex-col gap-2 py-1">
        {leave.map(({ id, leaveType, ownType, startDate, endDate, isPending }) => (
          <li key={id}>
            <p>{proseDays(startDate, endDate, today)}</p>
            <p className="text-muted text-sm">
              {leaveName({ leaveType, ownType })}
              {isPending && `, ${text.pending}`}
            </p>
          </li>
        ))}
        {probationEndsOn !== null && <li>{text.probation(proseDay(probationEndsOn, today))}</li>}
        {promises.map((promise) => (
          <li key={promise.id}>
            <p className="wrap-anywhere">{promise.promiseText}</p>
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              <WhenDue dueOn={promise.dueOn} today={today} />
              {promise.isToBeTalkedAbout && <Badge tone="amber">{text.toTalkAbout}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhenDue({ dueOn, today }: { dueOn: string | null; today: string }) {
  if (dueOn === null) return text.noDay;
  if (dueOn >= today) return text.due(proseDay(dueOn, today));
  return <span className="text-amber-text">{text.overdue(proseDay(dueOn, today))}</span>;
}
