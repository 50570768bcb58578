export { fillPositions, moveToDepartment, releasePosition } from "./assignments.ts";
export { createDepartment, updateDepartment } from "./departments.ts";
export { leadsFrom, ledAsHead, passOn, passOnLed } from "./heads/passing-on.ts";
export {
  createDepartmentsNamed,
  createPositionsTitled,
  findNamedPlaces,
  lockNamedPlaces,
} from "./named-places.ts";
export { findPlannedMove, followLastDayOfWork, planMove, withdrawMove } from "./planned-moves.ts";
export { createPosition, updatePosition } from "./positions.ts";
