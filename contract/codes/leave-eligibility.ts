import type { LeaveStatus, LeaveType } from "./leave.ts";
import type { ParentalGrant } from "./parental-event.ts";

interface Dates {
  startDate: string;
  endDate: string;
}

/** Days on which leave is blocked, and why. */
export interface BlockedDays extends Dates {
  /** The name of the department for which they are; null for the whole company. */
  department: string | null;
  reason: string;
}

/** How long leave is that the law counts in months. */
export interface MonthsOfLeave {
  months: number;
  /** Beyond the months. */
  days: number;
  /** How many months the law grants, and where it says so; null outside South Africa. */
  granted: number;
  section: string | null;
  /** The first day of it after those months, which other leave may have used in part; null if there is none. */
  beyondFrom: string | null;
}

/** A cycle in which days are gained, such as a year. */
interface Cycle {
  from: string;
  to: string;
}

/** How many days of leave fall in a cycle. */
export interface DaysInCycle extends Cycle {
  days: number;
}

/** Why leave can be booked or not: a code, with the values that its text mentions. */
export type EligibilityReason =
  | {
      code: "fits";
      values: {
        leaveType: LeaveType;
        duration: number;
        remaining: number | null;
        /** The days that are blocked and can be booked for someone all the same. */
        blocked?: BlockedDays | undefined;
        /** The last day on which a medical certificate is in time, if one is wanted. */
        certificateDue?: string | undefined;
        inMonths?: MonthsOfLeave | undefined;
        /** What the law grants, if it is said what the leave is for. */
        parental?: ParentalGrant | undefined;
        /** How many of its days fall in which cycle, if it goes beyond one. */
        cycles?: readonly DaysInCycle[] | undefined;
      };
    }
  | {
      code: "outside-employment";
      /** The first and the last day of the employment, as far as they are set. */
      values: { startDate: string | null; endDate: string | null };
    }
  | {
      code: "blocked";
      /** With the field that has to change. */
      values: BlockedDays & { leaveType: LeaveType; field: "startDate" | "endDate" };
    }
  /** Asked for too few days ahead; the earliest first day. */
  | { code: "short-notice"; values: { noticeDays: number; earliest: string } }
  /** Entered too long after its first day; the earliest one. */
  | { code: "too-long-ago"; values: { daysBack: number; earliest: string } }
  /** Within the months of service that the policy wants before the first days; the first day with some. */
  | { code: "waiting"; values: { leaveType: LeaveType; months: number; earliest: string } }
  | { code: "ends-before-start"; values: Record<never, never> }
  /** The company does not offer leave of the type. */
  | { code: "not-offered"; values: { leaveType: LeaveType } }
  | { code: "not-bookable"; values: Dates }
  | { code: "too-long"; values: { maxDays: number } }
  | { code: "no-working-days"; values: Record<never, never> }
  | { code: "not-a-working-day"; values: { date: string; holiday: string | null } }
  | { code: "overlapping"; values: Dates & { leaveType: LeaveType; leaveStatus: LeaveStatus } }
  | {
      code: "too-few-days";
      values: {
        leaveType: LeaveType;
        duration: number;
        available: number;
        /** Days of other requests that are not decided yet. */
        pending: number;
        /** The cycle of which there are too few, if the leave goes beyond it; the days are those in it. */
        cycle?: Cycle | undefined;
        inMonths?: MonthsOfLeave | undefined;
        parental?: ParentalGrant | undefined;
      };
    };
