import { formatDays } from "#web/ui/format/counts.ts";

export const text = {
  open: "Enter days",
  title: "Enter Days",
  of: (balance: string, name: string) => `${balance} leave of ${name}`,
  kind: "What it is",
  kinds: { corrected: "Correction", opening: "Opening balance", "paid-out": "Paid out" },
  days: "Days",
  unit: "days",
  daysHelp: {
    corrected: "Added to the balance; with a minus they are taken away.",
    opening: "Added to the balance: what the person had left elsewhere.",
    "paid-out": "Taken from the balance, as they are paid instead of taken.",
  },
  daysRequired: "Please enter the days",
  day: "From",
  dayHelp: "The day from which it counts; it can be in the past.",
  dayRequired: "Please enter a date",
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
