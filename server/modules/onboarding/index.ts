export { addEmployee } from "./adding-employees.ts";
export { openCompany } from "./new-company.ts";
export { isDomainClaimed } from "./queries.ts";
