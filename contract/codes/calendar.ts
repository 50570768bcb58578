import type { HolidayCountry } from "./country.ts";

export const eventTypes = ["WorkEvent", "holiday", "birthday"] as const;
export type EventType = (typeof eventTypes)[number];

/** The numbers calls carry; 2 and 3 are ours, since the specification numbers only WorkEvent. */
export const eventTypeCodes = { WorkEvent: 1, holiday: 2, birthday: 3 } as const satisfies Record<
  EventType,
  number
>;

/** What an entry of the calendar is: one of the documented types, or an absence. */
type EntryType = EventType | "leave";

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

export const occasions = ["birthday", "anniversary"] as const;
/** A birthday or a work anniversary. */
export type Occasion = (typeof occasions)[number];
