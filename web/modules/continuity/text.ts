import { recordPartLabels } from "#contract/codes/people.ts";
import { counted, numberText } from "#web/ui/format/counts.ts";

export interface Decider {
  name: string;
  isYou?: boolean;
  isMany?: boolean;
}

const verb = ({ isYou, isMany }: Decider) => (isYou || isMany ? "decide" : "decides");
const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = {
  loading: "Loading the history…",
  failed: "The history could not be loaded. Check your connection and try again.",
  gone: "This history is not open to you",
  goneHelp: "It is visible to the person, their present manager and super administrators.",
  since: (day: string) => `with the company since ${day}`,
  from: (day: string) => `starts on ${day}`,
  until: (day: string) => `until ${day}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  employedBefore: (stretches: string) => `employed before: ${stretches}`,
  serviceFrom: (day: string) => `service counts from ${day}`,
  deactivated: "Deactivated",
  line: {
    title: "Managers",
    none: "No manager is recorded yet. The super administrators decide until one is named.",
    you: "you",
    today: "Today",
    deactivated: "deactivated",
    positions: "Positions",
    notEmployed: (from: string, to: string) => `Not employed, ${from} – ${to}`,
    unannounced: (day: string) => `Not announced until ${day}`,
  },
  now: {
    title: "Now",
    position: "Position",
    department: "Department",
    manager: "Manager",
    standIn: "Stand-in",
    standInUntil: (name: string, day: string) => `${name}, until ${day}`,
    next: "Next",
    number: "Employee Number",
    none: "None",
  },
  quickAdd: {
    label: (name: string) => `What to write down about ${name}`,
    prompt: (name: string) => `What should ${name}’s next manager know?`,
    note: "Note",
    promise: "Promise",
    talk: "Talk",
  },
  open: {
    title: "Open matters",
    none: "Nothing is open.",
    you: { name: "you", isYou: true },
    superadmins: { name: "super administrators", isMany: true },
    decides: (who: Decider) => `${upperFirst(who.name)} ${verb(who)}`,
    decidesUntil: (who: Decider, day: string, next: Decider) =>
      `${upperFirst(who.name)} ${verb(who)} until ${day}, then ${next.name}`,
    cancellation: (leave: string) => `Cancellation asked: ${leave}`,
    step: (whose: string) => `Handover: ${whose} step`,
    your: "your",
    of: (name: string) => `${name}’s`,
    nobody: "no one yet",
    due: (day: string) => `due ${day}`,
    overdue: (day: string) => `was due ${day}`,
    proposed: (promise: string) => `Proposed promise: ${promise}`,
  },
  leave: {
    title: "Leave",
    statement: "Statement",
    annual: "Annual",
    left: (days: number) => `${Math.abs(days) === 1 ? "day" : "days"} of annual leave left`,
    used: (used: number, total: number, pending: number) =>
      `${numberText(used)} used of ${numberText(total)}${pending > 0 ? ` · ${pending} pending` : ""}`,
  },
  glance: {
    label: "At a glance",
    open: (count: number) => (count === 1 ? "open matter" : "open matters"),
    promises: (count: number) => (count === 1 ? "promise" : "promises"),
    leave: (days: number) => `${Math.abs(days) === 1 ? "day" : "days"} of leave left`,
  },
  chapter: {
    since: (day: string) => `since ${day}`,
    planned: (day: string) => `from ${day}`,
    fromTo: (from: string, to: string) => `${from} – ${to}`,
  },
  planned: {
    passesOn: (promises: number, requests: number) => {
      const parts = [
        ...(promises > 0 ? [counted(promises, "promise")] : []),
        ...(requests > 0 ? [counted(requests, "leave request")] : []),
      ];
      const verb = promises + requests === 1 ? "passes" : "pass";
      return parts.length === 0 ? "Nothing open passes on." : `${parts.join(" and ")} ${verb} on.`;
    },
    handover: (step: number | null) => (step ? `Handover, step ${step} of 3` : "Handover"),
  },
  story: "History",
  yourPeople: "Your people",
  users: "User Management",
  certificate: "Certificate of Service",
  bookLeave: "Book Leave",
  details: "User Details",
  download: {
    label: "Download my story",
    help: "A page to read and print, the same as JSON, and your documents, in one ZIP file",
    busy: "Getting it ready…",
    failed: "Your story could not be downloaded. Please try again.",
  },
  reads: {
    title: "Who has read your record",
    lead: "Everyone else who opened a part of it or downloaded a file with it in the last 24 months, once a day each.",
    loading: "Loading who has read your record…",
    failed: "Who has read your record could not be loaded.",
    none: "Only you have opened your record.",
    more: "Show earlier",
    parts: recordPartLabels,
    notes: (count: number) => counted(count, "note"),
  },
} as const;
