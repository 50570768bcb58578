import type { ChoosableNotification, NotificationKind } from "#contract/notification-kinds.ts";
import type { Notification } from "#contract/notifications.ts";
import type { Area } from "#contract/places.ts";
import { calendarKinds } from "./calendar.ts";
import { continuityKinds } from "./continuity.ts";
import { documentKinds } from "./documents.ts";
import { feedbackKinds } from "./feedback.ts";
import type { Choice, ShownKind, ShownKinds } from "./kind.ts";
import { leaveKinds } from "./leave.ts";
import { noteKinds } from "./notes.ts";
import { peopleKinds } from "./people.ts";

const kinds: ShownKinds = {
  ...peopleKinds,
  ...leaveKinds,
  ...feedbackKinds,
  ...documentKinds,
  ...calendarKinds,
  ...continuityKinds,
  ...noteKinds,
};

/** The kind's presentation, which only receives notifications of its own kind. */
const shownOf = ({ kind }: Notification) => kinds[kind] as ShownKind<NotificationKind>;

export interface NotificationText {
  title: string;
  body?: string;
}

export function textOf(notification: Notification): NotificationText {
  const { title, body } = shownOf(notification);
  return {
    title: title(notification, notification.by?.name ?? "Someone"),
    ...(body && { body: body(notification) }),
  };
}

export function iconOf(notification: Notification) {
  const { icon } = shownOf(notification);
  return typeof icon === "function" ? icon(notification) : icon;
}

export const destinationOf = (notification: Notification, area: Area): string =>
  shownOf(notification).leadsTo(notification, area);

export const choiceOf = (kind: ChoosableNotification): Choice => kinds[kind].choice;
