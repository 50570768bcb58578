import { gapKindLabels } from "#contract/codes/continuity.ts";
import { counted } from "#web/ui/format/counts.ts";

interface PromiseOf {
  count: number;
  promise: { text: string } | null;
}

export const text = {
  title: "Gaps",
  lead: "Only super administrators see this list.",
  total: (count: number) => `${counted(count, "gap")} today.`,
  kindsLabel: "Kinds of gap",
  everything: "Everything",
  card: {
    title: "Where the story could break",
    all: (count: number) => (count === 1 ? "1 gap" : `All ${count} gaps`),
    quiet: (count: number) =>
      `${counted(count, "quiet history", "quiet histories")}, with their managers`,
  },
  setAside: "Set aside",
  loading: "Loading gaps…",
  failed: "These gaps could not be loaded. Check your connection and try again.",
  more: "Show more",
  loadingMore: "Loading...",
  none: "No gaps",
  noneHelp: "Everyone has an active manager, and every department has a head.",
  noneOfKind: "None of this kind.",
  noneSetAside: "Nothing is set aside",
  noneSetAsideHelp: "A gap that can wait is set aside in its menu, with a reason.",
  allClosed: "That was the last gap. Everyone has a manager, and every department a head.",
  lastClosed: (what: string) => `Last gap closed: ${what}`,
  kinds: gapKindLabels,
  people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  nobodyLeads: {
    is: "has no manager",
    since: (day: string) => `has had no manager since ${day}`,
    inDepartment: (department: string) => `${department} has no head.`,
    withoutPosition: "No position today.",
    choose: (name: string) => `Choose a manager for ${name}`,
    done: (leader: string, name: string) => `${leader} leads ${name}.`,
  },
  managerDeactivated: {
    leads: (people: string) => `still leads ${people}`,
    isOff: (day: string | undefined) =>
      `Deactivated${day ? ` since ${day}` : ""}: their people’s requests wait, and notes for the line stay unread.`,
    heads: (department: string) => `Head of ${department}.`,
    left: (drafts: number) =>
      drafts === 1
        ? "A draft of a note was left behind. Only its author could read it."
        : `${drafts} drafts of notes were left behind. Only their author could read them.`,
    leftOnly: (drafts: number) =>
      drafts === 1 ? "left a draft of a note behind" : `left ${drafts} drafts of notes behind`,
    erased: (day: string | undefined) =>
      `Deactivated${day ? ` since ${day}` : ""}: only they could read them. The drafts are erased after a year, unless their author is activated again.`,
    choose: (name: string) => `Choose who follows ${name}`,
    done: (leader: string, name: string) => `${leader} leads the people of ${name}.`,
  },
  managerEnds: {
    leads: (day: string, people: string) => `leads ${people} until ${day}`,
    leadsSome: (day: string, people: string) => `leads ${people}, some of them only until ${day}`,
    headUntil: (department: string, day: string) => `${department} until ${day}`,
    leaves: (day: string) => `The last day of employment is ${day}.`,
    help: "A manager is missing from the day after.",
    done: (leader: string, name: string, day: string) => `${leader} follows ${name} from ${day}.`,
  },
  noHead: {
    since: (day: string) => `has had no head since ${day}`,
    choose: (department: string) => `Choose a head of ${department}`,
    done: (leader: string, department: string) => `${leader} heads ${department}.`,
    people: (count: number) =>
      count === 0
        ? "It has no people. Super administrators decide for anyone who joins."
        : `${counted(count, "person", "people")} in it. Super administrators decide for them until a head is named.`,
  },
  handoverOverdue: {
    by: (name: string) => `is still to be handed over by ${name}`,
    waits: (step: number, day: string) => `Step ${step} of 3 was due on ${day}.`,
    gone: "They have left or are deactivated. All their handovers can go on with one answer.",
    open: "Open the Handover",
  },
  promises: {
    overdue: ({ count, promise }: PromiseOf, day: string) =>
      promise
        ? `was promised “${promise.text}” by ${day}`
        : `was promised ${count} things by now, the first due on ${day}`,
    undated: ({ count, promise }: PromiseOf) =>
      promise
        ? `was promised “${promise.text}” without a due day`
        : `was promised ${count} things without a due day`,
    open: "See Their Promises",
    openOne: "See the Promise",
    choose: (name: string) => `Day on which the promise to ${name} falls due`,
    dated: (name: string, day: string) => `The promise to ${name} is due on ${day}.`,
  },
  quiet: {
    line: (count: number) =>
      count === 1
        ? "1 person has had no note, talk or promise for 90 days. Their manager sees it on the dashboard."
        : `${count} people have had no note, talk or promise for 90 days. Their managers see it on the dashboard.`,
    show: "Show",
    showLabel: "Show quiet histories",
    since: (day: string) => `has had no note, talk or promise since ${day}`,
    never: "has no note, talk or promise yet",
    ledBy: (name: string) => `Manager: ${name}.`,
    unled: "No manager: super administrators decide.",
    write: "Write a Note",
  },
  threeManagers: {
    had: (count: number) => `was led by ${count} people within a year`,
    open: "Open Their Page",
  },
  choice: {
    leader: "Choose a manager",
    head: "Choose a head",
    follower: "Choose who follows",
    save: "Save",
    saveLabel: (what: string) => `Save: ${what}`,
    busy: "Saving...",
    failed: "It could not be saved. Please try again.",
  },
  notNow: {
    menu: (name: string) => `More for ${name}`,
    item: "Not now, with a reason…",
    title: "Not now",
    lead: (what: string) => `${what}. It leaves the list, and is found under “Set aside”.`,
    reason: "Why can it wait?",
    missing: "Please say why it can wait",
    until: "Until",
    untilHelp: "The last day. Left empty, it lasts until the gap changes.",
    submit: "Set Aside",
    busy: "Setting aside...",
    done: (name: string) => `Set aside: ${name}`,
    failed: "It could not be set aside. Please try again.",
  },
  aside: {
    by: (name: string, day: string) => `Set aside by ${name} on ${day}`,
    until: (day: string) => `until ${day}`,
    untilChanged: "until it changes",
    isOwn: "Why is not shown to you, as it is about you.",
    bringBack: "Bring Back",
    bringBackLabel: (name: string) => `Bring back: ${name}`,
    busy: "Bringing back...",
    done: (name: string) => `Back on the list: ${name}`,
    failed: "It could not be brought back. Please try again.",
  },
} as const;
