import type { z } from "zod";
import { PersonName } from "./common.ts";
import { Leave } from "./leave.ts";

/** A leave request that the reader may decide on; never their own. */
export const PendingReview = Leave.pick({
  id: true,
  leaveType: true,
  startDate: true,
  endDate: true,
  leaveDuration: true,
  reason: true,
  can: true,
}).extend({ employee: PersonName });
export type PendingReview = z.infer<typeof PendingReview>;
