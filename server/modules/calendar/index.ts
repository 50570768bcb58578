export { type CompanyCalendar, calendarOf, companyCalendar } from "./company-calendar.ts";
