export { endPosition, fillPositions, releasePosition } from "./assignments.ts";
export { createDepartment, updateDepartment } from "./departments.ts";
export { createPosition } from "./positions.ts";
