import { z } from "zod";
import { occasions } from "./codes/calendar.ts";
import { promiseChanges } from "./codes/continuity.ts";
import { documentCategories } from "./codes/document-category.ts";
import type { ImportState } from "./codes/import.ts";
import { leaveOutcomes, leaveTypes, plannedBalances } from "./codes/leave.ts";
import { choosableNotifications, type NotificationKind } from "./codes/notification-kind.ts";
import {
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  QueryFlag,
} from "./common.ts";
import { defineOperations } from "./operation.ts";

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

/** The details of each kind as codes, names and dates; the client turns them into text. */
export const notificationDetails = {
  welcome: z.object({}),
  leaveRequested: LeaveDetails.extend({
    /** It is asked to cancel leave that was approved. */
    isCancellation: z.literal(true).optional(),
    /** What the leave is for was corrected; it need not be decided on again. */
    isCorrection: z.literal(true).optional(),
    /** It has been asked for before, three working days ago. */
    isReminder: z.literal(true).optional(),
  }),
  leaveDecided: LeaveDetails.extend({ leaveStatus: z.enum(leaveOutcomes) }),
  /** Days that can be taken until a day and no longer: of annual leave, unless it says of which balance. */
  leaveLapses: z.object({
    days: z.number(),
    lastDay: PlainDate,
    balance: z.enum(plannedBalances).optional(),
  }),
  /** A medical certificate that leave lacks: due soon, or late. */
  certificateDue: z.object({
    startDate: PlainDate,
    endDate: PlainDate,
    dueOn: PlainDate,
    isLate: z.boolean(),
    /** Whose leave it is; null if it is the reader's. */
    about: PersonName.nullable(),
  }),
  feedbackReceived: z.object({}),
  feedbackReported: z.object({}),
  documentAdded: z.object({
    documentName: z.string(),
    documentCategory: z.enum(documentCategories),
  }),
  documentExpires: z.object({
    documentName: z.string(),
    expiryDate: PlainDate,
    /** Whom the document is about; null if that is the reader. */
    about: PersonName.nullable(),
  }),
  /** With a reason, the profile was complete and has been returned. */
  profileToComplete: z.object({ reason: z.string().optional() }),
  /** The end of an import that the reader has started: how it ended, and how many rows it added, changed and left out. */
  importFinished: z.object({
    state: z.enum(["finished", "refused", "stopped"] satisfies ImportState[]),
    addedCount: z.int(),
    changedCount: z.int(),
    badCount: z.int(),
  }),
  eventInADay: EventDetails,
  eventInAnHour: EventDetails,
  teamOccasion: z.object({
    occasion: z.enum(occasions),
    about: PersonName,
    day: PlainDate,
    /** Of work; null for a birthday, whose year is nobody's but the employee's. */
    years: z.int().nullable(),
  }),
  /** What happened to a promise, never what it says. */
  promiseChanged: z.object({
    change: z.enum(promiseChanges),
    /** To whom it is; null if that is the reader. */
    about: PersonName.nullable(),
  }),
  promiseDue: z.object({ about: PersonName, dueOn: PlainDate }),
  /** A note about the reader is shared with them, or no longer is. */
  noteShared: z.object({ isShared: z.boolean() }),
  /** The employee whom a note is about has replied to it: who caused it. */
  noteReplied: z.object({}),
  handoverStep: z.object({
    /** The step that it has come to; null once it is finished. */
    step: z.int().nullable(),
    /** Null if the handover is about the reader, or several have been opened. */
    about: PersonName.nullable(),
  }),
  /** The reader stands in for a manager, or no longer does. */
  standIn: z.object({
    isNamed: z.boolean(),
    manager: PersonName,
    from: PlainDate,
    /** The last day, also of one that was ended before it. */
    to: PlainDate,
  }),
} satisfies Record<NotificationKind, z.ZodType>;

const notificationOf = <const Kind extends NotificationKind>(kind: Kind) =>
  z.object({
    id: Id,
    kind: z.literal(kind),
    details: notificationDetails[kind],
    /** Who caused it; null if no one in particular did. */
    by: PersonName.nullable(),
    /** The record it is about; its type follows from the kind. */
    aboutId: Id.nullable(),
    /** Whether the page of the employee whom its details are about is open to the reader now; null if they are about none. */
    isPageOpen: z.boolean().nullable(),
    createdAt: Instant,
    readAt: Instant.nullable(),
  });

export const Notification = z.discriminatedUnion("kind", [
  notificationOf("welcome"),
  notificationOf("leaveRequested"),
  notificationOf("leaveDecided"),
  notificationOf("leaveLapses"),
  notificationOf("certificateDue"),
  notificationOf("feedbackReceived"),
  notificationOf("feedbackReported"),
  notificationOf("documentAdded"),
  notificationOf("documentExpires"),
  notificationOf("profileToComplete"),
  notificationOf("importFinished"),
  notificationOf("eventInADay"),
  notificationOf("eventInAnHour"),
  notificationOf("teamOccasion"),
  notificationOf("promiseChanged"),
  notificationOf("promiseDue"),
  notificationOf("noteShared"),
  notificationOf("noteReplied"),
  notificationOf("handoverStep"),
  notificationOf("standIn"),
]);
export type Notification = z.infer<typeof Notification>;

/** Everything the bell shows: a client that has read the latest snapshot has missed nothing. */
export const NotificationSnapshot = z.object({
  unread: z.int(),
  total: z.int(),
  /** The newest ten, newest first. */
  newest: z.array(Notification),
});
export type NotificationSnapshot = z.infer<typeof NotificationSnapshot>;

/** Whether an employee is notified of a kind in the app and by email. */
export const NotificationPreference = z.object({
  kind: z.enum(choosableNotifications),
  inApp: z.boolean(),
  byMail: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** A channel that is left out stays unchanged. */
export const NotificationPreferenceUpdate = z.strictObject({
  kind: z.enum(choosableNotifications),
  inApp: z.boolean().optional(),
  byMail: z.boolean().optional(),
});
export type NotificationPreferenceUpdate = z.infer<typeof NotificationPreferenceUpdate>;

export const notifications = defineOperations("notifications", {
  list: {
    method: "GET",
    path: "/secure/notifications",
    access: "completing",
    summary: "List your notifications, newest first: all, only the unread or only the read",
    query: ListQuery.pick({ page: true, pageSize: true }).extend({ unread: QueryFlag.optional() }),
    response: z.array(Notification),
    paged: true,
  },
  stream: {
    method: "GET",
    path: "/secure/notifications/stream",
    access: "completing",
    summary: "Stream your unread count and newest notifications, now and after each change",
    response: NotificationSnapshot,
    stream: true,
  },
  markAsRead: {
    method: "POST",
    path: "/secure/notifications/mark-as-read/:id",
    access: "completing",
    summary: "Mark one of your notifications as read; a repeated call changes nothing",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["notifications"],
  },
  markAllAsRead: {
    method: "POST",
    path: "/secure/notifications/mark-all-as-read",
    access: "completing",
    summary: "Mark all your notifications as read",
    response: Done,
    touches: ["notifications"],
  },
  getPreferences: {
    method: "GET",
    path: "/secure/notifications/preferences",
    access: "completing",
    summary: "Get which notifications you receive in the app and which by email",
    response: z.array(NotificationPreference),
  },
  updatePreferences: {
    method: "PUT",
    path: "/secure/notifications/preferences",
    access: "completing",
    summary: "Choose whether you receive one kind of notification in the app and by email",
    body: NotificationPreferenceUpdate,
    response: z.array(NotificationPreference),
    touches: ["notifications"],
  },
});
