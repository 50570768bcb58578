export { grantLeave } from "./allocations.ts";
