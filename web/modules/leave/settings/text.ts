import { proseDay } from "#web/ui/format/dates.ts";

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
const people = (n: number) => count(n, "person", "people");
const days = (n: number) => count(Math.abs(n), "day", "days");

export const text = {
  title: "Leave Settings",
  tabs: {
    policies: "Policies",
    types: "Leave Types",
    patterns: "Work Patterns",
    holidays: "Holidays",
    days: "Blocked Days",
    shutdown: "Shutdown",
    openings: "Opening Balances",
    payroll: "Payroll",
  },
  pages: {
    previous: "Previous",
    next: "Next",
    shown: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  },
  types: {
    title: "Leave Types",
    lead: "What your people can ask for. Annual, sick, family responsibility, maternity and unpaid leave are always offered.",
    loading: "Loading the leave types...",
    loadFailed: "The leave types could not be loaded. Please try again.",
    offer: { offersStudyLeave: "Study Leave", offersTimeInLieu: "Time in Lieu" },
    offerHelp: {
      offersStudyLeave: "Paid, from the days of study leave that everyone is granted.",
      offersTimeInLieu:
        "Paid, from days that you enter in someone's leave statement when they have worked on a day off, or overtime.",
    },
    months: "Time in lieu can be used",
    monthsOf: (n: number) => (n === 0 ? "Until it is taken" : `For ${count(n, "month", "months")}`),
    monthsHelp: "From the day that was worked. A change concerns what is entered after it.",
    monthsSaved: "Saved",
    ends: "What has been asked for stays, and can still be decided on, when a type is no longer offered.",
    offered: (type: string) => `${type} can be asked for now`,
    notOffered: (type: string) => `${type} can no longer be asked for`,
    failed: "This could not be saved. Please try again.",
  },
  holidays: {
    title: "Public Holidays",
    lead: "Leave takes no days on them. They are your country's or region's, with the days that your company adds or works through.",
    year: (year: number) => `Holidays of ${year}`,
    previous: "Previous year",
    next: "Next year",
    loading: "Loading holidays...",
    failed: "Failed to load the holidays. Please try again.",
    none: (year: number) => `No holidays in ${year}`,
    noneHelp: "Your company follows no region. Add the days on which you are closed.",
    own: "Your own",
    worked: "You work on this day",
    expected: "Expected",
    expectedHelp: "It follows the sighting of the moon and may fall on a neighbouring day.",
    setBy: (name: string | undefined, day: string) =>
      `${name ? `by ${name}` : "set"}, ${proseDay(day)}`,
    takenBack: "Taken back",
    revoked: (name: string | undefined, day: string, reason: string) =>
      `Taken back ${proseDay(day)}${name ? ` by ${name}` : ""}: ${reason}`,
    wasWorked: "to be worked",
  },
  add: {
    action: "Add Holiday",
    title: "Add a holiday",
    lead: "A day off for everyone in your company, beside the public holidays.",
    date: "Date",
    dateRequired: "Please enter a date",
    name: "Name",
    nameRequired: "Please enter a name",
    nameHelp: "As calendars and statements show it, such as Founders' Day",
    submit: "Add Holiday",
    done: "Holiday added. Leave on that day is being recounted.",
    failed: "The holiday could not be added. Please try again.",
  },
  work: {
    action: "Work on This Day",
    title: "Work on this public holiday?",
    submit: "Work on This Day",
    done: "Saved. Leave on that day is being recounted.",
    failed: "This could not be saved. Please try again.",
  },
  revoke: {
    action: "Take Back",
    title: (name: string) => `Take back ${name}?`,
    submit: "Take Back",
    done: "Taken back. Leave on that day is being recounted.",
    failed: "The day could not be taken back. Please try again.",
  },
  person: {
    choose: "Type a name",
    noneFound: "No match",
    failed: "The people could not be loaded.",
  },
  reason: "Reason",
  reasonRequired: "Please give a reason",
  reasonHelp: "The people whose leave changes read it in their history.",
  busy: "Saving...",
  effect: {
    checking: "Counting whose leave this changes...",
    failed: "It could not be counted whose leave this changes.",
    none: "This changes no leave.",
    upcoming: (n: number, sum: number) =>
      sum < 0
        ? `${people(n)}: their leave takes ${days(sum)} more in all.`
        : `${people(n)} ${n === 1 ? "gets" : "get"} back ${days(sum)} of leave in all.`,
    ended: (n: number, sum: number) =>
      sum < 0
        ? `Also count leave that has ended: ${people(n)}, ${days(sum)} more in all`
        : `Also count leave that has ended: ${people(n)}, ${days(sum)} back in all`,
    endedHelp: "Without this, leave that has ended stays as it was.",
  },
} as const;
