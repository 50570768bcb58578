import { sql } from "kysely";
import type { NotificationChannel, NotificationKind } from "#contract/codes/notification-kind.ts";
import type { Tx } from "#server/db/database.ts";
import { announcement } from "#server/live/announcement.ts";

/** A record that no longer needs attention: its notifications of this kind are settled. */
export interface Settled {
  kind: NotificationKind;
  aboutId: number;
}

interface NewNotification {
  kind: NotificationKind;
  details: object;
  byId: number | null;
  aboutId: number | null;
}

const readAbout = (tx: Tx, { kind, aboutId }: Settled, at: string) => sql`
  update notifications set read_at = ${at}::timestamptz
  where tenant_id = ${tx.tenantId} and id in (
    select id from notifications
    where tenant_id = ${tx.tenantId} and about_id = ${aboutId} and kind = ${kind} and read_at is null
    -- A transaction that has one of them locked is marking it as read.
    for update skip locked)
  returning employee_id`;

/** Marks what is unread about a request as read, and returns whose it was. */
export async function saveSettled(tx: Tx, settled: Settled, at: string): Promise<number[]> {
  const { rows } = await sql<{ employeeId: number }>`${readAbout(tx, settled, at)}`.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** Marks as unread what was settled at a moment, and returns whose it was. */
export async function saveUnsettled(
  tx: Tx,
  { kind, aboutId }: Settled,
  settledAt: string,
): Promise<number[]> {
  const rows = await tx
    .updateTable("notifications")
    .set({ readAt: null })
    .where("tenantId", "=", tx.tenantId)
    .where("aboutId", "=", aboutId)
    .where("kind", "=", kind)
    .where("readAt", "=", settledAt)
    .returning("employeeId")
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

/**
 * Adds a notification for each recipient who wants it in the app, marks as read what it settles, announces both, and returns
 * who wants a mail. One statement, however many recipients there are.
 */
export async function saveNotifications(
  tx: Tx,
  recipientIds: readonly number[],
  { kind, details, byId, aboutId }: NewNotification,
  {
    defaults,
    settles,
    at,
  }: { defaults: Record<NotificationChannel, boolean>; settles: Settled | undefined; at: string },
): Promise<number[]> {
  const settled = settles ? readAbout(tx, settles, at) : sql`select 0::bigint where false`;
  const { rows } = await sql<{ employeeId: number; byMail: boolean }>`
    with settled (employee_id) as (${settled}),
    recipients as (
      select given.employee_id, given.place,
        coalesce(chosen.in_app, ${defaults.inApp}) as in_app, coalesce(chosen.by_mail, ${defaults.byMail}) as by_mail
      from unnest(${recipientIds}::bigint[]) with ordinality as given (employee_id, place)
      left join notification_preferences as chosen
        on chosen.tenant_id = ${tx.tenantId} and chosen.employee_id = given.employee_id and chosen.kind = ${kind}
    ),
    added as (
      insert into notifications (tenant_id, employee_id, kind, details, by_id, about_id, created_at)
      select ${tx.tenantId}, employee_id, ${kind}, ${JSON.stringify(details)}::jsonb, ${byId}::bigint, ${aboutId}::bigint,
        ${at}::timestamptz
      from recipients where in_app order by place
      returning employee_id
    )
    select employee_id, by_mail, case when in_app then ${announcement(tx, sql.ref("employee_id"))} end as announced
    from recipients
    union all
    select employee_id, false, ${announcement(tx, sql.ref("employee_id"))} from settled`.execute(
    tx,
  );
  return rows.filter(({ byMail }) => byMail).map(({ employeeId }) => employeeId);
}
