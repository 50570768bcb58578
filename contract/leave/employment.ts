import { z } from "zod";
import { employmentEffects, leaveStatuses, leaveTypes } from "#contract/codes/leave.ts";
import { Id, PlainDate, requiredId } from "#contract/common.ts";
import { OwnTypeName } from "./own-types.ts";

/** A first or last day of employment as it would be; unchanged if left out, none if null. */
export const PlannedEmployment = z
  .strictObject({
    employeeId: requiredId("Please choose a person"),
    firstDay: PlainDate.nullish(),
    lastDay: PlainDate.nullish(),
    /** The first day of a new employment after the present one. */
    rehiredFrom: PlainDate.optional(),
  })
  .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
    path: ["lastDay"],
    message: "The last day cannot be before the first",
  });
export type PlannedEmployment = z.infer<typeof PlannedEmployment>;

export const AffectedLeave = z.object({
  id: Id,
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullable(),
  leaveStatus: z.enum(leaveStatuses),
  startDate: PlainDate,
  endDate: PlainDate,
  leaveDuration: z.number(),
  effect: z.enum(employmentEffects),
  /** Its dates and days after the change; null for leave that ends. */
  after: z
    .object({ startDate: PlainDate, endDate: PlainDate, leaveDuration: z.number() })
    .nullable(),
});
export type AffectedLeave = z.infer<typeof AffectedLeave>;

export const leaveEmployment = {
  previewEmployment: {
    method: "POST",
    path: "/secure/leave/preview-employment",
    access: "superadmin",
    summary:
      "Show the leave that another first or last day of employment would shorten, cancel, close or restore",
    body: PlannedEmployment,
    response: z.array(AffectedLeave),
    errors: ["not_found"],
    touches: [],
    traceless: "It changes nothing.",
  },
} as const;
