export { addEmployee } from "./adding-employees.ts";
export { isDomainClaimed } from "./queries.ts";
export { signUp } from "./sign-up.ts";
