import { type Area, type ProposedDays, places } from "#contract/places.ts";
import type { PersonSearchResult } from "#contract/search.ts";

/** Who searches, and what they may do. */
export interface Actor {
  id: number;
  area: Area;
  reviewsLeave: boolean;
  leadsPeople: boolean;
}

export type FoundPerson = Pick<
  PersonSearchResult,
  "id" | "isActive" | "isPageOpen" | "isLeaveOpen"
>;

interface Act {
  /** Names of the action as people type them. */
  verbs: readonly string[];
  /** Whether it is offered at all. */
  isAllowed: (actor: Actor) => boolean;
  /** Whether the form begins with typed days. */
  takesDays?: true;
}

type Open = { actor: Actor; days: ProposedDays; today: string };

/** An action without a person. */
interface OwnAct extends Act {
  open: (target: Open) => string;
}

/** An action with a person, who has to be chosen first. */
interface ActWith extends Act {
  isAllowedWith: (person: FoundPerson, actor: Actor) => boolean;
  openWith: (person: Pick<FoundPerson, "id">, target: Open) => string;
}

const everyone = () => true;
const superadmins = ({ area }: Actor) => area === "superadmin";
const leaders = ({ area, leadsPeople }: Actor) => area === "superadmin" || leadsPeople;
const reviewers = ({ area, reviewsLeave }: Actor) => area === "superadmin" || reviewsLeave;

const isOther = ({ id, isActive }: FoundPerson, actor: Actor) => isActive && id !== actor.id;
const leadsThem = (person: FoundPerson, actor: Actor) =>
  leaders(actor) && isOther(person, actor) && person.isPageOpen;
const administersThem = ({ isActive }: FoundPerson, actor: Actor) => superadmins(actor) && isActive;

const onTheirPage =
  (task: "note" | "promise" | "talk") =>
  ({ id }: Pick<FoundPerson, "id">, { actor }: Open): string =>
    places.personTask(actor.area, id, task);

/** Actions without a person: their names, who may do them, and the form. */
export const ownActs = {
  apply: {
    verbs: ["apply for leave", "request leave", "book leave", "leave", "apply", "time off"],
    isAllowed: everyone,
    takesDays: true,
    open: ({ actor, days }) => places.leaveApplication(actor.area, days),
  },
  addUser: {
    verbs: ["add user", "new user", "add employee", "new employee", "invite"],
    isAllowed: superadmins,
    open: () => places.newUser,
  },
  importUsers: {
    verbs: ["import users", "import list", "import"],
    isAllowed: superadmins,
    open: () => places.importUsers,
  },
  event: {
    verbs: ["add event", "new event", "record event", "record an event", "event", "meeting"],
    isAllowed: superadmins,
    takesDays: true,
    open: ({ days, today }) => places.newEvent(days.first ?? today),
  },
  feedback: {
    verbs: ["send feedback", "write feedback", "feedback"],
    isAllowed: everyone,
    open: ({ actor }) => places.newFeedback(actor.area),
  },
} as const satisfies Record<string, OwnAct>;

/** Actions with a person. Also in the order in which they are offered. */
export const actsWith = {
  note: {
    verbs: ["write a note", "write note", "add a note", "add note", "note"],
    isAllowed: leaders,
    isAllowedWith: leadsThem,
    openWith: onTheirPage("note"),
  },
  promise: {
    verbs: ["make a promise", "add promise", "promise"],
    isAllowed: leaders,
    isAllowedWith: leadsThem,
    openWith: onTheirPage("promise"),
  },
  book: {
    verbs: ["book leave", "leave", "book", "time off"],
    isAllowed: reviewers,
    isAllowedWith: (person, actor) =>
      reviewers(actor) && isOther(person, actor) && person.isLeaveOpen,
    takesDays: true,
    openWith: ({ id }, { actor, days }) => places.leaveBooking(actor.area, id, days),
  },
  manager: {
    verbs: ["change manager", "change the manager", "change who leads"],
    isAllowed: superadmins,
    isAllowedWith: administersThem,
    takesDays: true,
    openWith: ({ id }, { days }) => places.personTask("superadmin", id, "manager", days.first),
  },
  move: {
    verbs: ["move", "change position"],
    isAllowed: superadmins,
    isAllowedWith: administersThem,
    takesDays: true,
    openWith: ({ id }, { days }) => places.userMove(id, days.first),
  },
  talk: {
    verbs: ["record a talk", "talk"],
    isAllowed: leaders,
    isAllowedWith: leadsThem,
    openWith: onTheirPage("talk"),
  },
} as const satisfies Record<string, ActWith>;

export type OwnActId = keyof typeof ownActs;
export type ActWithId = keyof typeof actsWith;

const isOwnAct = (id: string): id is OwnActId => Object.hasOwn(ownActs, id);
const isActWith = (id: string): id is ActWithId => Object.hasOwn(actsWith, id);
export const ownActIds: readonly OwnActId[] = Object.keys(ownActs).filter(isOwnAct);
export const actWithIds: readonly ActWithId[] = Object.keys(actsWith).filter(isActWith);

/** What the actor may do with this person. */
export const actsAllowedWith = (person: FoundPerson, actor: Actor): ActWithId[] =>
  actWithIds.filter((id) => actsWith[id].isAllowedWith(person, actor));

/** The page of notes about a person; everyone reads those about themselves in their history. */
export const mayReadNotesOf = ({ id, isPageOpen }: FoundPerson, actor: Actor): boolean =>
  leaders(actor) && isPageOpen && id !== actor.id;
