import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { places } from "#contract/places.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { proseWeekday } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { Link } from "#web/ui/link.tsx";
import { Ahead } from "./ahead.tsx";
import { FirstTalk } from "./first-talk.tsx";
import { ReadingList } from "./reading-list.tsx";
import { text } from "./text.ts";

interface NewPersonRowProps {
  person: NewPerson;
  today: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Someone new: how far the reader has come with them, and on request all that there is to do. */
export function NewPersonRow({ person, today, isOpen, onToggle }: NewPersonRowProps) {
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
