import { z } from "zod";
import { Leave } from "./leave.ts";

/** One of the reader's balances in days; `percentage` is the share used. */
export const OwnBalance = z.object({
  total: z.number(),
  used: z.number(),
  pending: z.number(),
  percentage: z.int(),
});
export type OwnBalance = z.infer<typeof OwnBalance>;

export const OwnRequest = Leave.pick({
  id: true,
  leaveType: true,
  startDate: true,
  endDate: true,
  leaveDuration: true,
  leaveStatus: true,
});
export type OwnRequest = z.infer<typeof OwnRequest>;
