import { sql } from "kysely";
import { type NotificationKind, notificationKinds } from "#contract/notification-kinds.ts";
import type { Tx } from "#server/db/database.ts";
import { announcement } from "#server/live/announcement.ts";

/** Settles a record's notifications of this kind. */
export interface Settled {
  kind: NotificationKind;
  aboutId: number;
}

interface NewNotice {
  to: number;
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

/** Marks a record's unread notifications as read; returns their people. */
export async function saveSettled(tx: Tx, settled: Settled, at: string): Promise<number[]> {
  const { rows } = await sql<{ employeeId: number }>`${readAbout(tx, settled, at)}`.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** Reverts the settlement of a moment; returns the people. */
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

/** Adds wanted notifications, settles others and announces both. Returns the mails' places; always one statement. */
export async function saveNotices(
  tx: Tx,
  kind: NotificationKind,
  notices: readonly NewNotice[],
  { settles, at }: { settles: Settled | undefined; at: string },
): Promise<Set<number>> {
  const { inApp, byMail } = notificationKinds[kind];
  const given = notices.map(({ to, details, byId, aboutId }, place) => ({
    place,
    employee_id: to,
    details,
    by_id: byId,
    about_id: aboutId,
  }));
  const settled = settles ? readAbout(tx, settles, at) : sql`select 0::bigint where false`;
  const { rows } = await sql<{ place: number; byMail: boolean }>`
    with settled (employee_id) as (${settled}),
    recipients as (
      select given.*, coalesce(chosen.in_app, ${inApp}) as in_app, coalesce(chosen.by_mail, ${byMail}) as by_mail
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (place int, employee_id bigint, details jsonb, by_id bigint, about_id bigint)
      left join notification_preferences as chosen
        on chosen.tenant_id = ${tx.tenantId} and chosen.employee_id = given.employee_id and chosen.kind = ${kind}
    ),
    added as (
      insert into notifications (tenant_id, employee_id, kind, details, by_id, about_id, created_at)
      select ${tx.tenantId}, employee_id, ${kind}, details, by_id, about_id, ${at}::timestamptz
      from recipients where in_app order by place
      returning employee_id
    )
    select place, by_mail, case when in_app then ${announcement(tx, sql.ref("employee_id"))} end as announced
    from recipients
    union all
    select null, false, ${announcement(tx, sql.ref("employee_id"))} from settled`.execute(tx);
  return new Set(rows.filter((row) => row.byMail).map(({ place }) => place));
}

/** With their company; undefined if inactive. */
export const findRecipient = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where("e.isActive", "=", true)
    .select(["e.id", "e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .executeTakeFirst();
