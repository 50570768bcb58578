import type { CalendarEntry } from "#contract/calendar.ts";
import { eventTypeCodes, eventTypes } from "#contract/codes/calendar.ts";
import type { HolidayCountry } from "#contract/codes/country.ts";
import type { Half } from "#contract/codes/leave.ts";
import type { EventRow } from "./event-queries.ts";
import type { DatedHoliday } from "./shown-holidays.ts";

const blank = {
  country: null,
  description: "",
  time: null,
  leaveDays: null,
  half: null,
  isExpected: false,
  event: null,
} as const;

export interface PersonOnDay {
  employeeId: number;
  employeeName: string;
}

export interface Absent extends PersonOnDay {
  id: number;
  startDate: string;
  endDate: string;
  startHalf: Half;
  endHalf: Half;
}

/** A company event with its stored type. A holiday belongs to the company's region. */
export function eventEntry(
  { id, version, ...row }: EventRow & { id: number; version: number },
  country: HolidayCountry | null,
): CalendarEntry {
  const type = eventTypes.find((one) => eventTypeCodes[one] === row.eventType) ?? "WorkEvent";
  return {
    ...blank,
    id: `event-${id}`,
    type,
    country: type === "holiday" ? country : null,
    name: row.eventName,
    description: row.eventDescription,
    time: row.eventTime,
    date: row.eventDate,
    event: { id, version },
  };
}

export const holidayEntry = ({ country, date, name, isExpected }: DatedHoliday): CalendarEntry => ({
  ...blank,
  id: `holiday-${country}-${date}-${name}`,
  type: "holiday",
  country,
  name,
  date,
  isExpected,
});

export const birthdayEntry = (
  { employeeId, employeeName }: PersonOnDay,
  date: string,
): CalendarEntry => ({
  ...blank,
  id: `birthday-${employeeId}-${date}`,
  type: "birthday",
  name: employeeName,
  date,
});

/** An absence on a day, without the type of leave. */
export const leaveEntry = (
  { id, employeeName, ...absence }: Absent,
  date: string,
): CalendarEntry => ({
  ...blank,
  id: `leave-${id}-${date}`,
  type: "leave",
  name: employeeName,
  date,
  leaveDays: { from: absence.startDate, to: absence.endDate },
  half: halfOn(absence, date),
});

/** The half of a day that leave takes; null for all of it. */
function halfOn(
  { startDate, endDate, startHalf, endHalf }: Omit<Absent, "id" | "employeeId" | "employeeName">,
  date: string,
): Half | null {
  if (date === startDate && startHalf === "afternoon") return "afternoon";
  return date === endDate && endHalf === "morning" ? "morning" : null;
}
