import type { LeaveBalance, PolicyBalance, ReadyPolicy } from "#contract/codes/leave.ts";
import type { PolicyAssignment } from "#contract/leave/terms/policies.ts";
import type { CertificateTerms } from "#contract/leave/terms/terms.ts";
import { daysText } from "#contract/rules/leave-text.ts";
import { proseDay } from "#web/ui/format/dates.ts";

const people = (n: number) => `${n.toLocaleString("en")} ${n === 1 ? "person" : "people"}`;

const balances: Record<LeaveBalance, string> = {
  annual: "Annual Leave",
  sick: "Sick Leave",
  familyResponsibility: "Family Responsibility",
  maternityPaternity: "Maternity/Paternity",
  study: "Study Leave",
  timeInLieu: "Time in Lieu",
};

export const text = {
  title: "Policies",
  lead: "How people earn leave. A change counts from its first day; past balances stay as they are.",
  loading: "Loading policies...",
  failed: "Failed to load the policies. Please try again.",
  ready: "Ready",
  since: (day: string) => `Terms since ${proseDay(day)}`,
  from: (day: string) => `Terms from ${proseDay(day)}`,
  earlier: (n: number) => `${n} other ${n === 1 ? "version" : "versions"}`,
  about: {
    standard:
      "Full days from the first day at work, and again at the start of each cycle; only annual leave is carried over.",
    act: "The least that the law asks for: annual leave is earned month by month, and family responsibility leave begins after four months.",
  } satisfies Record<ReadyPolicy, string>,
  parents: "Parental leave follows the law, whatever the policy.",
  everyoneElse: "Applies to all who have no other policy.",
  unassigned: "Not applied yet.",
  applies: "Applies to",
  more: (n: number) => `and ${n.toLocaleString("en")} more`,
  balances: balances as Record<PolicyBalance, string>,
  balance: balances,
  whom: ({ kind, target }: PolicyAssignment) =>
    kind === "all"
      ? "Everyone"
      : (target?.name ?? (kind === "department" ? "A removed department" : "One person")),
  period: ({ from, to }: PolicyAssignment, today: string) => {
    if (to === null) return `${from > today ? "from" : "since"} ${proseDay(from)}`;
    return `${proseDay(from)} – ${proseDay(to)}`;
  },
  add: {
    action: "Add Policy",
    title: "Add a policy",
    lead: "It takes effect once you apply it to people. It cannot grant less than the law.",
    submit: "Add Policy",
    done: "Policy added. Now apply it to people.",
    failed: "The policy could not be added. Please try again.",
  },
  change: {
    action: "Change Terms",
    title: (name: string) => `Change the terms of ${name}`,
    lead: "A new version from the day you choose. Days earned before stay.",
    submit: "Save New Version",
    done: "New version saved.",
    failed: "The version could not be saved. Please try again.",
  },
  apply: {
    action: "Apply",
    title: (name: string) => `Apply ${name}`,
    lead: "It replaces the present and planned policies of the same people.",
    to: "Applies to",
    kinds: { all: "Everyone", department: "A department", employee: "One person" },
    department: "Department",
    employee: "Person",
    targetRequired: "Please choose whom it applies to",
    firstDays: {
      inFull: (balances: string) =>
        `In full, also within a running year: ${balances}. They take the place of standard days, and what was taken in that year counts. The next come when another year begins.`,
      asShare: (balances: string) =>
        `By share within a running year: ${balances}, beside what people have. All days come when the next year begins.`,
    },
    submit: "Apply",
    done: "Policy applied.",
    failed: "The policy could not be applied. Please try again.",
  },
  effect: {
    checking: "Comparing balances...",
    failed: "The balances could not be compared.",
    none: (n: number) => `${people(n)}: no balance differs a year later.`,
    some: (changed: number, compared: number, total: number, day: string) =>
      `On ${proseDay(day)} the balances of ${people(changed)} would differ${
        compared < total ? `, of the first ${compared} of ${people(total)}` : ""
      }.`,
    left: "Left",
    more: (n: number) => `and ${people(n)} more`,
  },
  name: "Name",
  nameRequired: "Please enter a name",
  nameHelp: "Shown on statements, for example “Drivers”",
  fromLabel: "From",
  fromHelp: "Today or later",
  fromRequired: "Please enter the first day",
  days: "Days",
  daysRequired: "Please enter the days",
  unit: "days",
  gained: "Gained",
  gains: {
    "at-once": "All at once",
    "monthly-start": "A share at the start of each month",
    "monthly-end": "A share at the end of each month",
    "days-worked": "One day for every 17 worked",
    "sick-cycle": "At once after six months, until then one day for every 26 worked",
  },
  per: "In each",
  cycles: {
    year: "Calendar year",
    "service-12": "Year from the first day at work",
    "service-36": "36 months from the first day at work",
  },
  changeTerms: "Change",
  moreRules: "More rules",
  statutory: "Days that never lapse",
  statutoryHelp: "In each year. They should be taken within six months after it",
  belowZero: "Days below zero at most",
  belowZeroHelp: "How far the balance may go below 0, until the days are earned. Empty for never",
  cap: "Carried over at most",
  waiting: "First days after",
  waitingHelp: "Empty for the first day at work",
  capHelp: "0 lets what is left lapse. Empty carries all",
  months: "Carried over for",
  monthsHelp: "Empty keeps them for good",
  monthsUnit: "months",
  asking: {
    title: "Asking for leave",
    notice: "Days of notice",
    noticeHelp: "For annual and unpaid leave. 0 for none",
    noticeRequired: "Please enter the days of notice",
    back: "Entered afterwards within",
    backHelp: "From its first day on. Empty for any time",
    wanted: (days: number) =>
      days === 0 ? "Without notice." : `${daysText(days)} ahead for annual and unpaid leave.`,
    until: (days: number | null) =>
      days === null
        ? "It can be entered afterwards at any time."
        : days === 0
          ? "It cannot be entered afterwards, except by those who book it for others."
          : `It can be entered up to ${daysText(days)} after its first day.`,
  },
  certificate: {
    title: "Medical certificate",
    none: "Not asked for.",
    after: "For sick leave of more than",
    afterHelp: "Days of work in a row. Empty for no certificate",
    due: "Due within",
    dueHelp: "After the last day of leave",
    dueRequired: "Please enter the days",
    frequent: "Also for a third absence within eight weeks",
    wanted: ({ afterDays, isForFrequent, dueDays }: CertificateTerms) =>
      `For sick leave of more than ${daysText(afterDays)} in a row${isForFrequent ? " and for a third absence within eight weeks" : ""}. Due ${
        dueDays === 0 ? "on its last day" : `within ${daysText(dueDays)} after its last day`
      }.`,
  },
  busy: "Saving...",
} as const;
