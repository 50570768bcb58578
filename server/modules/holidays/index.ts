export { companyDays, holidaysOf } from "./company-holidays.ts";
