export { admitInvitations } from "./invitations.ts";
export { reminderTime, remindOfProfile } from "./jobs.ts";
export { openCompany } from "./new-company.ts";
export { type Adding, addEmployee, addEmployees } from "./new-employees.ts";
export { findInvitingCompany, isDomainClaimed } from "./queries.ts";
