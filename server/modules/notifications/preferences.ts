import {
  type ChoosableNotification,
  choosableNotifications,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationDefaults,
} from "#contract/codes/notification-kind.ts";
import type {
  NotificationPreference,
  NotificationPreferenceUpdate,
} from "#contract/notifications.ts";
import type { Context } from "#server/context.ts";
import { listChoices, listChoicesOf, saveChoice } from "./preference-queries.ts";

type Choice = Record<NotificationChannel, boolean | null>;

const effective = (kind: NotificationKind, choice: Choice | undefined) => ({
  inApp: choice?.inApp ?? notificationDefaults[kind].inApp,
  byMail: choice?.byMail ?? notificationDefaults[kind].byMail,
});

const isChoosable = (kind: NotificationKind): kind is ChoosableNotification =>
  choosableNotifications.some((choosable) => choosable === kind);

/** Who of these people is told of a kind in the app, and who by mail. */
export async function reachOf(
  { tx }: Pick<Context, "tx">,
  kind: NotificationKind,
  employeeIds: readonly number[],
): Promise<Record<NotificationChannel, number[]>> {
  const rows = isChoosable(kind) ? await listChoices(tx, kind, employeeIds) : [];
  const choices = new Map(rows.map((row) => [row.employeeId, row]));
  const reachedBy = (channel: NotificationChannel) =>
    employeeIds.filter((id) => effective(kind, choices.get(id))[channel]);
  return { inApp: reachedBy("inApp"), byMail: reachedBy("byMail") };
}

/** How the actor is told of each kind that one can choose about. */
export async function getPreferences({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<NotificationPreference[]> {
  const choices = new Map<string, Choice>(
    (await listChoicesOf(tx, actor.employeeId)).map((row) => [row.kind, row]),
  );
  return choosableNotifications.map((kind) => ({ kind, ...effective(kind, choices.get(kind)) }));
}

/** Changes how the actor is told of a kind; what is chosen as everybody has it is kept as no choice. */
export async function updatePreferences(
  context: Pick<Context, "tx" | "actor">,
  { kind, ...wanted }: NotificationPreferenceUpdate,
): Promise<NotificationPreference[]> {
  const chosen = Object.fromEntries(
    notificationChannels.flatMap((channel) => {
      const isWanted = wanted[channel];
      if (isWanted === undefined) return [];
      return [[channel, isWanted === notificationDefaults[kind][channel] ? null : isWanted]];
    }),
  );
  if (Object.keys(chosen).length > 0)
    await saveChoice(context.tx, context.actor.employeeId, kind, chosen);
  return getPreferences(context);
}
