import { IconBriefcase, IconBuilding, IconFileText, IconNotebook } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type Area, places } from "#contract/places.ts";
import { askedWords, wordsToRemember } from "#contract/rules/search.ts";
import type {
  DepartmentSearchResult,
  PositionSearchResult,
  SearchResults,
} from "#contract/search.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { type Card, textOfCard } from "./card-search.ts";
import type { Destination, SearchPage } from "./search-page.ts";
import { text } from "./text.ts";

export interface Option {
  id: string;
  icon: ReactNode;
  title: string;
  details: string;
  isInactive?: boolean;
  destination: Destination;
}

export interface OptionGroup {
  name: keyof typeof text.groups;
  options: Option[];
  hasMore: boolean;
}

const iconProps = { size: 20, stroke: 1.75, "aria-hidden": true } as const;
const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");

/** The places of the area whose names match the query; all of them if it is empty. */
export function pageGroup(pages: readonly SearchPage[], query: string): OptionGroup {
  const asked = askedWords(query);
  const matching = pages.filter(({ label, group = "" }) => {
    const words = wordsToRemember(`${group} ${label}`);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  });
  const isAsked = asked.length > 0 || query.trim() === "";
  const options = (isAsked ? matching : []).map(({ label, group = "", icon, destination }) => ({
    id: `page-${destination.to ?? JSON.stringify(destination.search)}`,
    icon,
    title: label,
    details: group,
    destination,
  }));
  return { name: "pages", options, hasMore: false };
}

export function searchResultGroups(found: SearchResults, area: Area): OptionGroup[] {
  const leadTo = destinationsOf(area);
  const { positions, departments, notes, documents } = found;
  return [
    groupOf("people", withHolders(found), (person) => ({
      id: `person-${person.id}`,
      icon: <Avatar name={person.name || person.email} />,
      title: person.name || person.email,
      details: listed(person.positionTitle, person.departmentName, person.name && person.email),
      isInactive: !person.isActive,
      destination: leadTo.person(person),
    })),
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
