export {
  type CompanyDays,
  type CompanyHolidays,
  companyDays,
  holidaysOf,
  insertOwnHoliday,
  listHolidays,
  listOwnHolidays,
  listRevokedHolidays,
  lockCompanyDays,
  observedHolidays,
  saveHolidayRevoked,
} from "./company-holidays.ts";
export { publicHolidays } from "./public-holidays.ts";
