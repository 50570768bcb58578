import { sql } from "kysely";
import type {
  ChoosableNotification,
  NotificationChannel,
} from "#contract/codes/notification-kind.ts";
import type { Tx } from "#server/db/database.ts";

/** What these people have chosen for one kind; who has chosen nothing is not among them. */
export const listChoices = (tx: Tx, kind: ChoosableNotification, employeeIds: readonly number[]) =>
  tx
    .selectFrom("notificationPreferences")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("kind", "=", kind)
    .select(["employeeId", "inApp", "byMail"])
    .execute();

/** All that one person has chosen. */
export const listChoicesOf = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("notificationPreferences")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .select(["kind", "inApp", "byMail"])
    .execute();

/** Keeps what somebody chose for the channels that are given; null is what everybody gets. */
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
