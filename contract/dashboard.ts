import { z } from "zod";
import { occasions } from "./codes/calendar.ts";
import { leaveTypes } from "./codes/leave.ts";
import { Id, Instant, PersonName, PlainDate } from "./common.ts";
import { NewPerson } from "./continuity/first-days.ts";
import { HandoverSummary } from "./continuity/handovers.ts";
import { Promised } from "./continuity/promises.ts";
import { OwnBalance, OwnRequest } from "./leave/requests/own-leave.ts";
import { Absence, PendingReview } from "./leave/requests/pending-review.ts";
import { defineOperations } from "./operation.ts";
import { RecentChange } from "./story.ts";

/** The top of a list, and how many items the whole list has. */
const topOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int() });

export const KnownAbsence = Absence.extend({ leaveType: z.enum(leaveTypes) });
export type KnownAbsence = z.infer<typeof KnownAbsence>;

/** How many people the company had at the end of a month; the last entry is today. */
export const HeadCount = z.object({ date: PlainDate, people: z.int() });
export type HeadCount = z.infer<typeof HeadCount>;

/** Days of approved leave of one type that started in the running year, and in how many requests. */
export const LeaveTypeUse = z.object({
  leaveType: z.enum(leaveTypes),
  days: z.number(),
  requests: z.int(),
});
export type LeaveTypeUse = z.infer<typeof LeaveTypeUse>;

/** A birthday or a work anniversary, on the day it is observed. The year of birth is confidential. */
const Occasion = z.object({
  kind: z.enum(occasions),
  employee: PersonName,
  date: PlainDate,
  /** Years of service; null for a birthday. */
  years: z.int().nullable(),
});

const IncompleteProfile = PersonName.extend({ since: Instant });

/** Someone on probation whose last day of it is near, or over without a decision on what follows. */
const EndingProbation = z.object({ employee: PersonName, lastDay: PlainDate });

const VacantPosition = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentName: z.string(),
});

export const SuperadminDashboard = z.object({
  /** The day that everything here refers to. */
  today: PlainDate,
  /** Whom the reader leads since less than thirty days, until everything about them is read and they have talked. */
  newWithYou: topOf(NewPerson),
  /** The handovers that wait for the caller, the first due first. */
  handovers: topOf(HandoverSummary),
  pendingReviews: topOf(PendingReview),
  incompleteProfiles: topOf(IncompleteProfile),
  vacantPositions: topOf(VacantPosition),
  /** Within 30 days, and those that are over, first to end first. */
  endingProbations: topOf(EndingProbation),
  /** Today and in the next two weeks, those already away first. */
  away: topOf(KnownAbsence).extend({ today: z.int() }),
  /** Active employees. */
  people: z.int(),
  /** Those of them whose first day is still to come, and the next such day. */
  starting: z.object({ total: z.int(), next: PlainDate.nullable() }),
  headCount: z.array(HeadCount),
  leaveUse: z.array(LeaveTypeUse),
  occasions: topOf(Occasion),
  changes: z.array(RecentChange),
});
export type SuperadminDashboard = z.infer<typeof SuperadminDashboard>;

/** An event in the coming weeks. */
export const UpcomingEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("holiday"), date: PlainDate, name: z.string() }),
  z.object({
    kind: z.literal("work"),
    date: PlainDate,
    id: Id,
    name: z.string(),
    /** In the company's time zone: "09:00:00". */
    time: z.string(),
  }),
  z.object({
    kind: z.literal("leave"),
    date: PlainDate,
    id: Id,
    endDate: PlainDate,
    leaveType: z.enum(leaveTypes),
  }),
  z.object({ kind: z.literal("birthday"), date: PlainDate, employee: PersonName }),
]);
export type UpcomingEvent = z.infer<typeof UpcomingEvent>;

const UnreadFeedback = z.object({
  id: Id,
  sender: PersonName,
  title: z.string(),
  createdAt: Instant,
});

/** Someone whom the reader leads, with their position today. */
const LedPerson = z.object({ employee: PersonName, positionTitle: z.string().nullable() });

export const StaffDashboard = z.object({
  today: PlainDate,
  /** Whom the reader leads since less than thirty days, until everything about them is read and they have talked. */
  newWithYou: topOf(NewPerson),
  pendingReviews: topOf(PendingReview),
  balances: z.object({
    annual: OwnBalance,
    sick: OwnBalance,
    family: OwnBalance,
    maternity: OwnBalance,
    study: OwnBalance,
    timeInLieu: OwnBalance,
  }),
  requests: topOf(OwnRequest),
  /** In the reader's department, today and in the next two weeks. */
  teamAway: topOf(Absence),
  events: z.array(UpcomingEvent),
  unreadFeedback: topOf(UnreadFeedback),
  /** To those whom the reader leads: open or proposed, the first due first. */
  promises: topOf(Promised),
  /** Those that wait for the reader, the first due first. */
  handovers: topOf(HandoverSummary),
  /** The active employees whom the reader leads, by name. */
  people: topOf(LedPerson),
});
export type StaffDashboard = z.infer<typeof StaffDashboard>;

export const dashboard = defineOperations("dashboard", {
  superadmin: {
    method: "GET",
    path: "/secure/dashboard/superadmin",
    access: "superadmin",
    summary: "The company at a glance: pending decisions, absences, headcount and recent changes",
    response: SuperadminDashboard,
  },
  staff: {
    method: "GET",
    path: "/secure/dashboard/staff",
    access: "approved",
    summary: "Your leave, your team's absences, upcoming events and what needs your attention",
    response: StaffDashboard,
  },
});
