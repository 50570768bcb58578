import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { Day } from "../days.ts";
import type { Person } from "./person.ts";

export interface PlannedLeave {
  person: Person;
  leaveType: LeaveType;
  firstDay: Day;
  lastDay: Day;
  reason: string;
  askedAt: Date;
  /** Null while it is undecided. */
  decision: { at: Date; isApproved: boolean } | null;
}
