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
  apply: "Apply for Leave",
  today: "Today",
  tomorrow: "Tomorrow",
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
    awaySoon: (count: number) => `${count === 0 ? "no others" : `${count} more`} within two weeks`,
    decide: "Waiting for you",
    decideHint: (count: number) => (count === 1 ? "leave request" : "leave requests"),
    vacant: "Vacant positions",
    vacantHint: (count: number) => (count === 0 ? "every position is filled" : "to fill"),
  },
  away: {
    title: "Away",
    empty: "No absences today or within the next two weeks.",
    soon: "Within two weeks",
    until: (day: string) => `until ${day}`,
    onlyToday: "today only",
    more: (count: number) => `${count} more within two weeks`,
    teamTitle: "Away in your team",
    teamEmpty: "No one in your team is away today or within two weeks.",
  },
  vacancies: {
    title: "Vacant positions",
    empty: "Every position is filled.",
    fill: "Add User",
    more: (count: number) => `${count} more`,
  },
  occasions: {
    title: "Birthdays and anniversaries",
    empty: "None within three weeks.",
    birthday: "Birthday",
    years: (count: number) => `${counted(count, "year", "years")} with the company`,
    more: (count: number) => `${count} more within three weeks`,
  },
  events: {
    title: "Coming up",
    empty: "Nothing is planned for the next three months.",
    holiday: "Public holiday",
    work: (time: string) => `Work event at ${time}`,
    leave: (count: string) => `Your leave, ${count}`,
    birthday: "Birthday",
  },
  next: {
    passes: (name: string, to: string | undefined, day: string) =>
      to ? `${name} passes to ${to} on ${day}` : `${name} has no manager from ${day} on`,
    promise: (name: string, what: string, day: string) =>
      `“${what}”, promised to ${name}, is due ${day}`,
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
