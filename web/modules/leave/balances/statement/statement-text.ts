import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { DaysInCycle } from "#contract/codes/leave-eligibility.ts";
import type { LeaveDay, StatementLine } from "#contract/leave/balances/statement.ts";
import { cyclesText, lengthBySection } from "#contract/rules/leave-text.ts";
import { grantText } from "#contract/rules/parental-text.ts";
import { counted, formatDays, numberText } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";

type Parental = NonNullable<StatementLine["leave"]>["parental"];
type Line = Pick<StatementLine, "kind" | "from" | "days">;

const yearBefore = (day: string) => Number(day.slice(0, 4)) - 1;
/** A year that does not begin on 1 January is named by its first day. */
const yearText = (from: string) =>
  from.endsWith("-01-01") ? from.slice(0, 4) : `the year from ${proseDay(from)}`;

const titles: Record<StatementLine["kind"], (line: Line) => string> = {
  granted: () => "Granted when leave began",
  corrected: ({ days }) => (days < 0 ? "Grant lowered" : "Granted"),
  opening: () => "Opening balance",
  "paid-out": () => "Paid out",
  worked: () => "Worked",
  gained: () => "Gained",
  lapsed: () => "Lapsed",
  carried: ({ from }) =>
    from.endsWith("-01-01") ? `Carried from ${yearBefore(from)}` : "Carried from the year before",
  taken: () => "Taken",
  booked: () => "Booked",
  pending: () => "Asked for",
};

type InMonths = NonNullable<StatementLine["leave"]>["inMonths"];

const reasons: Record<LeaveDay["reason"], (day: LeaveDay, inMonths: InMonths) => string> = {
  worked: ({ cost }) => (cost < 1 ? "worked in part" : "working day"),
  "not-worked": () => "not a working day",
  holiday: ({ holiday }) => `${holiday}, costs nothing`,
  "within-months": (_, inMonths) =>
    `within the months of this leave, costs nothing${inMonths?.section ? ` (${inMonths.section})` : ""}`,
  "counted-before": ({ holiday }) =>
    holiday
      ? `${holiday}, declared after the request was counted`
      : "counted by the working days of the time",
};

const balanceNames = {
  annual: "Annual",
  sick: "Sick",
  familyResponsibility: "Family Responsibility",
  maternityPaternity: "Maternity/Paternity",
  study: "Study",
  timeInLieu: "Time in Lieu",
} satisfies Record<LeaveBalance, string>;

export const text = {
  title: "Leave Statement",
  of: (name: string) => `Leave Statement of ${name}`,
  balances: "Balances",
  balance: balanceNames,
  kind: (balance: LeaveBalance) =>
    balance === "timeInLieu" ? "time in lieu" : `${balanceNames[balance].toLowerCase()} leave`,
  loading: "Loading the statement...",
  failed: "The statement could not be loaded. Please try again.",
  gone: "You do not have access to this person's leave.",
  asOf: "As of",
  days: "Days to choose from",
  today: "Today",
  print: "Print",
  daysLeft: (days: number) => (Math.abs(days) === 1 ? "day left" : "days left"),
  leftOn: (day: string, isAhead: boolean) => `${isAhead ? "by" : "on"} ${proseDay(day)}`,
  carried: (days: number, yearFrom: string) =>
    yearFrom.endsWith("-01-01")
      ? `${numberText(days)} carried from ${yearBefore(yearFrom)}`
      : `${numberText(days)} carried`,
  added: (days: number, yearFrom: string) => `${numberText(days)} granted in ${yearText(yearFrom)}`,
  lapsed: (days: number) => `${days} lapsed`,
  taken: (days: number) => `${days} taken`,
  booked: (days: number) => `${days} booked`,
  plus: "+",
  minus: "−",
  pending: (days: number, left: number) =>
    `${days} more ${days === 1 ? "is" : "are"} pending. If ${days === 1 ? "it is" : "they are"} approved, ${formatDays(left)} ${Math.abs(left) === 1 ? "is" : "are"} left.`,
  statutory: (days: number) =>
    `${formatDays(days)} of them ${days === 1 ? "is" : "are"} statutory and ${days === 1 ? "does" : "do"} not lapse; the others are extra.`,
  policy: (name: string, validFrom: string | null) =>
    `By the policy ${name}${validFrom === null ? "" : `, terms since ${proseDay(validFrom)}`}`,
  overTaken: (days: number) => `${formatDays(days)} more than granted`,
  belowZero: (days: number) => `The balance can go down to ${formatDays(-days)}.`,
  lines: "What the balance is made of, the newest first",
  columns: { day: "Day", what: "What", days: "Days", left: "Left" },
  line: (line: Line) => titles[line.kind](line),
  approvedBy: (day: string | null, name: string | null) =>
    ["approved", ...(day ? [proseDay(day)] : []), ...(name ? [`by ${name}`] : [])].join(" "),
  by: (name: string) => `by ${name}`,
  cycles: (cycles: readonly DaysInCycle[]) => (cycles.length > 0 ? ` · ${cyclesText(cycles)}` : ""),
  length: (inMonths: InMonths) => (inMonths ? `${lengthBySection(inMonths)}, ` : ""),
  granted: (parental: Parental) => (parental ? ` · the law grants ${grantText(parental)}` : ""),
  day: (day: LeaveDay, inMonths: InMonths) => reasons[day.reason](day, inMonths),
  usableUntil: (day: string) => `can be used until ${proseDay(day)}`,
  showDays: "Its days",
  signed: (days: number) => (days > 0 ? `+${days}` : numberText(days)),
  number: numberText,
  older: (count: number) => `${counted(count, "older line")} not shown; what is left counts them.`,
  empty: "Nothing has been granted from this balance or taken from it by this day.",
  used: "Days that expire first are used first.",
} as const;
