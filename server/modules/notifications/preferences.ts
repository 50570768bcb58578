import {
  type ChoosableNotification,
  choosableNotifications,
  type NotificationChannel,
  notificationKinds,
} from "#contract/notification-kinds.ts";
import type {
  NotificationPreference,
  NotificationPreferenceUpdate,
} from "#contract/notifications.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

type Choice = Record<NotificationChannel, boolean | null>;

const effective = (kind: ChoosableNotification, choice: Choice | undefined) => ({
  inApp: choice?.inApp ?? notificationKinds[kind].inApp,
  byMail: choice?.byMail ?? notificationKinds[kind].byMail,
});

/** The actor's setting for each kind that can be chosen. */
export async function getPreferences({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<NotificationPreference[]> {
  const choices = new Map<string, Choice>(
    (await listChoices(tx, actor.employeeId)).map((row) => [row.kind, row]),
  );
  return choosableNotifications.map((kind) => ({ kind, ...effective(kind, choices.get(kind)) }));
}

/** Changes how the actor is notified of a kind; the default is stored as no choice. */
export async function updatePreferences(
  context: Pick<Context, "tx" | "actor">,
  { kind, ...wanted }: NotificationPreferenceUpdate,
): Promise<NotificationPreference[]> {
  const chosen = Object.fromEntries(
    (["inApp", "byMail"] as const).flatMap((channel) => {
      const isWanted = wanted[channel];
      if (isWanted === undefined) return [];
      return [[channel, isWanted === notificationKinds[kind][channel] ? null : isWanted]];
    }),
  );
  if (Object.keys(chosen).length > 0)
    await saveChoice(context.tx, context.actor.employeeId, kind, chosen);
  return getPreferences(context);
}

const listChoices = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("notificationPreferences")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .select(["kind", "inApp", "byMail"])
    .execute();

/** Null is the default. */
const saveChoice = (
  tx: Tx,
  employeeId: number,
  kind: ChoosableNotification,
  chosen: Partial<Record<NotificationChannel, boolean | null>>,
) =>
  tx
    .insertInto("notificationPreferences")
    .values({ tenantId: tx.tenantId, employeeId, kind, ...chosen })
    .onConflict((conflict) =>
      conflict.columns(["tenantId", "employeeId", "kind"]).doUpdateSet(chosen),
    )
    .execute();
