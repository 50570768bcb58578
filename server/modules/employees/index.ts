export { addEmployee, addOwner } from "./adding.ts";
