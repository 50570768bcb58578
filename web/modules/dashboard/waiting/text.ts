import { counted } from "#web/ui/format/counts.ts";
import type { Urgency, WaitingKind } from "./waiting.ts";

const kinds: Record<WaitingKind, string> = {
  leave: "Leave",
  handover: "Handovers",
  promise: "Promises",
  feedback: "Feedback",
  people: "People",
};

const urgencies: Record<Urgency, string> = { late: "Late", decide: "To decide", soon: "Soon" };

export const text = {
  title: "Waiting for you",
  count: (count: number) => counted(count, "thing"),
  show: "Show",
  all: "All",
  kind: (kind: WaitingKind, count: number) => `${kinds[kind]} ${count}`,
  urgencies,
  more: (count: number) => `Show ${count} more`,
  moreRequests: (count: number) => `${count} more ${count === 1 ? "request" : "requests"}`,
  empty: "Nothing waits for you",
  next: (what: string) => `Next: ${what}.`,
  nothingNext: "What needs you will be here, the most urgent first.",
  due: (day: string) => `due ${day}`,
  late: (day: string) => `late since ${day}`,
  leave: (name: string, days: string) => `· ${name}, ${days}`,
  handover: {
    /** By the reader's step. */
    parts: { 1: "Handover, your four texts", 2: "Your comments on it", 3: "Read and confirm" },
    actions: { 1: "Write", 2: "Comment", 3: "Read and confirm" },
    passes: (to: string | undefined, day: string) =>
      to ? `passes to ${to} on ${day}` : `has no manager from ${day} on`,
    passed: (to: string | undefined, day: string) =>
      to ? `passed to ${to} on ${day}` : `has had no manager since ${day}`,
    handsYouOver: (to: string | undefined, day: string) =>
      `hands you over${to ? ` to ${to}` : ""} on ${day}`,
    isYours: (day: string) => `reports to you from ${day}`,
    wasYours: (day: string) => `has reported to you since ${day}`,
    action: (action: string, name: string) => `${action}: handover of ${name}`,
  },
  promise: {
    asks: "asks you to promise",
    promised: (what: string) => `was promised “${what}”`,
    intended: (what: string) => `does not know yet: “${what}”`,
    asked: (what: string, day: string) => `“${what}” · asked ${day}`,
    madeBy: (name: string, day: string) => `promised ${day} by ${name}`,
    talk: "Talk first",
    talkNamed: (name: string, what: string) => `Talk first with ${name}: ${what}`,
    agree: "Promise",
    agreeNamed: (name: string, what: string) => `Promise it to ${name}: ${what}`,
    agreed: (name: string) => `Promised to ${name}`,
    agreeFailed: "The promise could not be saved. Please try again.",
    settle: "Open",
    settleNamed: (name: string, what: string) => `Open the promise to ${name}: ${what}`,
  },
  feedback: {
    wrote: "wrote to you",
    line: (title: string, day: string) => `“${title}” · ${day}`,
    read: "Read",
    readNamed: (name: string) => `Read the feedback of ${name}`,
  },
  quiet: {
    title: "While there is time",
    since: (day: string) => `has had no note, talk or promise since ${day}`,
    never: "has no note, talk or promise yet",
    why: "One sentence now helps their next manager.",
    write: "Write a note",
    writeNamed: (name: string) => `Write a note about ${name}`,
    more: (count: number) => `Show ${count} more`,
    unseen: (count: number) => `${count} more follow as these are written.`,
  },
  profile: {
    waits: "has not completed their profile",
    invited: (age: string) => (age === "0 days" ? "invited today" : `invited ${age} ago`),
    remind: "Remind",
    remindNamed: (name: string) => `Remind ${name}`,
    reminded: (name: string) => `${name} has been reminded by mail and in the app`,
    alreadyReminded: (name: string) => `${name} has already been reminded within a day`,
    remindFailed: "The reminder could not be sent. Please try again.",
  },
  probation: {
    ends: (day: string) => `has probation until ${day}`,
    ended: (day: string) => `had probation until ${day}`,
    line: "The employment status has to be set.",
    set: "Set status",
    setNamed: (name: string) => `Set the employment status of ${name}`,
  },
} as const;
