import { IconBeach, IconNotebook } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import type { PersonSearchResult, SearchResults } from "#contract/search.ts";
import type { WaitingSummary } from "#web/modules/dashboard/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import {
  type Acting,
  actsNamed,
  everyAct,
  optionWith,
  wishOptions,
} from "../actions/act-options.tsx";
import { type Actor, actsAllowedWith, mayReadNotesOf } from "../actions/actions.ts";
import type { Wish } from "../actions/wish.ts";
import { shownName } from "../person-name.ts";
import type { SearchPage } from "../search-page.ts";
import {
  type GroupName,
  nearestPages,
  type Option,
  type OptionGroup,
  pageGroup,
  personOption,
  searchResultGroups,
} from "../search-result-options.tsx";
import { text } from "../text.ts";

interface Start {
  waiting: readonly WaitingSummary[];
  /** The ids of people opened lately. */
  recent: readonly number[];
  /** Of these two, everyone whom the reader may still see. */
  people: readonly PersonSearchResult[];
}

/** Before anything is typed: what waits, who was opened lately, and what can be done. */
export function startGroups({ waiting, recent, people }: Start, acting: Acting): OptionGroup[] {
  const { area } = acting.actor;
  const find = (id: number) => people.find((person) => person.id === id);
  const opened = recent.map(find).filter((person) => person !== undefined);
  return filled([
    group(
      "waiting",
      waiting.map((one) => waitingOption(one, find(one.person.id))),
    ),
    group(
      "recent",
      opened.map((person) => personOption(person, area)),
    ),
    group("acts", everyAct(acting)),
  ]);
}

export interface Typed {
  typed: string;
  pages: readonly SearchPage[];
  found: SearchResults | undefined;
  wish: Wish | undefined;
  /** What the wish's words for a person find. */
  wished: SearchResults | undefined;
  /** Whether these are of an earlier text, or still to come. */
  isWaiting: boolean;
}

const maxWished = 3;
const maxActsWith = 4;

/** For a text: the form it asks for, people, what belongs to the first of them, and everything else of that name. */
export function foundGroups(given: Typed, acting: Acting): OptionGroup[] {
  const { typed, pages, found, wish, wished } = given;
  const { area } = acting.actor;
  const wishedPeople = wished?.people.items.slice(0, maxWished) ?? [];
  const [people, ...records] = found ? searchResultGroups(found, area) : [];
  const known = new Set(people?.options.map(({ id }) => id));
  const others = wishedPeople
    .map((person) => personOption(person, area))
    .filter(({ id }) => !known.has(id));
  const first = found?.people.items[0];
  const groups = filled([
    group("wish", wish ? wishOptions(wish, wishedPeople, acting) : []),
    { name: "people", hasMore: false, ...people, options: [...(people?.options ?? []), ...others] },
    group("records", first ? recordsOf(first, acting.actor) : []),
    pageGroup(pages, typed),
    ...records,
    group("acts", first ? actsOn(first, acting) : wish ? [] : actsNamed(typed, acting)),
  ]);
  if (groups.length > 0 || given.isWaiting) return groups;
  return filled([group("nearest", nearest(given, acting))]);
}

const actsOn = (person: PersonSearchResult, acting: Acting): Option[] =>
  actsAllowedWith(person, acting.actor)
    .slice(0, maxActsWith)
    .map((id) => optionWith(id, person, acting));

const nearest = ({ typed, pages, found, wished }: Typed, { actor }: Acting): Option[] => {
  const people = wished && wished.nearest.length > 0 ? wished.nearest : (found?.nearest ?? []);
  return [
    ...people.map((person) => personOption(person, actor.area)),
    ...nearestPages(pages, typed),
  ];
};

const group = (name: GroupName, options: Option[]): OptionGroup => ({
  name,
  options,
  hasMore: false,
});

const filled = (groups: OptionGroup[]): OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);

const waitingOption = (
  { key, person: { name }, about, details, href }: WaitingSummary,
  person: PersonSearchResult | undefined,
): Option => ({
  id: `waiting-${key.replace(" ", "-")}`,
  icon: <Avatar name={name} />,
  title: `${name} ${about}`,
  details,
  destination: { href },
  ...(person && { person }),
});

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** What the actor may open about a person besides their page. */
function recordsOf(person: PersonSearchResult, actor: Actor): Option[] {
  const { id, isLeaveOpen } = person;
  const name = shownName(person);
  const notes: Option = {
    id: `notes-${id}`,
    icon: <IconNotebook {...iconProps} />,
    title: text.notesAbout(name),
    details: "",
    destination: { to: places.notes(actor.area), search: { employee: id } },
    person,
  };
  const leave: Option = {
    id: `leave-${id}`,
    icon: <IconBeach {...iconProps} />,
    title: text.leaveOf(name),
    details: "",
    destination: { to: places.leaveManagement(actor.area), search: { employee: id } },
    person,
  };
  return [
    ...(mayReadNotesOf(person, actor) ? [notes] : []),
    ...(isLeaveOpen && id !== actor.id ? [leave] : []),
  ];
}
