import type { CalendarKind, EventType } from "#contract/codes/calendar.ts";
import { type HolidayRegion, holidayRegionLabels } from "#contract/codes/country.ts";
import type { Half } from "#contract/codes/leave.ts";
import { counted } from "#web/ui/format/counts.ts";

/** The names of the filters; that of a company's own holidays includes its region. */
const kinds = (region: HolidayRegion): Record<CalendarKind, string> => ({
  WorkEvent: "Work Events",
  pkHoliday: "PK Holidays",
  ZAHoliday: "ZA Holidays",
  ownHoliday: region === "none" ? "Company Holidays" : `${region} Holidays`,
  birthday: "Birthdays",
  leave: "Leave",
});

const types: Record<EventType, string> = {
  WorkEvent: "Work event",
  holiday: "Holiday",
  birthday: "Birthday",
};

export const text = {
  title: "Calendar",
  loading: "Loading events...",
  failed: "The calendar could not be loaded. Please try again.",
  failedShort: "something get wrong",
  holidaysFailed: "Failed to fetch SA holidays",
  kinds,
  types: { ...types, leave: "Leave" },
  search: "Search events...",
  found: (count: number) =>
    count === 0 ? "Nothing found this month" : `${count} found this month`,
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  add: "Add Event",
  addSign: "+ Add Event",
  filter: "Filter",
  filterTitle: "Show",
  legend: "Colours and signs",
  reset: "Show all",
  more: (count: number) => `+${count} more`,
  earlierDays: (count: number) => `Show ${counted(count, "earlier day")}`,
  onDay: (day: string) => ` on ${day}`,
  away: (count: number) => `${count} away`,
  awayOn: (names: readonly string[], count: number, day: string) =>
    ` on ${day}: ${names.join(", ")}${count > names.length ? " and others" : ""}`,
  dayLabel: (day: string, entries: number, away: number) =>
    [day, entries > 0 && counted(entries, "entry", "entries"), away > 0 && `${away} away`]
      .filter(Boolean)
      .join(", "),
  birthdayOf: (name: string) => `${name}’s birthday`,
  awayName: (name: string, half: Half | null) =>
    half === null ? `${name} is away` : `${name} is away in the ${half}`,
  halfLeave: (half: Half) => `Leave (${half})`,
  expected: "expected",
  expectedHelp:
    "Follows the sighting of the moon: it may be observed a day or two before or after.",
  holidayOf: (country: keyof typeof holidayRegionLabels) =>
    `Public holiday in ${holidayRegionLabels[country]}`,
  ownHoliday: "Company holiday",
  hint: "Arrow keys move from day to day, Page Up and Page Down from month to month. Enter opens the day.",
  noneThisMonth: "Nothing this month",
  noneHelp: "Work events, public holidays and birthdays appear here.",
  day: {
    loading: "Loading the day",
    failed: "The day could not be loaded. Please try again.",
    empty: "Nothing on this day",
    add: "Add an event on this day",
    summary: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  },
  event: {
    newTitle: "Add Event",
    editTitle: "Edit Event",
    viewTitle: "Event",
    name: "Title",
    type: "Type",
    date: "Date",
    time: "Time",
    days: "Days",
    description: "Description",
    fixedType: "A holiday or a birthday that you add cannot be changed or removed later.",
    required: "Please fill in all required fields",
    companyTime: "In the company’s time zone.",
    skippedTime: (asked: string, kept: string) =>
      `The clocks change on this day, and ${asked} does not exist. The event will be at ${kept}.`,
    create: "Add Event",
    creating: "Adding...",
    save: "Save changes",
    saving: "Saving...",
    close: "Close",
    delete: "Delete",
    created: (name: string) => `${name} added`,
    updated: (name: string) => `${name} saved`,
    deleted: (name: string) => `${name} deleted`,
    createFailed: "Failed to add event",
    updateFailed: "Failed to update event",
    failedBecause: (reason: string) =>
      ["Failed to update event", reason].filter(Boolean).join(": "),
    deleteFailed: "The event could not be deleted. Please try again.",
    conflict:
      "Someone else has changed this event in the meantime. What you typed is still here: save again to replace their change, or cancel to keep it.",
    gone: "This event no longer exists.",
    confirmDelete: (name: string) => `Delete ${name}?`,
    confirmText: "It disappears from everyone’s calendar. This cannot be undone.",
    confirm: "Delete event",
  },
  feed: {
    open: "Use in your own calendar program",
    title: "Your calendar elsewhere",
    lead: "A calendar program such as Outlook, Google Calendar or Apple Calendar can subscribe to a secret address. It shows the company’s events and holidays, birthdays in your team and your own leave, without its type.",
    loading: "Looking for your address",
    failed: "Your address could not be looked up. Please try again.",
    none: "You have no address yet.",
    since: (day: string) =>
      `You have had an address since ${day}. It cannot be shown again, but you can replace it.`,
    address: "Secret address",
    once: "It is shown only now. Paste it where your calendar program adds a calendar from the internet.",
    copy: "Copy address",
    copied: "Address copied",
    copyFailed: "The address could not be copied. Please select and copy it.",
    create: "Create address",
    replace: "Replace address",
    revoke: "Revoke address",
    revoked: "Your address no longer works",
    changeFailed: "Your address could not be changed. Please try again.",
    confirmTitle: "Revoke your address?",
    confirmText: "Calendar programs that use it stop showing this calendar.",
    privacyTitle: "Anyone who has the address can read this calendar",
    privacy:
      "Do not pass it on. The provider of your calendar program sees what it fetches. Replacing or revoking the address stops all use of it at once, and so does deactivating your account.",
  },
  move: {
    action: "Move to…",
    title: (name: string) => `Move ${name}`,
    date: "New date",
    submit: "Move",
    busy: "Moving...",
    moved: (name: string, day: string) => `${name} moved to ${day}`,
    conflict: "Someone else has changed this event in the meantime. Please look at it again.",
  },
} as const;
