import { counted } from "#web/ui/format/counts.ts";

export const text = {
  open: "Change Manager",
  title: "Change Manager",
  lead: (count: number, name: string | undefined) =>
    `The manager of ${name ?? counted(count, "person", "people")}, whatever the department. It can be corrected later, never erased.`,
  leads: "Next manager",
  choices: {
    manager: "A manager",
    nobody: "No manager yet",
    head: "Department head",
  },
  notChosen: "Not chosen yet",
  leadsHelp: {
    manager: undefined,
    nobody: "Super administrators decide until someone is named.",
    head: "Their manager is the head of their department again.",
  },
  manager: "Manager",
  managerPlaceholder: "Search by name or email",
  managerRequired: "Please choose their manager",
  noneFound: "No match",
  peopleFailed: "The employees could not be loaded.",
  from: "First Day",
  fromHelp: "May be past or still to come.",
  fromRequired: "Please choose the first day",
  to: "Last Day",
  toHelp: "Left empty, it lasts until the next change.",
  announcedFrom: "Announced From",
  announcedFromHelp:
    "Until that day only super administrators see it. Left empty, everyone may know at once.",
  secret: (day: string, superadmins: number) =>
    `Until ${day} only ${superadmins === 1 ? "you, the one super administrator," : `the ${superadmins} super administrators`} can see this.`,
  previewToCome:
    "After you choose, it says here what passes on: open leave, promises, and the number of notes.",
  reason: "Reason",
  reasonHelp: "Shown in their history; they can read it.",
  reasonRequired: "Please say why, for the history",
  submit: (count: number) =>
    count === 1 ? "Change Manager" : `Change the manager of ${counted(count, "person", "people")}`,
  busy: "Saving...",
  done: (count: number, name: string | undefined) =>
    `The manager of ${name ?? counted(count, "person", "people")} has been changed`,
  refused: "Nothing has been changed",
  tryAgain: "Please try again.",
  preview: "What will hold",
  previewFailed: "The preview could not be loaded.",
  nobody: "no one yet",
  led: (is: string, day: string) => `${is} from ${day}`,
  until: (day: string, next: string) => `until ${day}, then by ${next}`,
  stays: (is: string) => `stays with ${is}`,
  passes: ({ leave, promises, notes }: { leave: number; promises: number; notes: number }) =>
    `${counted(leave, "open leave request")}, ${counted(promises, "promise")} and ${counted(notes, "note")} for the line pass on. Decided things keep who decided.`,
} as const;
