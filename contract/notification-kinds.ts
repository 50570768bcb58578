import { z } from "zod";
import { occasions } from "./codes/calendar.ts";
import { promiseChanges } from "./codes/continuity.ts";
import { documentCategories } from "./codes/document-category.ts";
import type { ImportState } from "./codes/import.ts";
import { leaveOutcomes, leaveTypes, plannedBalances } from "./codes/leave.ts";
import { PersonName, PlainDate } from "./common.ts";
import { OwnTypeName } from "./leave/own-types.ts";
import type { ModuleName } from "./operation.ts";

const LeaveDetails = z.object({
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullish(),
  startDate: PlainDate,
  endDate: PlainDate,
  /** In working days. */
  leaveDuration: z.number(),
});

/** At the time of a reminder, in the company's time zone: "09:00:00". */
const EventDetails = z.object({
  eventName: z.string(),
  eventDate: PlainDate,
  eventTime: z.string(),
});

/** The channels by which an employee can be notified. */
export type NotificationChannel = "inApp" | "byMail";

interface Kind extends Record<NotificationChannel, boolean> {
  /** Sent to everyone, whatever their preferences. */
  isChoosable?: false;
  /** The reported operation: the reader's screens must show its effects. */
  reports?: `${ModuleName}.${string}`;
  details: z.ZodType;
}

