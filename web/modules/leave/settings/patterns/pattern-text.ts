import type { PatternEffect } from "#contract/leave/terms/patterns.ts";
import { proseDay } from "#web/ui/format/dates.ts";

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

export const text = {
  title: "Work Patterns",
  lead: "The days that people work whose week is not the company's: part-time, or a roster of several weeks. Their leave takes only those days.",
  loading: "Loading patterns...",
  failed: "Failed to load the patterns. Please try again.",
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
  weekdayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  week: (n: number) => `Week ${n}`,
  hours: (minutes: number) => (minutes === 0 ? "–" : String(minutes / 60)),
  hoursAWeek: (minutes: number) => `${minutes / 60} hours a week`,
  everyoneElse: "Everyone without a pattern of their own",
  nobody: "No people yet",
  since: (name: string, from: string, today: string) =>
    `${name} ${from > today ? "from" : "since"} ${proseDay(from)}`,
  more: (n: number) => `and ${n.toLocaleString("en")} more`,
  add: {
    action: "Add Pattern",
    title: "Add a pattern of work",
    lead: "The hours of each weekday. A day no longer than half of the longest takes half a day of leave.",
    name: "Name",
    nameHelp: "Such as Three days, or Second shift",
    nameRequired: "Please enter a name",
    weeks: "Weeks",
    weeksHelp: "More than one for a roster",
    weekCounts: (n: number) => count(n, "week", "weeks"),
    noHours: "At least one day must be worked",
    hoursUnit: "h",
    submit: "Add Pattern",
    done: "Pattern added. Apply it to those who work by it.",
    failed: "The pattern could not be added. Please try again.",
  },
  apply: {
    action: "Apply",
    title: (name: string) => `Apply ${name}`,
    lead: "Leave that has not ended is recounted from the first day on.",
    employee: "Person",
    employeeRequired: "Please choose a person",
    from: "From",
    fromHelp: "Today or later; a roster begins with its first week",
    fromRequired: "Please enter the first day",
    submit: "Apply",
    done: "Pattern applied. Leave is being recounted.",
    failed: "The pattern could not be applied. Please try again.",
  },
  effect: {
    checking: "Counting the leave that this changes...",
    failed: "It could not be counted which leave this changes.",
    of: ({ requests, days }: PatternEffect) => {
      if (requests === 0) return "No leave changes.";
      const sum = count(Math.abs(days), "day", "days");
      const which = count(requests, "request", "requests");
      return days < 0 ? `${which}: ${sum} more in all.` : `${which}: ${sum} back in all.`;
    },
  },
  busy: "Saving...",
} as const;
