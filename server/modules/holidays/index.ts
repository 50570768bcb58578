export {
  type CompanyDays,
  type CompanyHolidays,
  companyDays,
  holidaysOf,
  listHolidays,
  observedHolidays,
} from "./company-holidays.ts";
export {
  insertOwnHoliday,
  listOwnHolidays,
  listRevokedHolidays,
  lockCompanyDays,
  saveHolidayRevoked,
} from "./own-holiday-queries.ts";
export { publicHolidays } from "./public-holidays.ts";
