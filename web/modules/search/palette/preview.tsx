import { IconArrowRight, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import type { PersonGlance } from "#contract/continuity/continuity.ts";
import { places } from "#contract/places.ts";
import type { PersonSearchResult } from "#contract/search.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { type Acting, actIcons } from "../actions/act-options.tsx";
import { actsAllowedWith, actsWith } from "../actions/actions.ts";
import { shownName } from "../person-name.ts";
import type { Option } from "../search-result-options.tsx";
import { text } from "../text.ts";
import { FactList } from "./fact-list.tsx";
import { LeaveDayFacts } from "./leave-day-facts.tsx";

const { preview: words } = text;
const maxActs = 4;
/** The pause on an option before its details are requested, in ms. */
const pauseMs = 150;

interface PreviewProps {
  option: Option;
  acting: Acting;
  onLeave: () => void;
}

/** The active option beside the list, with what can be done without opening it. */
export const Preview = ({ option, acting, onLeave }: PreviewProps) => (
  <>
    <div className="flex items-center gap-3">
      <div className="shrink-0">
        {option.person ? <Avatar name={shownName(option.person)} size="lg" /> : option.icon}
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold text-lg leading-6">{option.title}</p>
        <p className="wrap-anywhere text-muted text-sm">{lineOf(option)}</p>
      </div>
    </div>
    {option.person && (
      <PersonPreview
        key={option.person.id}
        {...{ acting, onLeave }}
        person={option.person}
        leave={option.leave}
      />
    )}
  </>
);

const isPerson = ({ id, person }: Option) => id === `person-${person?.id}`;
const lineOf = (option: Option) => {
  const { person, details } = option;
  if (!person || !isPerson(option)) return details || (person && shownName(person));
  return [person.positionTitle, person.departmentName].filter(Boolean).join(", ");
};

interface PersonPreviewProps {
  person: PersonSearchResult;
  leave: Option["leave"];
  acting: Acting;
  onLeave: () => void;
}

function PersonPreview({ person, leave, acting, onLeave }: PersonPreviewProps) {
  const { actor, today } = acting;
  const glance = useGlance(person);
  const acts = actsAllowedWith(person, actor).slice(0, maxActs);
  return (
    <>
      {!person.isActive && (
        <p>
          <Badge tone="red">{text.inactive}</Badge>
        </p>
      )}
      {glance && <Facts glance={glance} today={today} />}
      {glance && leave && <LeaveDayFacts employeeId={person.id} days={leave} today={today} />}
      <ul className="-ms-2 border-line border-t pt-3">
        {acts.map((id) => (
          <Act
            key={id}
            icon={actIcons[id]}
            label={text.withThem[id]}
            href={actsWith[id].openWith(person, { actor, days: {}, today })}
            onLeave={onLeave}
          />
        ))}
        {glance?.handoverId && (
          <Act
            icon={<IconArrowRight {...iconProps} />}
            label={words.handover}
            href={places.handover(actor.area, glance.handoverId)}
            onLeave={onLeave}
          />
        )}
        {person.email && (
          <Act
            icon={<IconMail {...iconProps} />}
            label={words.write}
            href={`mailto:${person.email}`}
          />
        )}
      </ul>
    </>
  );
}

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

interface ActProps {
  icon: ReactNode;
  label: string;
  href: string;
  onLeave?: () => void;
}

const Act = ({ icon, label, href, onLeave }: ActProps) => (
  <li>
    <BareLink
      href={href}
      onClick={onLeave}
      className="flex min-h-10 items-center gap-3 rounded-md px-2 hover:bg-sunken"
    >
      <span className="text-muted">{icon}</span>
      {label}
    </BareLink>
  </li>
);

/** Requested after a pause on the person, so that keys can run through the list. */
function useGlance({ id, isPageOpen }: PersonSearchResult): PersonGlance | undefined {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(isPageOpen), pauseMs);
    return () => clearTimeout(timer);
  }, [isPageOpen]);
  return useApiQuery("continuity.glance", { params: { id } }, { isEnabled: isWanted }).data;
}

function Facts({ glance, today }: { glance: PersonGlance; today: string }) {
  const { manager, managerSince, earlierManager, openLeave, annualLeave, promises, lastNote } =
    glance;
  const { remaining, pending } = annualLeave;
  const since = managerSince ? proseDay(managerSince, today) : "";
  const days = openLeave.map(({ startDate, endDate }) => proseDays(startDate, endDate, today));
  const facts = [
    {
      term: words.manager,
      value: manager ? words.since(manager.name, since, earlierManager?.name) : words.noManager,
    },
    { term: words.requests, value: days.slice(0, 2).join(", ") },
    {
      term: words.left,
      value: words.days(formatDays(remaining), pending > 0 ? String(pending) : ""),
    },
    { term: words.promises, value: promises > 0 ? String(promises) : "" },
    {
      term: words.lastNote,
      value: lastNote ? `${proseDay(lastNote.day, today)}, ${lastNote.by}` : "",
    },
  ];
  return <FactList facts={facts} />;
}
