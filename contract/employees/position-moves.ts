import { z } from "zod";
import { Done, IdParams } from "../common.ts";
import type { Operation } from "../operation.ts";
import { touchedByMoves } from "../touched-modules.ts";
import { PositionMove } from "./employee-changes.ts";
import { PlannedMove } from "./employee-lists.ts";

export const positionMoveOperations = {
  move: {
    method: "PUT",
    path: "/secure/employee/:id/move",
    access: "superadmin",
    summary:
      "Move an employee to a vacant position from a day on, at most a year from today; the position they leave becomes vacant",
    params: IdParams,
    body: PositionMove,
    response: Done,
    errors: ["not_found", "position_taken", "circle_of_managers"],
    touches: touchedByMoves,
  },
  plannedMove: {
    method: "GET",
    path: "/secure/employee/:id/move",
    access: "superadmin",
    summary: "Get the position that an employee is to move to on a day still to come, if any",
    params: IdParams,
    response: z.object({ planned: PlannedMove.nullable() }),
    errors: ["not_found"],
  },
  withdrawMove: {
    method: "DELETE",
    path: "/secure/employee/:id/move",
    access: "superadmin",
    summary: "Withdraw an employee's planned move",
    params: IdParams,
    response: Done,
    errors: ["not_found", "circle_of_managers"],
    touches: touchedByMoves,
  },
} as const satisfies Record<string, Operation>;
