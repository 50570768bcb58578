import { counted, formatDays } from "#web/ui/format/counts.ts";

export const text = {
  title: "Opening Balances",
  lead: "Days that people bring from the books you kept before. Choose a CSV file with a row for each person and balance: you see what each row does first, and then all are entered or none.",
  file: "Opening balances",
  columns: "Columns: Email, Balance, Days, From, Until and Reason. At most 1,000 rows.",
  balances:
    "Balances are Annual, Sick, Family Responsibility, Maternity/Paternity, Study, if you offer it Time in Lieu, and your own types by name. Until is the last day to use days of your own types. Left blank, they never lapse.",
  template: "Download Template",
  templateName: "Opening balances.csv",
  checking: "Reading...",
  failed: "The file could not be checked. Please try again.",
  table: "Rows of the file",
  summary: (from: number, to: number, total: number) => `${from}–${to} of ${counted(total, "row")}`,
  columnsShown: {
    person: "Person",
    balance: "Balance",
    days: "Days",
    from: "From",
    until: "Until",
    left: "Left",
  },
  row: (row: number) => `Row ${row}`,
  wrong: "To correct",
  left: (before: number, after: number) => `${before} → ${after}`,
  leftSpoken: (before: number, after: number) => `${formatDays(before)} before, ${after} after`,
  faults: (faults: number, rows: number) =>
    `${counted(faults, "row")} of ${rows} ${faults === 1 ? "has" : "have"} to be corrected`,
  faultsHelp:
    "Nothing is entered yet. Correct them in your spreadsheet, and choose the file again.",
  good: (rows: number) => `${counted(rows, "opening balance")} can be entered`,
  goodHelp: "Each person finds theirs in their statement, with its day and reason.",
  enter: "Enter All",
  entering: "Entering...",
  entered: (rows: number) => `${counted(rows, "opening balance")} entered`,
  enterFailed: "Nothing was entered. Please try again.",
} as const;
