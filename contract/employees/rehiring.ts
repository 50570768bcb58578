import { z } from "zod";
import { Done, Id, IdParams, PlainDate, requiredDate } from "../common.ts";
import type { Operation } from "../operation.ts";
import { touchedByMoves } from "../touched-modules.ts";
import { GivenEmploymentStatus } from "./employee-fields.ts";

/** The new employment of someone who left. */
export const Rehiring = z.strictObject({
  firstDay: requiredDate("First day is required"),
  /** The day from which service counts, if not by the Act: a break under a year counts (BCEA s 84). */
  serviceFrom: PlainDate.nullish(),
  /** Left out, the former status; required if that is Terminated. */
  employmentStatus: GivenEmploymentStatus.optional(),
  /** A vacant position from the first day on. */
  positionId: Id.nullish(),
});
export type Rehiring = z.infer<typeof Rehiring>;

export const rehiringOperations = {
  rehire: {
    method: "PUT",
    path: "/secure/employee/:id/rehire",
    access: "superadmin",
    summary:
      "Rehire an employee whose last day has passed: their history goes on, and the employment before stays known",
    params: IdParams,
    body: Rehiring,
    response: Done,
    errors: ["not_found", "position_taken", "circle_of_managers"],
    touches: touchedByMoves,
  },
} as const satisfies Record<string, Operation>;
