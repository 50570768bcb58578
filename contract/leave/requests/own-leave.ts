import type { z } from "zod";
import { LeaveUse } from "../leave.ts";
import { Leave } from "./request.ts";

export const OwnBalance = LeaveUse.omit({ leaves: true });
export type OwnBalance = z.infer<typeof OwnBalance>;

export const OwnRequest = Leave.pick({
  id: true,
  leaveType: true,
  ownType: true,
  startDate: true,
  endDate: true,
  startHalf: true,
  endHalf: true,
  leaveDuration: true,
  leaveStatus: true,
});
export type OwnRequest = z.infer<typeof OwnRequest>;
