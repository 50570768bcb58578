import { z } from "zod";
import { calendarKinds, eventTypeCodes, eventTypes } from "./codes/calendar.ts";
import { holidayCountries, holidayRegions } from "./codes/country.ts";
import { halves } from "./codes/leave.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Ignored,
  Instant,
  inDigits,
  ListQuery,
  optionalLongText,
  PlainDate,
  requiredDate,
  requiredText,
  Text,
  Version,
} from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";

const incomplete = "Please fill in all required fields";
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
  version: z.int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const CalendarEventDetails = z.strictObject({
  eventType: EventTypeCode,
  eventName: requiredText(incomplete),
  eventDate: requiredDate(incomplete),
  /** "09:00" or "09:00:00". */
  eventTime: z
    .string(incomplete)
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "Please enter a time as HH:mm"),
  eventDescription: optionalLongText(2000).optional(),
  tenantId: Ignored,
  updatedAt: Ignored,
});
export type CalendarEventDetails = z.infer<typeof CalendarEventDetails>;

export const CalendarEventUpdate = CalendarEventDetails.extend({ version: Version.optional() });
export type CalendarEventUpdate = z.infer<typeof CalendarEventUpdate>;

export const Holiday = z.object({
  date: PlainDate,
  name: z.string(),
  /** Follows the sighting of the moon: the observed day may be a day or two off. */
  isExpected: z.boolean(),
});
export type Holiday = z.infer<typeof Holiday>;

/** A work event, a holiday, a birthday or an absence on one day. */
export const CalendarEntry = z.object({
  /** Unique in the calendar: "event-17", "birthday-12-2026". */
  id: z.string(),
  type: z.enum([...eventTypes, "leave"]),
  /** Null for a company's own holiday, which has no region. */
  country: z.enum(holidayCountries).nullable(),
  name: z.string(),
  description: z.string(),
  /** In the company's time zone, "09:00:00"; null for the whole day. */
  time: z.string().nullable(),
  date: PlainDate,
  /** The first and last day of an absence, without its type of leave. */
  leaveDays: z.object({ from: PlainDate, to: PlainDate }).nullable(),
  /** The half of the day that an absence takes; null for all of it, and for other entries. */
  half: z.enum(halves).nullable(),
  /** For a holiday by the moon: the date is the expected one. */
  isExpected: z.boolean(),
  event: z.object({ id: Id, version: z.int() }).nullable(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const count = z.int();
const counts = Object.fromEntries(calendarKinds.map((kind) => [kind, count])) as Record<
  (typeof calendarKinds)[number],
  typeof count
>;

export const CalendarDay = z.object({
  date: PlainDate,
  /** The first entries of each kind, in display order. */
  entries: z.array(CalendarEntry),
  /** Entries of the day, by kind. */
  counts: z.object(counts),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const CalendarMonth = z.object({
  month: z.string(),
  /** By the company's clock, not the reader's. */
  today: PlainDate,
  region: z.enum(holidayRegions),
  /** Computing the public holidays failed; all else is complete. */
  areHolidaysMissing: z.boolean(),
  /** Whole weeks from Monday to Sunday, with the days of adjacent months. */
  days: z.array(CalendarDay),
});
export type CalendarMonth = z.infer<typeof CalendarMonth>;

/** From 1900 to 2200: the years with computable holidays. */
const Month = z
  .string()
  .regex(/^(19\d\d|2[01]\d\d)-(0[1-9]|1[0-2])$/, "Please give a month as YYYY-MM");
const DayInRange = PlainDate.refine(
  (day) => day >= "1900-01-01" && day < "2200-01-01",
  "Please give a day between 1900 and 2199",
);

const Kinds = Text.max(100)
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(calendarKinds)));

export const calendar = defineOperations("calendar", {
  getAllCalendarEvents: {
    method: "GET",
    path: "/secure/calendarEvents/get-all-calendar-events",
    access: "approved",
    summary: "List the company's events by date and time, optionally between two days",
    query: ListQuery.pick({ search: true, page: true, pageSize: true }).extend({
      from: PlainDate.optional(),
      to: PlainDate.optional(),
    }),
    response: z.array(CalendarEvent),
    paged: true,
  },
  month: {
    method: "GET",
    path: "/secure/calendarEvents/month",
    access: "approved",
    summary:
      "Get a month of the calendar: events, holidays, birthdays and the absences that you may see, the first of each day with their counts; this month if none is named",
    query: z.strictObject({ month: Month.optional(), search: ListQuery.shape.search }),
    response: CalendarMonth,
  },
  day: {
    method: "GET",
    path: "/secure/calendarEvents/day",
    access: "approved",
    summary: "List what the calendar shows on one day",
    query: ListQuery.pick({ search: true, page: true, pageSize: true }).extend({
      day: DayInRange,
      /** All kinds if left out. */
      kinds: Kinds.optional(),
    }),
    response: z.array(CalendarEntry),
    paged: true,
  },
  feed: {
    method: "GET",
    path: "/api/calendar/feed/:token",
    access: "public",
    summary:
      "Get the calendar of the person who was given this secret address, for calendar programs: events, holidays, birthdays in the team and own leave",
    params: z.strictObject({ token: Text.max(100) }),
    response: z.string(),
    file: "calendar",
    limited: limits.calendarFeed,
    errors: ["not_found"],
  },
  getFeedAddress: {
    method: "GET",
    path: "/secure/calendarEvents/feed",
    access: "approved",
    summary: "Get when the secret address of your calendar was made, if you have one",
    response: z.object({ createdAt: Instant.nullable() }),
  },
  createFeedAddress: {
    method: "POST",
    path: "/secure/calendarEvents/feed",
    access: "approved",
    summary:
      "Make a secret address of your calendar, in place of the one you had; it is shown once",
    response: z.object({ url: z.string() }),
    touches: ["calendar"],
    event: "feed_address_made",
  },
  revokeFeedAddress: {
    method: "DELETE",
    path: "/secure/calendarEvents/feed",
    access: "approved",
    summary: "Revoke the secret address of your calendar",
    response: Done,
    touches: ["calendar"],
    event: "feed_address_ended",
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
    body: CalendarEventUpdate,
    response: Done,
    errors: ["not_found", "event_read_only", "conflict"],
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
      year: inDigits(z.int().min(1900).max(2200)),
      /** If left out: the company's days of closure. */
      country: z.enum(holidayCountries).optional(),
    }),
    response: z.array(Holiday),
  },
});
