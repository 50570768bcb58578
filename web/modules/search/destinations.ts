import { type Area, places } from "#contract/places.ts";
import type { DepartmentSearchResult, PositionSearchResult } from "#contract/search.ts";
import { type Card, textOfCard } from "./card-search.ts";
import type { Destination } from "./search-page.ts";

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

/** Staff have the pages of those whom they lead; of others a card shows what colleagues may see. A note is among those that they may read. */
const staff: Destinations = {
  person: ({ id, isPageOpen }) =>
    isPageOpen ? { to: places.person("staff", id) } : cardOf({ kind: "person", id }),
  position: ({ id }) => cardOf({ kind: "position", id }),
  department: ({ id }) => cardOf({ kind: "department", id }),
  note: noteIn("staff"),
  document: (id) => cardOf({ kind: "person", id }),
};

export const destinationsOf = (area: Area): Destinations =>
  area === "superadmin" ? superadmin : staff;
