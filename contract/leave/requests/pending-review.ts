import { z } from "zod";
import { Id, PersonName, PlainDate } from "#contract/common.ts";
import { Shortfall } from "../planning/day-rules.ts";
import { Leave } from "./request.ts";

/** An absence as colleagues see it: who, and until when. */
export const Absence = Leave.pick({ id: true, startDate: true, endDate: true }).extend({
  employee: PersonName,
});
export type Absence = z.infer<typeof Absence>;

/** The former manager of an employee (null: the super administrators), and the reader's first day. */
export const TakenOver = z.object({ from: z.string().nullable(), on: PlainDate });

/** The next manager of an employee (null: the super administrators), and their first day. */
const PassesOn = z.object({ to: z.string().nullable(), on: PlainDate });
export type TakenOver = z.infer<typeof TakenOver>;

/** A request for the reader's decision, never their own, with the material it needs. */
export const PendingReview = Leave.pick({
  id: true,
  leaveType: true,
  ownType: true,
  startDate: true,
  endDate: true,
  startHalf: true,
  endHalf: true,
  leaveDuration: true,
  reason: true,
  familyRelation: true,
  replacesId: true,
  can: true,
  version: true,
}).extend({
  employee: PersonName,
  /** The manager the reader represents; null if the decision is the reader's own. */
  standsInFor: z.string().nullable(),
  /** Null if the reader already was the manager, or is not the manager. */
  takenOver: TakenOver.nullable(),
  /** A change of manager until the end of this leave, as far as announced; null for stand-ins. */
  passesOn: PassesOn.nullable(),
  /** The people whom the employee leads on the first day without a stand-in. */
  leads: z.int(),
  /** Of the employment, if one is recorded; null for stand-ins. */
  lastDay: PlainDate.nullable(),
  /** Days left after approval; null if too few are left for it, or if it draws on no balance. */
  remainingAfter: z.number().nullable(),
  /** How many days too few are left for it; 0 if it fits. */
  lackingDays: z.number(),
  /** The employee's department on the first day; null without one. */
  department: z.object({ id: Id, name: z.string() }).nullable(),
  /** Absences in that department, as visible to the reader: the first two, and the total. */
  othersAway: z.object({ items: z.array(Absence), total: z.int() }),
  /** The day with the fewest people at work after approval, if under the company's minimum. */
  staffing: Shortfall.nullable(),
});
export type PendingReview = z.infer<typeof PendingReview>;
