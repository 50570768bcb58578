import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { counted, formatDays } from "#web/ui/format/counts.ts";
import { text as statementText } from "./statement-text.ts";

export const text = {
  open: "Adjust days",
  title: "Enter Days",
  of: ({ balance, ownType }: Pick<LeaveStatement, "balance" | "ownType">, name: string) => {
    if (balance === null) return `${ownType?.name} of ${name}`;
    return balance === "timeInLieu"
      ? `Time in lieu of ${name}`
      : `${statementText.balance[balance]} leave of ${name}`;
  },
  kind: "What it is",
  kinds: {
    worked: "Worked on a day off, or overtime",
    corrected: "Correction",
    opening: "Opening balance",
    "paid-out": "Paid out",
  },
  days: "Days",
  unit: "days",
  daysHelp: {
    worked: "Added to the balance, as days or half days.",
    corrected: "Added to the balance; with a minus they are taken away.",
    opening: "Added to the balance: what the person had left elsewhere.",
    "paid-out": "Taken from the balance, as they are paid instead of taken.",
  },
  daysRequired: "Please enter the days",
  day: "From",
  dayWorked: "Day worked",
  dayWorkedHelp: (months: number | null) =>
    months === null
      ? "The days stay until they are taken."
      : `The days can be used for ${counted(months, "month")} from then.`,
  dayHelp: "The day from which it counts; it can be in the past.",
  dayRequired: "Please enter a date",
  usableUntil: "Until",
  usableUntilHelp: "The last day to use added days. Without it, they never lapse.",
  reason: "Reason",
  reasonHelp: "The person and their manager read it in the statement and in the history.",
  reasonRequired: "Reason is required",
  submit: "Save Entry",
  busy: "Saving...",
  failed: "The entry could not be saved. Please try again.",
  done: (days: number) => `Saved. ${formatDays(days)} left today.`,
  overTaken: "More taken than granted",
  confirm: "Save anyway",
} as const;
