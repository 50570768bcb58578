import { z } from "zod";
import { leaveBalances } from "#contract/codes/leave.ts";
import { PlainDate } from "#contract/common.ts";
import { OwnTypeName } from "../own-types.ts";

/** Notices of lapsing leave begin this many days ahead. */
export const lapsesAheadDays = 90;

/** Days of a balance that lapse or, if statutory, should be taken until a day, less approved leave until then. */
export const LeaveLapse = z.object({
  /** Null for days of an own type. */
  balance: z.enum(leaveBalances).nullable(),
  ownType: OwnTypeName.nullable(),
  days: z.number(),
  lastDay: PlainDate,
  isStatutory: z.boolean(),
});
export type LeaveLapse = z.infer<typeof LeaveLapse>;

export const leaveLapses = {
  ownLapses: {
    method: "GET",
    path: "/secure/leave/own-lapses",
    access: "approved",
    summary: `Show which days of your annual leave, time in lieu and own types lapse or, if statutory, should be taken within the next ${lapsesAheadDays} days, the earliest first`,
    response: z.array(LeaveLapse),
  },
} as const;
