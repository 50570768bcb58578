const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const range = (start: string, end: string) => (start === end ? start : `${start} – ${end}`);
const days = (count: number) => counted(count, "day", "days");

export const text = {
  greeting: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
  hello: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  loading: "Loading the dashboard...",
  failed: "The dashboard could not be loaded. Please try again.",
  stale: "This could not be refreshed; you see it as it was.",
  retry: "Retry",
  today: "Today",
  tomorrow: "Tomorrow",
  days,
  range,
  owner: {
    lead: "What your company needs from you today.",
  },
  firstSteps: {
    title: "Bring in your first person",
    lead: "Your company is set up. Add somebody and Baton HR does the rest: an invitation by mail, their leave, and a history that starts on their first day.",
    action: "Add the first employee",
  },
  numbers: {
    people: "People",
    growth: (change: number, month: string) => {
      if (change === 0) return `as many as in ${month}`;
      return `${Math.abs(change)} ${change > 0 ? "more" : "fewer"} than in ${month}`;
    },
    away: "Away today",
    awaySoon: (count: number) => `${count === 0 ? "nobody else" : `${count} more`} in two weeks`,
    decide: "Waiting for you",
    decideHint: (count: number) => (count === 1 ? "request for leave" : "requests for leave"),
    vacant: "Vacant positions",
    profiles: (count: number) => `${counted(count, "profile", "profiles")} to complete`,
    noProfiles: "every profile is complete",
  },
  waiting: {
    title: "Waiting for your decision",
    all: "All leave",
    empty: "Nothing waits for you",
    emptyHelp: "Every request for leave has its answer. New ones appear here.",
    more: (count: number) => `${count} more in the leave table`,
    label: (action: string, type: string, name: string) => `${action} ${type} of ${name}`,
    approve: "Approve",
    reject: "Reject",
  },
  away: {
    title: "Away",
    empty: "Everybody is here today and in the next two weeks.",
    until: (day: string) => `until ${day}`,
    onlyToday: "only today",
    more: (count: number) => `${count} more in the next two weeks`,
    teamTitle: "Away in your team",
    teamEmpty: "Your whole team is here today and in the next two weeks.",
  },
  profiles: {
    title: "Profiles to complete",
    empty: "Every profile is complete.",
    since: (age: string) => (age === "0 days" ? "since today" : `for ${age}`),
    more: (count: number) => `${count} more`,
  },
  vacancies: {
    title: "Vacant positions",
    empty: "Every position is filled.",
    fill: "Add User",
    more: (count: number) => `${count} more`,
  },
  occasions: {
    title: "Birthdays and anniversaries",
    empty: "None in the next three weeks.",
    birthday: "Birthday",
    years: (count: number) => `${counted(count, "year", "years")} with the company`,
    more: (count: number) => `${count} more in the next three weeks`,
  },
  headCount: {
    title: "Head count",
    caption: "People at the end of each month, and today",
    columns: ["Month", "People"],
    people: (count: number) => counted(count, "person", "people"),
  },
  leaveUse: {
    title: "Leave taken",
    caption: (year: string) => `Approved days of leave that starts in ${year}, by type`,
    columns: ["Leave type", "Days"],
    requests: (count: number) => counted(count, "request", "requests"),
  },
  changes: {
    title: "Recent changes",
    empty: "Nothing is recorded yet",
    emptyHelp: "Every change to anybody's record appears here, with who made it.",
  },
  staff: {
    lead: "Your leave, your team and what comes next.",
    apply: "Apply for Leave",
    requests: "Your requests",
    all: "My leave",
    empty: "You have not asked for leave yet",
    emptyHelp: "What you ask for appears here, with the decision on it.",
  },
  events: {
    title: "Coming up",
    empty: "Nothing is planned for the next three months.",
    holiday: "Public holiday",
    work: (time: string) => `Work event at ${time}`,
    leave: (count: string) => `Your leave, ${count}`,
    birthday: "Birthday",
  },
  feedback: {
    title: "Unread feedback",
    all: "My feedback",
    empty: "You have read everything",
    more: (count: number) => `${count} more to read`,
  },
} as const;
