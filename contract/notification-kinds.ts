import { z } from "zod";
import { occasions } from "./codes/calendar.ts";
import { promiseChanges } from "./codes/continuity.ts";
import { documentCategories } from "./codes/document-category.ts";
import type { ImportState } from "./codes/import.ts";
import { leaveOutcomes, leaveTypes, plannedBalances } from "./codes/leave.ts";
import { PersonName, PlainDate } from "./common.ts";
import type { ModuleName } from "./operation.ts";

const LeaveDetails = z.object({
  leaveType: z.enum(leaveTypes),
  startDate: PlainDate,
  endDate: PlainDate,
  /** In working days. */
  leaveDuration: z.number(),
});

/** A work event at the time for which it reminds, in the company's time zone: "09:00:00". */
const EventDetails = z.object({
  eventName: z.string(),
  eventDate: PlainDate,
  eventTime: z.string(),
});

/** The channels by which an employee can be notified. */
export type NotificationChannel = "inApp" | "byMail";

interface Kind extends Record<NotificationChannel, boolean> {
  /** Sent to everyone, whatever they have chosen. */
  isChoosable?: false;
  /** The operation it reports: the reader's screens must show its effects. */
  reports?: `${ModuleName}.${string}`;
  /** What it says, as codes, names and dates; the screen turns them into text. */
  details: z.ZodType;
}

/** Every kind of notification, in the order of the choices, with the channels for those who have chosen none. */
export const notificationKinds = {
  welcome: { inApp: true, byMail: false, isChoosable: false, details: z.object({}) },
  leaveRequested: {
    inApp: true,
    byMail: true,
    reports: "leave.createRequest",
    details: LeaveDetails.extend({
      /** It is asked to cancel leave that was approved. */
      isCancellation: z.literal(true).optional(),
      /** What the leave is for was corrected; it need not be decided on again. */
      isCorrection: z.literal(true).optional(),
      /** It has been asked for before, three working days ago. */
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
      /** The last day on which they can be taken. */
      lastDay: PlainDate,
      /** Annual leave if it is missing. */
      balance: z.enum(plannedBalances).optional(),
    }),
  },
  certificateDue: {
    inApp: true,
    byMail: true,
    details: z.object({
      startDate: PlainDate,
      endDate: PlainDate,
      dueOn: PlainDate,
      isLate: z.boolean(),
      /** The employee on leave; null if that is the reader. */
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
  documentExpires: {
    inApp: true,
    byMail: true,
    details: z.object({
      documentName: z.string(),
      expiryDate: PlainDate,
      /** The document's employee; null if that is the reader. */
      about: PersonName.nullable(),
    }),
  },
  profileToComplete: {
    inApp: true,
    byMail: true,
    /** With a reason, the profile was complete and has been returned. */
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
    /** What happened to it, never what it says. */
    details: z.object({
      change: z.enum(promiseChanges),
      /** The promise's employee; null if that is the reader. */
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
    /** Whether it is now shared, or no longer is. */
    details: z.object({ isShared: z.boolean() }),
  },
  noteReplied: {
    inApp: true,
    byMail: true,
    reports: "notes.replyToNote",
    details: z.object({}),
  },
  handoverStep: {
    inApp: true,
    byMail: true,
    reports: "continuity.finishStep",
    details: z.object({
      /** The step that it has come to; null once it is finished. */
      step: z.int().nullable(),
      /** Null if the handover is about the reader, or several have been opened. */
      about: PersonName.nullable(),
    }),
  },
  standIn: {
    inApp: true,
    byMail: true,
    reports: "continuity.nameStandIn",
    details: z.object({
      /** Whether the reader now stands in for the manager, or no longer does. */
      isNamed: z.boolean(),
      manager: PersonName,
      from: PlainDate,
      /** The last day, also of one that was ended before it. */
      to: PlainDate,
    }),
  },
} satisfies Record<string, Kind>;

type Kinds = typeof notificationKinds;
export type NotificationKind = keyof Kinds;
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

/** The schema of a kind's details. */
export type DetailsSchema<Name extends NotificationKind> = Kinds[Name]["details"];
export type DetailsOf<Name extends NotificationKind> = z.infer<DetailsSchema<Name>>;

export type ChoosableNotification = {
  [Name in NotificationKind]: Kinds[Name] extends { isChoosable: false } ? never : Name;
}[NotificationKind];
export const choosableNotifications = kindNames.filter(
  (name): name is ChoosableNotification => !("isChoosable" in notificationKinds[name]),
);
