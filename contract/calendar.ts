import { z } from "zod";
import { holidayCountries } from "./codes/country.ts";
import { eventTypeCodes } from "./codes/event-type.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Ignored,
  Instant,
  optionalLongText,
  PlainDate,
  requiredDate,
  requiredText,
  Text,
} from "./common.ts";
import { defineOperations } from "./operation.ts";

const EventTypeCode = z.literal(Object.values(eventTypeCodes), "Please choose an event type");

export const CalendarEvent = z.object({
  id: Id,
  eventName: z.string(),
  eventDescription: z.string(),
  eventDate: PlainDate,
  /** In the company's time zone: "09:00:00". */
  eventTime: z.string(),
  eventType: EventTypeCode,
  tenantId: z.uuid(),
  updatedAt: Instant,
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const CalendarEventDetails = z.strictObject({
  eventType: EventTypeCode,
  eventName: requiredText("Please fill in all required fields"),
  eventDate: requiredDate("Please fill in all required fields"),
  /** "09:00" or "09:00:00". */
  eventTime: z
    .string("Please fill in all required fields")
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "Please enter a time as HH:mm"),
  eventDescription: optionalLongText(2000).optional(),
  tenantId: Ignored,
  updatedAt: Ignored,
});
export type CalendarEventDetails = z.infer<typeof CalendarEventDetails>;

export const Holiday = z.object({ date: PlainDate, name: z.string() });
export type Holiday = z.infer<typeof Holiday>;

export const calendar = defineOperations("calendar", {
  getAllCalendarEvents: {
    method: "GET",
    path: "/secure/calendarEvents/get-all-calendar-events",
    access: "approved",
    summary: "List the company's events by date and time, optionally between two days",
    query: z.strictObject({
      search: Text.max(100).optional(),
      from: PlainDate.optional(),
      to: PlainDate.optional(),
    }),
    response: z.array(CalendarEvent),
  },
  createCalendarEvent: {
    method: "POST",
    path: "/secure/calendarEvents/create-calender-event",
    access: "superadmin",
    summary: "Create an event",
    body: CalendarEventDetails,
    response: Created,
    creates: true,
    touches: ["calendar", "dashboard"],
  },
  updateWorkEvent: {
    method: "PUT",
    path: "/secure/calendarEvents/update-work-event/:id",
    access: "superadmin",
    summary: "Update a work event",
    params: IdParams,
    body: CalendarEventDetails,
    response: Done,
    errors: ["not_found", "event_read_only"],
    touches: ["calendar", "dashboard"],
  },
  deleteWorkEvent: {
    method: "DELETE",
    path: "/secure/calendarEvents/delete-work-event/:id",
    access: "superadmin",
    summary: "Delete a work event",
    params: IdParams,
    response: Done,
    errors: ["not_found", "event_read_only"],
    touches: ["calendar", "dashboard"],
  },
  holidays: {
    method: "GET",
    path: "/secure/calendarEvents/holidays",
    access: "approved",
    summary: "List the public holidays of a country, or your company's, in a year, by date",
    query: z.strictObject({
      year: z.coerce.number().int().min(1900).max(2200),
      /** Without one, the days on which the company is closed. */
      country: z.enum(holidayCountries).optional(),
    }),
    response: z.array(Holiday),
  },
});
