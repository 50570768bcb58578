import { recordPartLabels } from "#contract/codes/record-part.ts";
import { counted } from "#web/ui/format/counts.ts";

/** The text of the person page. */
export const text = {
  loading: "Loading the history…",
  failed: "The history could not be loaded. Check your connection and try again.",
  gone: "This history is not open to you",
  goneHelp:
    "It is visible to the person, to the manager who leads them today and to super administrators.",
  since: (day: string) => `with the company since ${day}`,
  from: (day: string) => `starts on ${day}`,
  until: (day: string) => `until ${day}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  employedBefore: (stretches: string) => `employed before: ${stretches}`,
  serviceFrom: (day: string) => `service counts from ${day}`,
  deactivated: "Deactivated",
  line: {
    title: "Led by",
    none: "Nobody has led them yet. The super administrators do until a manager is named.",
    you: "you",
    today: "Today",
    nobody: "Nobody yet",
    superadmins: "The super administrators",
    deactivated: "deactivated",
    positions: "Positions",
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
  story: "History",
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
    none: "Nobody else has opened your record.",
    more: "Show earlier",
    parts: recordPartLabels,
    notes: (count: number) => counted(count, "note"),
  },
} as const;
