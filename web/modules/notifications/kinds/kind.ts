import type { IconBeach } from "@tabler/icons-react";
import type { ChoosableNotification, NotificationKind } from "#contract/notification-kinds.ts";
import type { Notification } from "#contract/notifications.ts";
import type { Area } from "#contract/places.ts";
import type { useCurrentEmployee } from "#web/modules/auth/index.ts";
import type { Tone } from "#web/ui/tone.ts";

export type NotificationOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>;

type ToneAndIcon = readonly [tone: Tone, icon: typeof IconBeach];

/** The user's choices, by what they are about, in their order on the screen. */
export const choiceGroups = ["leave", "people", "record", "feedback", "calendar"] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** The name of a kind among the user's choices. */
export interface Choice {
  group: ChoiceGroup;
  name: string;
  help: string;
  /** Whether the user can receive it at all; everyone can by default. */
  isFor?: (user: ReturnType<typeof useCurrentEmployee>) => boolean;
}

interface Shown<Kind extends NotificationKind> {
  /** Green and red only for decisions. */
  icon: ToneAndIcon | ((notification: NotificationOf<Kind>) => ToneAndIcon);
  /** `who` is the person who caused it. */
  title: (notification: NotificationOf<Kind>, who: string) => string;
  body?: (notification: NotificationOf<Kind>) => string;
  /** Its address. */
  leadsTo: (notification: NotificationOf<Kind>, area: Area) => string;
}

export type ShownKind<Kind extends NotificationKind> = Shown<Kind> &
  (Kind extends ChoosableNotification ? { choice: Choice } : unknown);

export type ShownKinds = { [Kind in NotificationKind]: ShownKind<Kind> };

/** The open record, or the list of such records without an id. */
export const opened = (id: number | null, placeOf: (id: number) => string, list: string): string =>
  id === null ? list : placeOf(id);

/** The open record of the notification's author, or the list of such records if either is unknown. */
export const openedOf = (
  { by, aboutId }: Pick<Notification, "by" | "aboutId">,
  placeOf: (employeeId: number, id: number) => string,
  list: string,
): string => (by && aboutId ? placeOf(by.id, aboutId) : list);
