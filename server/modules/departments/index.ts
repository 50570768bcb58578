export { fillPositions, releasePosition } from "./assignments.ts";
export { moveToDepartment } from "./department-move.ts";
export { createDepartment, updateDepartment } from "./departments.ts";
export {
  createDepartmentsNamed,
  createPositionsTitled,
  findNamedPlaces,
  lockNamedPlaces,
} from "./named-places.ts";
export { leadsFrom, passOn, passOnLed } from "./passing-on.ts";
export { findPlannedMove, followLastDayOfWork, planMove, withdrawMove } from "./planned-moves.ts";
export { createPosition, updatePosition } from "./positions.ts";
