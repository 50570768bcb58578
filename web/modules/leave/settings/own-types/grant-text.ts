import type { OwnGrantPreview, OwnGrantTerms } from "#contract/leave/own-types.ts";
import { monthsText } from "#contract/rules/leave-text.ts";
import { counted, formatDays } from "#web/ui/format/counts.ts";
import { formatDayOfYear, formatShortDay } from "#web/ui/format/dates.ts";
import type { OwnGrantKind } from "./grant-form.ts";

const forMonths = (months: number | null) => (months === null ? "" : `, for ${monthsText(months)}`);

/** How a grant gives days: "2 days each year from 1 March, for 12 months". */
export function grantSentence(grant: OwnGrantTerms): string {
  const days = formatDays(grant.days);
  if (grant.kind === "dated")
    return `${days} from ${formatShortDay(grant.from)} until ${formatShortDay(grant.until)}`;
  if (grant.kind === "birthday") return `${days} in the month of the birthday`;
  if (grant.kind === "service")
    return `${days} after ${counted(grant.afterYears, "year")} of service${forMonths(grant.usableMonths)}`;
  return `${days} each year from ${formatDayOfYear(grant.yearDay)}${forMonths(grant.usableMonths)}`;
}

const kinds: Record<OwnGrantKind, { label: string; description: string }> = {
  yearly: { label: "Each year", description: "From the same day on, such as 1 January." },
  birthday: { label: "In the month of the birthday", description: "They can be used in it alone." },
  service: { label: "After years of service", description: "Once, on the anniversary." },
  dated: { label: "Once, between two days", description: "For everyone employed between them." },
};

export const grantText = {
  free: "It needs no balance.",
  none: "It gives no days yet. Add how many, and when.",
  list: (name: string) => `Days of ${name}`,
  unknownBirthDates: (count: number) =>
    `${count === 1 ? "1 person gets" : `${count} people get`} no days, as the date of birth is unknown:`,
  more: (count: number) => `and ${counted(count, "other")}`,
  over: (count: number) => counted(count, "earlier rule"),
  since: (grant: OwnGrantTerms) =>
    grant.kind === "dated" ? "" : `, since ${formatShortDay(grant.from)}`,
  ended: (day: string) => `, nothing after ${formatShortDay(day)}`,
  action: (action: string, name: string) => `${action}: ${name}`,
  busy: "Saving...",
  add: {
    action: "Give Days",
    title: (name: string) => `Give Days of ${name}`,
    lead: "Everyone in your company gets these days while they are employed. A saved rule is never changed: end it, and add another.",
    done: "Saved. The days count at once.",
    failed: "The days could not be saved. Please try again.",
  },
  preview: ({ people, days, firstDay }: OwnGrantPreview, grant: OwnGrantTerms) => {
    if (people === 0 || firstDay === null) return "This gives no days within a year.";
    const who = people === 1 ? "1 person gets" : `${people.toLocaleString("en")} people get`;
    const isOnceEach = days === people * grant.days;
    const each = isOnceEach && people > 1 ? " each" : "";
    const all = formatDays(isOnceEach ? grant.days : days);
    const first = people === 1 || grant.kind === "dated" ? "from" : "the first on";
    return `${who} ${all}${each} within a year, ${first} ${formatShortDay(firstDay)}.`;
  },
  end: {
    action: "End",
    title: "End this rule?",
    lead: "Days that have begun stay until they are taken or lapse.",
    lastDay: "Last day",
    lastDayHelp: "No days begin after it.",
    lastDayRequired: "Please enter the last day",
    done: "Ended. Days that have begun stay.",
    failed: "The rule could not be ended. Please try again.",
  },
  kind: "When people get them",
  kinds: Object.entries(kinds).map(([value, label]) => ({
    value: value as OwnGrantKind,
    ...label,
  })),
  days: "Days",
  daysUnit: "days",
  daysHelp: "Whole or half days, for each person each time.",
  daysRequired: "Please enter days or half days, up to 366",
  from: "First day",
  fromHelp: "No days can be used before it.",
  fromRequired: "Please enter the first day",
  until: "Last day",
  untilRequired: "Please enter the last day",
  yearDay: "Each year from",
  months: "Can be used for",
  monthsUnit: "months",
  monthsHelp: "Without a number, they never lapse.",
  monthsRequired: "Please enter 1 to 120 months",
  years: "After",
  yearsUnit: "years",
  yearsRequired: "Please enter 1 to 60 years",
} as const;
