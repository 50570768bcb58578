export { companyHolidays, holidaysOf } from "./company-holidays.ts";
