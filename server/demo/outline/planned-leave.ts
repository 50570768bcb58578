import type { LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { Day } from "../days.ts";
import type { Person } from "./person.ts";

export interface PlannedLeave {
  person: Person;
  leaveType: LeaveType;
  /** The name of the company's own type. */
  ownType?: string;
  firstDay: Day;
  lastDay: Day;
  reason: string;
  parental?: ParentalFacts;
  askedAt: Date;
  /** Null while undecided. */
  decision: { at: Date; isApproved: boolean } | null;
}
