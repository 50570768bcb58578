import type { HolidayCountry } from "./country.ts";

export const eventTypes = ["WorkEvent", "holiday", "birthday"] as const;
export type EventType = (typeof eventTypes)[number];

/** The specification numbers WorkEvent only; 2 and 3 are ours. */
export const eventTypeCodes = { WorkEvent: 1, holiday: 2, birthday: 3 } as const satisfies Record<
  EventType,
  number
>;

export type EntryType = EventType | "leave";

/** `ownHoliday` is for companies of a third region. */
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

export function kindOf(entry: { type: EntryType; country: HolidayCountry | null }): CalendarKind {
  if (entry.type !== "holiday") return entry.type;
  return (entry.country && holidayKinds[entry.country]) ?? "ownHoliday";
}

/** A company of another region sees its own holidays as well. */
export const countriesShown = ["ZA", "PK"] as const satisfies readonly HolidayCountry[];

export const occasions = ["birthday", "anniversary"] as const;
export type Occasion = (typeof occasions)[number];
