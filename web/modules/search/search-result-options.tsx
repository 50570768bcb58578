import { IconBriefcase, IconBuilding, IconFileText, IconNotebook } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Area, places } from "#contract/places.ts";
import { nearestOf } from "#contract/rules/nearest.ts";
import { askedWords, wordsToRemember } from "#contract/rules/search.ts";
import type {
  DepartmentSearchResult,
  PersonSearchResult,
  PositionSearchResult,
  SearchResults,
} from "#contract/search.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { type Card, textOfCard } from "./card-search.ts";
import { shownName } from "./person-name.ts";
import type { Destination, SearchPage } from "./search-page.ts";
import { text } from "./text.ts";

export interface Option {
  id: string;
  icon: ReactNode;
  title: string;
  details: string;
  isInactive?: boolean;
  destination: Destination;
  /** Text to continue with instead of opening. */
  completes?: string;
  /** The person it is about. */
  person?: PersonSearchResult;
  /** The days of leave that it would book for them. */
  leave?: AskedLeave;
}

export interface AskedLeave {
  startDate: string;
  endDate: string;
}

export interface OptionGroup {
  name: keyof typeof text.groups;
  options: Option[];
  hasMore: boolean;
}

export type GroupName = OptionGroup["name"];

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");

const wordsOf = ({ label, group = "" }: SearchPage) => wordsToRemember(`${group} ${label}`);

const pageOption = ({ label, group = "", icon, destination }: SearchPage): Option => ({
  id: `page-${destination.to ?? ""}${JSON.stringify(destination.search ?? {})}`,
  icon,
  title: label,
  details: group,
  destination,
});

/** The places of the area whose names match the query. */
export function pageGroup(pages: readonly SearchPage[], query: string): OptionGroup {
  const asked = askedWords(query);
  const matching = pages.filter((page) => {
    const words = wordsOf(page);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  });
  return {
    name: "pages",
    options: asked.length > 0 ? matching.map(pageOption) : [],
    hasMore: false,
  };
}

/** Pages with a word similar to one of the query. */
export function nearestPages(pages: readonly SearchPage[], query: string): Option[] {
  const words = pages.flatMap(wordsOf);
  const near = askedWords(query).map((word) => nearestOf(word, words));
  return pages
    .filter((page) => wordsOf(page).some((word) => near.includes(word)))
    .slice(0, maxNearestPages)
    .map(pageOption);
}

const maxNearestPages = 3;

/** A person, leading to their page or, for colleagues, to their card. */
export const personOption = (person: PersonSearchResult, area: Area): Option => ({
  id: `person-${person.id}`,
  icon: <Avatar name={shownName(person)} />,
  title: shownName(person),
  details: listed(person.positionTitle, person.departmentName, person.name && person.email),
  isInactive: !person.isActive,
  destination: destinationsOf(area).person(person),
  person,
});

export function searchResultGroups(found: SearchResults, area: Area): OptionGroup[] {
  const leadTo = destinationsOf(area);
  const { positions, departments, notes, documents } = found;
  return [
    groupOf("people", withHolders(found), (person) => personOption(person, area)),
    groupOf("positions", positions, (position) => ({
      id: `position-${position.id}`,
      icon: <IconBriefcase {...iconProps} />,
      title: position.positionTitle,
      details: listed(position.departmentName, position.holder?.name ?? text.vacant),
      destination: leadTo.position(position),
    })),
    groupOf("departments", departments, (department) => ({
      id: `department-${department.id}`,
      icon: <IconBuilding {...iconProps} />,
      title: department.departmentName,
      details: department.headName ? text.headedBy(department.headName) : "",
      destination: leadTo.department(department),
    })),
    groupOf("notes", notes, ({ id, about, excerpt }) => ({
      id: `note-${id}`,
      icon: <IconNotebook {...iconProps} />,
      title: excerpt,
      details: text.noteAbout(about.name),
      destination: leadTo.note({ id, aboutId: about.id }),
    })),
    groupOf("documents", documents, ({ id, about, documentName, documentCategory }) => ({
      id: `document-${id}`,
      icon: <IconFileText {...iconProps} />,
      title: documentName,
      details: listed(documentCategory, about.name),
      destination: leadTo.document(about.id),
    })),
  ];
}

/** The found people, followed by the holders of found positions. */
function withHolders({ people, positions }: SearchResults): SearchResults["people"] {
  const known = new Set(people.items.map(({ id }) => id));
  const holders = positions.items.flatMap(({ holder, ...place }) =>
    holder === null || known.has(holder.id)
      ? []
      : [{ ...holder, ...place, id: holder.id, email: "", isActive: true }],
  );
  return { ...people, items: [...people.items, ...holders] };
}

const groupOf = <Item,>(
  name: OptionGroup["name"],
  { items, hasMore }: { items: readonly Item[]; hasMore: boolean },
  optionOf: (item: Item) => Option,
): OptionGroup => ({ name, options: items.map(optionOf), hasMore });

interface Destinations {
  person(person: { id: number; isPageOpen: boolean }): Destination;
  position(position: PositionSearchResult): Destination;
  department(department: DepartmentSearchResult): Destination;
  note(note: { id: number; aboutId: number }): Destination;
  document(employeeId: number): Destination;
}

/** The longest text that a list can be searched for. */
const maxSearchLength = 100;

const noteIn =
  (area: Area) =>
  ({ id, aboutId }: { id: number; aboutId: number }): Destination => ({
    to: places.notes(area),
    search: { employee: aboutId, note: id },
  });

const superadmin: Destinations = {
  person: ({ id }) => ({ to: places.person("superadmin", id) }),
  position: ({ id, holder }): Destination =>
    holder
      ? { to: places.users, search: { employee: holder.id, tab: "employment" } }
      : { to: places.tenantSettings, search: { section: "positions", edit: id } },
  department: ({ departmentName }) => ({
    to: places.users,
    search: { search: departmentName.slice(0, maxSearchLength) },
  }),
  note: noteIn("superadmin"),
  document: (edit) => ({ to: places.users, search: { edit, editTab: "documents" } }),
};

const cardOf = (card: Card): Destination => ({ search: { card: textOfCard(card) } });

/** Staff reach the pages of their own people; a card shows other colleagues. Found notes are always readable. */
const staff: Destinations = {
  person: ({ id, isPageOpen }) =>
    isPageOpen ? { to: places.person("staff", id) } : cardOf({ kind: "person", id }),
  position: ({ id }) => cardOf({ kind: "position", id }),
  department: ({ id }) => cardOf({ kind: "department", id }),
  note: noteIn("staff"),
  document: (id) => cardOf({ kind: "person", id }),
};

const destinationsOf = (area: Area): Destinations => (area === "superadmin" ? superadmin : staff);
