import { calendar } from "#contract/calendar.ts";
import { routes } from "#server/http/handler.ts";
import {
  createFeedAddress,
  getFeedAddress,
  revokeFeedAddress,
} from "#server/modules/auth/index.ts";
import { listHolidays } from "#server/modules/holidays/index.ts";
import type { Services } from "#server/services.ts";
import { listDay } from "./day.ts";
import { createEvent, deleteEvent, listEvents, updateEvent } from "./events.ts";
import { feedOf } from "./feed/feed.ts";
import { getMonth } from "./month.ts";

export const calendarRoutes = (services: Services) =>
  routes(calendar, {
    feed: (call, { params }) => feedOf(services, call, params.token),
    getFeedAddress: (context) => getFeedAddress(context),
    createFeedAddress: (context) => createFeedAddress(context),
    revokeFeedAddress: (context) => revokeFeedAddress(context),
    getAllCalendarEvents: (context, { query }) => listEvents(context, query),
    month: (context, { query }) => getMonth(context, query),
    day: (context, { query }) => listDay(context, query),
    createCalendarEvent: (context, { body }) => createEvent(context, body),
    updateWorkEvent: (context, { params, body }) => updateEvent(context, params.id, body),
    deleteWorkEvent: (context, { params }) => deleteEvent(context, params.id),
    holidays: (context, { query }) => listHolidays(context, query),
  });
