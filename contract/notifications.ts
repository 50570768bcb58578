import { z } from "zod";
import { Done, Id, IdParams, Instant, ListQuery, PersonName, QueryFlag } from "./common.ts";
import {
  choosableNotifications,
  type DetailsSchema,
  kindNames,
  type NotificationKind,
  notificationKinds,
} from "./notification-kinds.ts";
import { defineOperations } from "./operation.ts";

const notificationOf = <Name extends NotificationKind>(kind: Name) =>
  z.object({
    id: Id,
    kind: z.literal(kind),
    details: notificationKinds[kind].details as DetailsSchema<Name>,
    by: PersonName.nullable(),
    /** The kind decides the type of the record. */
    aboutId: Id.nullable(),
    /** Whether the reader can open the page of the subject; null without one. */
    isPageOpen: z.boolean().nullable(),
    createdAt: Instant,
    readAt: Instant.nullable(),
  });

type OneOf = { [Name in NotificationKind]: ReturnType<typeof notificationOf<Name>> };
type EachOf = [OneOf[NotificationKind], ...OneOf[NotificationKind][]];

export const Notification = z.discriminatedUnion(
  "kind",
  kindNames.map((kind) => notificationOf(kind)) as unknown as EachOf,
);
export type Notification = z.infer<typeof Notification>;

/** The whole content of the bell: the latest snapshot suffices. */
export const NotificationSnapshot = z.object({
  unread: z.int(),
  total: z.int(),
  /** Newest first, at most ten. */
  newest: z.array(Notification),
});
export type NotificationSnapshot = z.infer<typeof NotificationSnapshot>;

/** One kind's channels: in the app and by email. */
export const NotificationPreference = z.object({
  kind: z.enum(choosableNotifications),
  inApp: z.boolean(),
  byMail: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** A channel left out stays unchanged. */
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
    traceless: "Only the reader's own bell.",
  },
  markAllAsRead: {
    method: "POST",
    path: "/secure/notifications/mark-all-as-read",
    access: "completing",
    summary: "Mark all your notifications as read",
    response: Done,
    touches: ["notifications"],
    traceless: "Only the reader's own bell.",
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
    traceless: "Only the reader's own bell.",
  },
});
