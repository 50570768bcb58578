export { openCompany } from "./new-company.ts";
export { addEmployee } from "./new-employees.ts";
export { isDomainClaimed } from "./queries.ts";
