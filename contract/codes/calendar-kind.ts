import type { HolidayCountry } from "./country.ts";
import type { EventType } from "./event-type.ts";

/** What an entry of the calendar is: one of the documented types, or an absence. */
export type EntryType = EventType | "leave";

/** The kinds by which the calendar is filtered; `ownHoliday` is for companies whose region is neither of the two named. */
export const calendarKinds = [
  "WorkEvent",
  "pkHoliday",
  "ZAHoliday",
  "ownHoliday",
  "birthday",
  "leave",
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

const holidayKinds: Partial<Record<HolidayCountry, CalendarKind>> = {
  PK: "pkHoliday",
  ZA: "ZAHoliday",
};

/** The kind by which an entry is filtered. */
export function kindOf(entry: { type: EntryType; country: HolidayCountry | null }): CalendarKind {
  if (entry.type !== "holiday") return entry.type;
  return (entry.country && holidayKinds[entry.country]) ?? "ownHoliday";
}

/** The countries whose holidays every calendar shows; a company of another region sees its own as well. */
export const countriesShown = ["ZA", "PK"] as const satisfies readonly HolidayCountry[];
