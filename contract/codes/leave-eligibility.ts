import type { LeaveStatus, LeaveType, OwnTypeColor } from "./leave.ts";
import type { ParentalGrant } from "./parental-event.ts";

interface Dates {
  startDate: string;
  endDate: string;
}

/** The type of leave, with the company's own where it is one. */
interface Type {
  leaveType: LeaveType;
  ownType?: { id: number; name: string; color: OwnTypeColor } | null | undefined;
}

export interface BlockedDays extends Dates {
  /** Null for the whole company. */
  department: string | null;
  reason: string;
}

export interface MonthsOfLeave {
  months: number;
  days: number;
  /** The legal grant in months, with its source; null outside South Africa. */
  granted: number;
  section: string | null;
  /** The first day after those months; other leave may have used a part of them. Null if there is none. */
  beyondFrom: string | null;
}

interface Cycle {
  from: string;
  to: string;
}

export interface DaysInCycle extends Cycle {
  days: number;
}

export type EligibilityReason =
  | {
      code: "fits";
      values: Type & {
        duration: number;
        remaining: number | null;
        /** How many days the policy lets the balance go below 0, if any. */
        belowZero?: number | undefined;
        /** Blocked days that can be booked nevertheless. */
        blocked?: BlockedDays | undefined;
        /** The last day for a medical certificate, if one is required. */
        certificateDue?: string | undefined;
        inMonths?: MonthsOfLeave | undefined;
        parental?: ParentalGrant | undefined;
        /** The days per cycle, if the leave crosses into another. */
        cycles?: readonly DaysInCycle[] | undefined;
      };
    }
  | {
      code: "outside-employment";
      /** The first and last day of the employment, where set. */
      values: { startDate: string | null; endDate: string | null };
    }
  | {
      code: "blocked";
      /** The field names the date to change. */
      values: BlockedDays & Type & { field: "startDate" | "endDate" };
    }
  /** Annual leave within the notice of an ending employment, by the given section. */
  | { code: "within-notice"; values: Dates & { section: string } }
  /** The notice is too short; with the earliest first day. */
  | { code: "short-notice"; values: { noticeDays: number; earliest: string } }
  /** The entry is too late; with the earliest possible first day. */
  | { code: "too-long-ago"; values: { daysBack: number; earliest: string } }
  /** Within the policy's waiting period; with the first day that gains leave. */
  | { code: "waiting"; values: Type & { months: number; earliest: string } }
  | { code: "ends-before-start"; values: Record<never, never> }
  /** The company does not offer this type. */
  | { code: "not-offered"; values: Type }
  /** Others may ask for this own type, or only reviewers may book it. */
  | { code: "not-for-you"; values: Type }
  /** This own type has no half days. */
  | { code: "whole-days"; values: Type & { field: "startHalf" | "endHalf" } }
  | { code: "not-bookable"; values: Dates }
  | { code: "too-long"; values: { maxDays: number } }
  | { code: "no-working-days"; values: Record<never, never> }
  | { code: "not-a-working-day"; values: { date: string; holiday: string | null } }
  | { code: "overlapping"; values: Dates & Type & { leaveStatus: LeaveStatus } }
  | {
      code: "too-few-days";
      values: Type & {
        duration: number;
        available: number;
        pending: number;
        /** How many days the policy lets the balance go below 0, if any; the available days go down to it. */
        belowZero?: number | undefined;
        /** The cycle with too few days; the values count the days in it. */
        cycle?: Cycle | undefined;
        inMonths?: MonthsOfLeave | undefined;
        parental?: ParentalGrant | undefined;
      };
    };
