export { createDepartment, updateDepartment } from "./departments.ts";
export { endPosition, fillPosition, releasePosition } from "./holders.ts";
export { createPosition } from "./positions.ts";
