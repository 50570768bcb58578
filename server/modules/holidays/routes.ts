import { calendar } from "#contract/calendar.ts";
import { routes } from "#server/http/handler.ts";
import { listHolidays } from "./company-holidays.ts";

export const holidaysRoutes = routes(calendar, {
  holidays: (context, { query }) => listHolidays(context, query),
});
