import { z } from "zod";
import { Id, PersonName, PlainDate } from "#contract/common.ts";
import { Shortfall } from "../planning/day-rules.ts";
import { Leave } from "./request.ts";

/** An employee's approved leave as colleagues may see it: that they are away, and until when. */
export const Absence = Leave.pick({ id: true, startDate: true, endDate: true }).extend({
  employee: PersonName,
});
export type Absence = z.infer<typeof Absence>;

/** From whom the reader has taken over to lead an employee, null for the super administrators, and their first day. */
export const TakenOver = z.object({ from: z.string().nullable(), on: PlainDate });
export type TakenOver = z.infer<typeof TakenOver>;

/** A leave request that the reader may decide on, never their own, with what the decision needs. */
export const PendingReview = Leave.pick({
  id: true,
  leaveType: true,
  startDate: true,
  endDate: true,
  startHalf: true,
  endHalf: true,
  leaveDuration: true,
  reason: true,
  can: true,
  version: true,
}).extend({
  employee: PersonName,
  /** The manager for whom the reader stands in with it; null if it is the reader's own to decide. */
  standsInFor: z.string().nullable(),
  /** Null if the reader led the employee when it was made, or does not lead them. */
  takenOver: TakenOver.nullable(),
  /** Days left of its balance once it is approved, below 0 if it does not fit; null if it draws on none. */
  remainingAfter: z.number().nullable(),
  /** The department that the employee is in on the first day; null if they are in none. */
  department: z.object({ id: Id, name: z.string() }).nullable(),
  /** Others of that department who are away on these days, as far as the reader may see their leave: the first two, and how many. */
  othersAway: z.object({ items: z.array(Absence), total: z.int() }),
  /** The day on which fewest would be at work if it is approved, if they would be fewer than the company wants. */
  staffing: Shortfall.nullable(),
});
export type PendingReview = z.infer<typeof PendingReview>;
