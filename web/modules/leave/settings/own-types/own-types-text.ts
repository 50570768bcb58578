import type { OwnTypeAskers, OwnTypeColor } from "#contract/codes/leave.ts";

const askers: Record<OwnTypeAskers, string> = {
  everyone: "Everyone",
  departments: "Some departments",
  nobody: "Only reviewers book it",
};
const colors: Record<OwnTypeColor, string> = {
  blue: "Blue",
  teal: "Teal",
  green: "Green",
  yellow: "Yellow",
  orange: "Orange",
  red: "Red",
  pink: "Pink",
  purple: "Purple",
};

export const text = {
  title: "Types of Your Own",
  lead: "Leave that your company adds, such as a day for a birthday. It stands beside the types above.",
  loading: "Loading your own types...",
  failed: "Your own types could not be loaded. Please try again.",
  none: "No types of your own yet",
  noneHelp:
    "Add a type for leave that only your company gives. People ask for it like any other leave.",
  paid: "Paid",
  unpaid: "Unpaid",
  closed: "Closed",
  askedBy: (who: OwnTypeAskers, departments: readonly string[]) =>
    who === "departments" ? `Departments: ${departments.join(", ")}` : askers[who],
  close: "Close",
  open: "Open again",
  wasClosed: (name: string) => `${name} can no longer be asked for`,
  wasOpened: (name: string) => `${name} can be asked for again`,
  saveFailed: "This could not be saved. Please try again.",
  busy: "Saving...",
  more: "More rules",
  action: (action: string, name: string) => `${action}: ${name}`,
  add: { action: "Add Type", title: "Add a Type", submit: "Add Type", done: "The type is added" },
  change: { action: "Change", title: "Change a Type", submit: "Save", done: "The type is changed" },
  name: "Name",
  nameRequired: "Please enter a name",
  color: "Color",
  colors: Object.entries(colors).map(([value, label]) => ({ value: value as OwnTypeColor, label })),
  pay: "Pay",
  balance: "Balance",
  balances: [
    { value: "days", label: "From given days" },
    { value: "free", label: "Without a balance" },
  ],
  fixed: "Pay and balance cannot be changed later.",
  who: "Who may ask for it",
  whoOptions: Object.entries(askers).map(([value, label]) => ({
    value: value as OwnTypeAskers,
    label,
  })),
  department: "Add a department",
  departmentsRequired: "Please choose the departments",
  remove: (name: string) => `Remove ${name}`,
  halfDays: "Half days can be taken",
  certificate: "Certificate for more than",
  certificateHelp: "Without a number, no certificate is due.",
  days: "days",
} as const;
