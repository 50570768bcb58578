import type { CalendarEntry, CalendarEventDetails } from "#contract/calendar.ts";
import { type EventType, eventTypeCodes } from "#contract/codes/calendar.ts";

export interface EventForm {
  eventName: string;
  eventType: EventType | "";
  eventDate: string;
  eventTime: string;
  eventDescription: string;
}

/** A blank form: a work event at nine. */
export const newEvent = (eventDate: string): EventForm => ({
  eventName: "",
  eventType: "WorkEvent",
  eventDate,
  eventTime: "09:00",
  eventDescription: "",
});

export const formOf = ({ name, type, date, time, description }: CalendarEntry): EventForm => ({
  eventName: name,
  eventType: type === "leave" ? "" : type,
  eventDate: date,
  eventTime: (time ?? "").slice(0, 5),
  eventDescription: description,
});

export const detailsOf = (
  { eventType, eventTime, ...form }: EventForm,
  tenantId: string,
): CalendarEventDetails => ({
  ...form,
  eventType: eventTypeCodes[eventType || "WorkEvent"],
  eventTime: `${eventTime}:00`,
  tenantId,
  updatedAt: new Date().toISOString(),
});
