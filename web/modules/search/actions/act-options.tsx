import {
  IconArrowsExchange,
  IconBeach,
  IconCalendarEvent,
  IconCalendarPlus,
  IconFileImport,
  IconMessage2,
  IconMessages,
  IconNote,
  IconSitemap,
  IconTargetArrow,
  IconUserPlus,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ProposedDays } from "#contract/places.ts";
import { askedWords, wordsToRemember } from "#contract/rules/search.ts";
import type { PersonSearchResult } from "#contract/search.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { shownName } from "../person-name.ts";
import type { Option } from "../search-result-options.tsx";
import { text } from "../text.ts";
import {
  type Actor,
  type ActWithId,
  actsAllowedWith,
  actsWith,
  actWithIds,
  type OwnActId,
  ownActIds,
  ownActs,
} from "./actions.ts";
import type { Wish } from "./wish.ts";

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
export const actIcons: Record<OwnActId | ActWithId, ReactNode> = {
  apply: <IconBeach {...iconProps} />,
  addUser: <IconUserPlus {...iconProps} />,
  importUsers: <IconFileImport {...iconProps} />,
  event: <IconCalendarEvent {...iconProps} />,
  feedback: <IconMessage2 {...iconProps} />,
  note: <IconNote {...iconProps} />,
  promise: <IconTargetArrow {...iconProps} />,
  book: <IconCalendarPlus {...iconProps} />,
  manager: <IconSitemap {...iconProps} />,
  move: <IconArrowsExchange {...iconProps} />,
  talk: <IconMessages {...iconProps} />,
};

const daysText = ({ first, last }: ProposedDays, today: string): string => {
  if (!first) return "";
  return last && last !== first
    ? `, ${proseDays(first, last, today)}`
    : text.fromDay(proseDay(first, today));
};

export interface Acting {
  actor: Actor;
  today: string;
  days?: ProposedDays;
}

function ownOption(id: OwnActId, { actor, today, days = {} }: Acting): Option {
  const act = ownActs[id];
  const isDated = "takesDays" in act && days.first !== undefined;
  return {
    id: `act-${id}`,
    icon: actIcons[id],
    title: text.own[id] + (isDated ? daysText(days, today) : ""),
    details: isDated ? text.filled : "",
    destination: { href: act.open({ actor, days, today }) },
  };
}

/** A person is still to be named. */
const openOption = (id: ActWithId): Option => ({
  id: `act-${id}`,
  icon: actIcons[id],
  title: text.withPerson[id]("…").replace(" …", "…"),
  details: "",
  destination: {},
  completes: `${actsWith[id].verbs[0]} `,
});

/** The form of an action with a person and typed days. */
export function optionWith(
  id: ActWithId,
  person: PersonSearchResult,
  { actor, today, days = {} }: Acting,
): Option {
  const act = actsWith[id];
  const isDated = "takesDays" in act && days.first !== undefined;
  const shown = id === "book" ? days : { first: days.first };
  return {
    id: `act-${id}-${person.id}`,
    icon: actIcons[id],
    title: text.withPerson[id](shownName(person)) + (isDated ? daysText(shown, today) : ""),
    details: isDated ? text.filled : "",
    destination: { href: act.openWith(person, { actor, days, today }) },
    person,
    ...(id === "book" &&
      days.first && { leave: { startDate: days.first, endDate: days.last ?? days.first } }),
  };
}

/** All that the actor may do, before anything is typed. */
export function everyAct({ actor, today }: Acting): Option[] {
  const own = ownActIds.filter((id) => ownActs[id].isAllowed(actor));
  const open = actWithIds.filter((id) => actsWith[id].isAllowed(actor)).map(openOption);
  const [first, ...others] = own.map((id) => ownOption(id, { actor, today }));
  return [...(first ? [first] : []), ...open, ...others];
}

/** The actions whose names a text begins. */
export function actsNamed(typed: string, acting: Acting): Option[] {
  const asked = askedWords(typed);
  if (asked.length === 0) return [];
  return everyAct(acting).filter(({ title }) => {
    const words = wordsToRemember(title);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  });
}

/** The forms that a wish asks for, for each of the people that its words find. */
export function wishOptions(
  { own, withPerson, person, days }: Wish,
  people: readonly PersonSearchResult[],
  { actor, today }: Acting,
): Option[] {
  const acting = { actor, today, days };
  if (!person) return [...own.map((id) => ownOption(id, acting)), ...withPerson.map(openOption)];
  return people.flatMap((one) =>
    actsAllowedWith(one, actor)
      .filter((id) => withPerson.includes(id))
      .map((id) => optionWith(id, one, acting)),
  );
}
