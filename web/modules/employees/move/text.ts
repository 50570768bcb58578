import { counted } from "#web/ui/format/counts.ts";

export const text = {
  open: "Move to Another Position",
  title: "Move to Another Position",
  lead: (name: string, position: string) =>
    position ? `${name} leaves ${position}, which becomes vacant.` : `${name} has no position yet.`,
  search: "Search vacant positions...",
  position: "New position",
  positionRequired: "Position is required",
  none: "There is no vacant position. Add one in the tenant settings first.",
  noneFound: "No vacant position matches.",
  more: (shown: number, total: number) =>
    `${shown} of ${counted(total, "vacant position")} shown. Search to narrow them down.`,
  failed: "The vacant positions could not be loaded.",
  loading: "Loading the vacant positions...",
  date: "Takes effect on",
  dateHelp: "Today, a day in the past year, or a day to come.",
  dateRequired: "Date is required",
  announcedFrom: "Announced From",
  announcedFromHelp:
    "Until that day only super administrators see it. Left empty, everyone may know at once.",
  submit: "Move",
  busy: "Moving...",
  refused: "The move could not be saved.",
  tryAgain: "Please try again.",
  plannedFor: (position: string, department: string, day: string) =>
    `Moves to ${position} (${department}) on ${day}`,
  secret: (day: string) => `Until ${day} only super administrators can see this.`,
  until: (position: string, day: string) =>
    `This move lasts until the planned one: on ${day} they move to ${position}.`,
  withdraw: "Withdraw",
  withdrawing: "Withdrawing...",
  withdrawn: "The planned move was withdrawn",
  moved: (name: string, position: string) => `${name} is now ${position}`,
  planned: (name: string, position: string, day: string) => `${name} will be ${position} on ${day}`,
} as const;
