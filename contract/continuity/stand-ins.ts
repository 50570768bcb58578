import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  optionalText,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  typedByHuman,
} from "../common.ts";
import { limits } from "../limits.ts";
import type { Operation } from "../operation.ts";
import { touchedByMoves } from "../touched-modules.ts";

const Reason = typedByHuman(optionalText(500)).optional();

export const StandIn = z.object({
  id: Id,
  manager: PersonName,
  standIn: PersonName,
  from: PlainDate,
  to: PlainDate,
});
export type StandIn = z.infer<typeof StandIn>;

export const NewStandIn = z
  .strictObject({
    managerId: Id,
    standInId: requiredId("Please choose who stands in"),
    from: requiredDate("Please choose the first day"),
    to: requiredDate("Please choose the last day"),
    reason: Reason,
  })
  .refine(({ from, to }) => to >= from, {
    path: ["to"],
    message: "The last day cannot be before the first",
  });
export type NewStandIn = z.output<typeof NewStandIn>;

export const StandInEnd = z.strictObject({ reason: Reason });
export type StandInEnd = z.output<typeof StandInEnd>;

export const standInOperations = {
  nameStandIn: {
    method: "POST",
    path: "/secure/continuity/name-stand-in",
    access: "approved",
    summary:
      "Name who stands in for a manager from a first to a last day: for oneself, or for anyone as a super administrator; they decide on leave, and read nothing else",
    body: NewStandIn,
    response: Created,
    creates: true,
    errors: ["forbidden", "stand_in_overlaps", "circle_of_stand_ins"],
    limited: limits.note,
    touches: touchedByMoves,
  },
  endStandIn: {
    method: "POST",
    path: "/secure/continuity/end-stand-in/:id",
    access: "approved",
    summary:
      "End before its last day that someone stands in for a manager, or withdraw it before its first: as that manager or as a super administrator",
    params: IdParams,
    body: StandInEnd,
    response: Done,
    errors: ["not_found"],
    touches: touchedByMoves,
  },
} as const satisfies Record<string, Operation>;
