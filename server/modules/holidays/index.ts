export { type CompanyHolidays, companyDays, holidaysOf, listHolidays } from "./company-holidays.ts";
export { publicHolidays } from "./public-holidays.ts";
