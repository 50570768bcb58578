import { z } from "zod";
import { occasions } from "./codes/calendar.ts";
import { leaveTypes } from "./codes/leave.ts";
import { Id, Instant, PersonName, PlainDate } from "./common.ts";
import { ManagerTerm } from "./continuity/continuity.ts";
import { NewPerson } from "./continuity/first-days.ts";
import { QuietPerson } from "./continuity/gaps.ts";
import { HandoverSummary, PassingPerson } from "./continuity/handovers.ts";
import { Promised } from "./continuity/promises.ts";
import { OwnTypeName } from "./leave/own-types.ts";
import { OwnBalance, OwnRequest } from "./leave/requests/own-leave.ts";
import { Absence, PendingReview } from "./leave/requests/pending-review.ts";
import { defineOperations } from "./operation.ts";
import { RecentChange, StoryMatter } from "./story.ts";

const topOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int() });

export const KnownAbsence = Absence.extend({
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullable(),
});
export type KnownAbsence = z.infer<typeof KnownAbsence>;

/** Head count at the end of a month; the last entry is today's. */
export const HeadCount = z.object({ date: PlainDate, people: z.int() });
export type HeadCount = z.infer<typeof HeadCount>;

/** Approved leave of one type that started this year, in days and requests. */
export const LeaveTypeUse = z.object({
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullable(),
  days: z.number(),
  requests: z.int(),
});
export type LeaveTypeUse = z.infer<typeof LeaveTypeUse>;

/** A birthday or a work anniversary on its observed day. The year of birth is confidential. */
const Occasion = z.object({
  kind: z.enum(occasions),
  employee: PersonName,
  date: PlainDate,
  /** Years of service; null for a birthday. */
  years: z.int().nullable(),
});

const IncompleteProfile = PersonName.extend({ since: Instant });

/** A probation that ends soon, or ended without a decision on what follows. */
const EndingProbation = z.object({ employee: PersonName, lastDay: PlainDate });

const VacantPosition = z.object({
  id: Id,
  positionTitle: z.string(),
  departmentName: z.string(),
});

const UnreadFeedback = z.object({
  id: Id,
  sender: PersonName,
  title: z.string(),
  createdAt: Instant,
});

/** What happened, without words: those are read in the history. */
const OwnEntry = StoryMatter.pick({ id: true, kind: true, day: true, by: true });

/** Someone without a manager until they come to the reader. */
const ComingPerson = z.object({
  employee: PersonName,
  /** On that day. */
  positionTitle: z.string().nullable(),
  from: PlainDate,
  /** Whether their employment begins on that day. */
  isNew: z.boolean(),
});
export type ComingPerson = z.infer<typeof ComingPerson>;

/** What both dashboards have: what waits for the reader, what changes next, and their own history. */
const Home = z.object({
  /** The day to which all values refer. */
  today: PlainDate,
  /** People the reader has led for less than thirty days, until all is read and they have talked. */
  newWithYou: topOf(NewPerson),
  pendingReviews: topOf(PendingReview),
  /** Those that await the reader, the first due first. */
  handovers: topOf(HandoverSummary),
  /** To the reader's people: open or proposed, the first due first. */
  promises: topOf(Promised),
  unreadFeedback: topOf(UnreadFeedback),
  /** The reader's people, by name. */
  quiet: topOf(QuietPerson),
  /** To or from the reader, or for super administrators in the company; the first day first. */
  passingOn: topOf(PassingPerson),
  /** Without a handover, as they have no manager today; the first day first. */
  comingToYou: topOf(ComingPerson),
  /** The reader's own managers, the earliest first, and their latest matters. */
  ownHistory: topOf(OwnEntry).extend({ managers: z.array(ManagerTerm) }),
});
export type Home = z.infer<typeof Home>;

/** What a company has set up in its first ninety days. */
const SetUp = z.object({
  /** The first names, by alphabet; registration adds the owner's department. */
  departments: topOf(z.string()),
  hasColleagues: z.boolean(),
  hasManagers: z.boolean(),
  /** Chosen for everyone, from any day. */
  hasLeavePolicy: z.boolean(),
});
export type SetUp = z.infer<typeof SetUp>;

export const SuperadminDashboard = Home.extend({
  /** Null once all is set up, or after ninety days. */
  setUp: SetUp.nullable(),
  incompleteProfiles: topOf(IncompleteProfile),
  vacantPositions: topOf(VacantPosition),
  /** Ending within 30 days, or over; the first to end first. */
  endingProbations: topOf(EndingProbation),
  /** Today and in the next two weeks; those already away first. */
  away: topOf(KnownAbsence).extend({ today: z.int() }),
  /** Active employees. */
  people: z.int(),
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
    ownType: OwnTypeName.nullable(),
  }),
  z.object({ kind: z.literal("birthday"), date: PlainDate, employee: PersonName }),
]);
export type UpcomingEvent = z.infer<typeof UpcomingEvent>;

/** Someone the reader leads, with their position today. */
const LedPerson = z.object({ employee: PersonName, positionTitle: z.string().nullable() });

export const StaffDashboard = Home.extend({
  balances: z.object({
    annual: OwnBalance,
    sick: OwnBalance,
    family: OwnBalance,
    maternity: OwnBalance,
    study: OwnBalance,
    timeInLieu: OwnBalance,
    /** Of the own types that the reader may ask for or has taken. */
    own: z.array(OwnBalance.extend({ type: OwnTypeName })),
  }),
  /** Those that await a decision, the newest first. */
  requests: topOf(OwnRequest),
  /** To the reader: open or proposed, the first due first. */
  ownPromises: topOf(Promised),
  teamAway: topOf(Absence),
  events: z.array(UpcomingEvent),
  /** The reader's active people, by name. */
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
