import type { GapKind } from "#contract/codes/gap-kind.ts";
import { counted } from "#web/ui/format/counts.ts";

interface PromiseOf {
  count: number;
  /** If it is one. */
  promiseText: string | null;
}

/** The text of the gaps. */
export const text = {
  title: "Gaps",
  lead: "Only super administrators see this list.",
  kindsLabel: "Kinds of gap",
  everything: "Everything",
  loading: "Loading gaps…",
  failed: "These gaps could not be loaded. Check your connection and try again.",
  more: "Show more",
  loadingMore: "Loading...",
  none: "No gaps",
  noneHelp:
    "Everyone is led by someone active, every department has a head, and nobody is forgotten.",
  noneOfKind: "None of this kind.",
  kinds: {
    nobodyLeads: "Nobody leads them",
    managerDeactivated: "Manager deactivated",
    managerEnds: "Manager ends, nobody named",
    noHead: "Department without a head",
    handoverOverdue: "Handover overdue",
    promiseOverdue: "Promise overdue",
    promiseUndated: "Promise without a day",
    quiet: "Quiet for 90 days",
    threeManagers: "Three managers in a year",
  } satisfies Record<GapKind, string>,
  people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  nobodyLeads: {
    is: "is led by nobody",
    inDepartment: (department: string) => `${department} has no head.`,
    withoutPosition: "No position today.",
    nameHead: "Name a Head",
    givePosition: "Give a Position",
  },
  managerDeactivated: {
    leads: (people: string) => `still leads ${people}`,
    isOff: "Deactivated: nobody decides on what they ask, and nobody reads what is for the line.",
    heads: (department: string) => `Head of ${department}.`,
    name: "Name Who Follows",
    open: "Open Their Page",
  },
  managerEnds: {
    leads: (day: string, people: string) => `leads ${people} until ${day}`,
    help: "Nobody is named from the day after.",
  },
  noHead: {
    is: "has no head",
    people: (count: number) =>
      count === 0
        ? "Nobody is in it. Super administrators lead anyone who joins."
        : `${counted(count, "person", "people")} in it. Super administrators lead them until a head is named.`,
  },
  handoverOverdue: {
    by: (name: string) => `is still to be handed over by ${name}`,
    waits: (step: number, day: string) => `Step ${step} of 3 was due on ${day}.`,
    open: "Open the Handover",
  },
  promises: {
    overdue: ({ count, promiseText }: PromiseOf, day: string) =>
      promiseText
        ? `was promised “${promiseText}” by ${day}`
        : `was promised ${count} things by now, the first due on ${day}`,
    undated: ({ count, promiseText }: PromiseOf) =>
      promiseText
        ? `was promised “${promiseText}” without a due day`
        : `was promised ${count} things without a due day`,
    open: "See Their Promises",
  },
  quiet: {
    since: (day: string) => `has had no note or promise since ${day}`,
    never: "has no note or promise yet",
    ledBy: (name: string) => `Led by ${name}.`,
    unled: "Led by the super administrators.",
    write: "Write a Note",
  },
  threeManagers: {
    had: (count: number) => `was led by ${count} people within a year`,
    open: "Open Their Page",
  },
} as const;