/** In the order of the preferences, with the default channels. */
export const notificationKinds = {
  welcome: { inApp: true, byMail: false, isChoosable: false, details: z.object({}) },
  leaveRequested: {
    inApp: true,
    byMail: true,
    reports: "leave.createRequest",
    details: LeaveDetails.extend({
      /** A request to cancel approved leave. */
      isCancellation: z.literal(true).optional(),
      /** A correction of the event; it needs no new decision. */
      isCorrection: z.literal(true).optional(),
      /** The request before its change; it still needs a decision. */
      before: LeaveDetails.omit({ leaveType: true }).optional(),
      /** A repetition after three working days. */
      isReminder: z.literal(true).optional(),
    }),
  },
  leaveDecided: {
    inApp: true,
    byMail: true,
    reports: "leave.approve",
    details: LeaveDetails.extend({ leaveStatus: z.enum(leaveOutcomes) }),
  },
  leaveLapses: {
    inApp: true,
    byMail: true,
    details: z.object({
      days: z.number(),
      /** The last day to use them. */
      lastDay: PlainDate,
      /** Annual leave if it is missing. */
      balance: z.enum(plannedBalances).optional(),
      /** In the place of a balance. */
      ownType: OwnTypeName.optional(),
      /** True for days that do not lapse but should be taken. */
      isStatutory: z.boolean().optional(),
    }),
  },
  certificateDue: {
    inApp: true,
    byMail: true,
    details: z.object({
      /** Sick leave if it is missing. */
      ownType: OwnTypeName.nullish(),
      startDate: PlainDate,
      endDate: PlainDate,
      dueOn: PlainDate,
      isLate: z.boolean(),
      /** Null if it is the reader. */
      about: PersonName.nullable(),
    }),
  },
  feedbackReceived: {
    inApp: true,
    byMail: true,
    reports: "feedback.sendFeedback",
    details: z.object({}),
  },
  feedbackReported: {
    inApp: true,
    byMail: true,
    reports: "feedback.report",
    details: z.object({}),
  },
  documentAdded: {
    inApp: true,
    byMail: false,
    reports: "documents.upload",
    details: z.object({
      documentName: z.string(),
      documentCategory: z.enum(documentCategories),
    }),
  },
  domainLost: {
    inApp: true,
    byMail: true,
    reports: "sso.checkDomain",
    details: z.object({ domain: z.string() }),
  },
  emergencySignIn: {
    inApp: true,
    byMail: true,
    isChoosable: false,
    details: z.object({ about: PersonName }),
  },
  ssoNotRequired: {
    inApp: true,
    byMail: true,
    isChoosable: false,
    reports: "sso.stopRequiring",
    details: z.object({
      /** Of this product, in place of a super administrator. */
      byOperator: z.boolean(),
    }),
  },
  keyMade: {
    inApp: true,
    byMail: true,
    reports: "keys.createKey",
    details: z.object({ name: z.string() }),
  },
  keyEnds: {
    inApp: true,
    byMail: true,
    details: z.object({ name: z.string(), endsOn: PlainDate }),
  },
  hookFails: {
    inApp: true,
    byMail: true,
    details: z.object({
      name: z.string(),
      /** Whether no more is sent; before that, a day has passed without success. */
      isStopped: z.boolean(),
    }),
  },
  documentExpires: {
    inApp: true,
    byMail: true,
    details: z.object({
      documentName: z.string(),
      expiryDate: PlainDate,
      about: PersonName.nullable(),
    }),
  },
  profileToComplete: {
    inApp: true,
    byMail: true,
    /** With a reason, a complete profile was returned. */
    details: z.object({ reason: z.string().optional() }),
  },
  importFinished: {
    inApp: true,
    byMail: false,
    isChoosable: false,
    reports: "import.start",
    details: z.object({
      state: z.enum(["finished", "refused", "stopped"] satisfies ImportState[]),
      addedCount: z.int(),
      changedCount: z.int(),
      badCount: z.int(),
    }),
  },
  eventInADay: { inApp: true, byMail: false, details: EventDetails },
  eventInAnHour: { inApp: true, byMail: false, details: EventDetails },
  teamOccasion: {
    inApp: true,
    byMail: false,
    details: z.object({
      occasion: z.enum(occasions),
      about: PersonName,
      day: PlainDate,
      /** Of work; null for a birthday, as the year of birth is confidential. */
      years: z.int().nullable(),
    }),
  },
  promiseChanged: {
    inApp: true,
    byMail: false,
    reports: "continuity.makePromise",
    /** The event, never the text. */
    details: z.object({
      change: z.enum(promiseChanges),
      /** Null if it is the reader. */
      about: PersonName.nullable(),
    }),
  },
  promiseDue: {
    inApp: true,
    byMail: true,
    details: z.object({ about: PersonName, dueOn: PlainDate }),
  },
  noteShared: {
    inApp: true,
    byMail: true,
    reports: "notes.updateNote",
    /** False if it is no longer shared. */
    details: z.object({ isShared: z.boolean() }),
  },
  noteReplied: {
    inApp: true,
    byMail: true,
    reports: "notes.replyToNote",
    details: z.object({}),
  },
  lineChanged: {
    inApp: true,
    byMail: false,
    reports: "continuity.setLines",
    details: z.object({
      /** `decides`: requests for leave wait for the reader since the change. `standIn`: it ends the reader's stand-in. */
      role: z.enum(["employee", "incoming", "outgoing", "decides", "standIn"]),
      /** The first day of the change. */
      from: PlainDate,
      /** The employee's next manager, or none; for a stand-in the former one. */
      manager: PersonName.nullable(),
      /** The numbers of people who pass on, and of what waits with them. */
      people: z.int(),
      requests: z.int(),
      promises: z.int(),
      /** The only one of these people; null if there are several. */
      about: PersonName.nullable(),
    }),
  },
  handoverStep: {
    inApp: true,
    byMail: true,
    reports: "continuity.finishStep",
    details: z.object({
      /** The current step; null once finished. */
      step: z.int().nullable(),
      /** Null if it is the reader, or for several handovers. */
      about: PersonName.nullable(),
    }),
  },
  standIn: {
    inApp: true,
    byMail: true,
    reports: "continuity.nameStandIn",
    details: z.object({
      /** False ends the stand-in. */
      isNamed: z.boolean(),
      manager: PersonName,
      from: PlainDate,
      /** The planned last day, even after an early end. */
      to: PlainDate,
    }),
  },
} satisfies Record<string, Kind>;

type Kinds = typeof notificationKinds;
export type NotificationKind = keyof Kinds;
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

export type DetailsSchema<Name extends NotificationKind> = Kinds[Name]["details"];
export type DetailsOf<Name extends NotificationKind> = z.infer<DetailsSchema<Name>>;

export type ChoosableNotification = {
  [Name in NotificationKind]: Kinds[Name] extends { isChoosable: false } ? never : Name;
}[NotificationKind];
export const choosableNotifications = kindNames.filter(
  (name): name is ChoosableNotification => !("isChoosable" in notificationKinds[name]),
);
