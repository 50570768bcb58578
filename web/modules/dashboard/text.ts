import { counted } from "#web/ui/format/counts.ts";
import { locale } from "#web/ui/format/dates.ts";

const oneOf = (words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(words);

export const text = {
  greeting: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
  hello: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  loading: "Loading the dashboard...",
  failed: "The dashboard could not be loaded. Please try again.",
  stale: "This could not be refreshed and may be out of date.",
  retry: "Retry",
  today: "Today",
  tomorrow: "Tomorrow",
  firstSteps: {
    title: "Start with your first employee",
    lead: "Your company is set up. Add an employee and Baton HR does the rest: an invitation by email, their leave, and a history that starts on their first day.",
    action: "Add the first employee",
    importList: "Import a list",
  },
  numbers: {
    people: "People",
    label: "Your company in numbers",
    growth: (change: number, month: string) => {
      if (change === 0) return `the same as in ${month}`;
      return `${Math.abs(change)} ${change > 0 ? "more" : "fewer"} than in ${month}`;
    },
    starting: (count: number, first: string) =>
      count === 1 ? `1 starts on ${first}` : `${count} yet to start, the first on ${first}`,
    away: "Away today",
    awaySoon: (count: number) =>
      `${count === 0 ? "no one else" : `${count} more`} within two weeks`,
    decide: "Waiting for you",
    decideHint: (count: number) => (count === 1 ? "leave request" : "leave requests"),
    vacant: "Vacant positions",
    vacantHint: (count: number) => (count === 0 ? "every position is filled" : "to fill"),
  },
  pendingReviews: {
    title: "Waiting for your decision",
    all: "All leave",
    empty: "Nothing to decide",
    emptyHelp: "Every leave request has been answered.",
    more: (count: number) => `${count} more ${count === 1 ? "request" : "requests"}`,
  },
  away: {
    title: "Away",
    empty: "No one is away today or within two weeks.",
    soon: "Within two weeks",
    until: (day: string) => `until ${day}`,
    onlyToday: "today only",
    more: (count: number) => `${count} more within two weeks`,
    teamTitle: "Away in your team",
    teamEmpty: "No one in your team is away today or within two weeks.",
  },
  profiles: {
    title: "Profiles to complete",
    empty: "Every profile is complete.",
    invited: (age: string) => (age === "0 days" ? "invited today" : `invited ${age} ago`),
    remind: "Remind",
    remindNamed: (name: string) => `Remind ${name}`,
    reminded: (name: string) => `${name} has been reminded by mail and in the app`,
    alreadyReminded: (name: string) => `${name} has already been reminded within a day`,
    remindFailed: "The reminder could not be sent. Please try again.",
    more: (count: number) => `${count} more`,
  },
  vacancies: {
    title: "Vacant positions",
    empty: "Every position is filled.",
    fill: "Add User",
    more: (count: number) => `${count} more`,
  },
  probations: {
    title: "Probation ends",
    ends: (day: string) => `Last day: ${day}`,
    ended: (day: string) => `Ended ${day}: please set the employment status`,
    more: (count: number) => `${count} more on probation`,
  },
  handovers: {
    title: "Handovers waiting for you",
    steps: { 1: "You write", 2: "You comment and add", 3: "You read and confirm" } as const,
    due: (day: string) => `Until: ${day}`,
    overdue: (day: string) => `Was due ${day}`,
    more: (count: number) => `${count} more`,
  },
  occasions: {
    title: "Birthdays and anniversaries",
    empty: "None within three weeks.",
    birthday: "Birthday",
    years: (count: number) => `${counted(count, "year", "years")} with the company`,
    more: (count: number) => `${count} more within three weeks`,
  },
  headCount: {
    title: "Head count",
    caption: "People at the end of each month, and today",
    columns: ["Month", "People"],
    people: (count: number) => counted(count, "person", "people"),
    change: (count: number) => `${count < 0 ? "−" : "+"}${Math.abs(count)} in twelve months`,
  },
  leaveUse: {
    title: "Leave taken",
    caption: (year: string) => `Approved days in ${year}, by type`,
    none: (types: readonly string[]) => `No ${oneOf(types.map((type) => type.toLowerCase()))}.`,
    requests: (count: number) => counted(count, "request", "requests"),
  },
  changes: {
    title: "Recent changes",
    empty: "Nothing recorded yet",
    emptyHelp: "Every change to an employee's record appears here, with who made it.",
  },
} as const;
