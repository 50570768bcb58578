import type { ChoosableNotification, NotificationChannel } from "#contract/notification-kinds.ts";
import type { Tx } from "#server/db/database.ts";

/** All that one employee has chosen. */
export const listChoices = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("notificationPreferences")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .select(["kind", "inApp", "byMail"])
    .execute();

/** Stores what an employee chose for the channels given; null is the default. */
export const saveChoice = (
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
