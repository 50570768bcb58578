export { calendarOf, companyCalendar } from "./company-calendar.ts";
