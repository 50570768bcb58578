import { sql } from "kysely";
import type { NotificationChannel, NotificationKind } from "#contract/codes/notification-kind.ts";
import type { Tx } from "#server/db/database.ts";
import { announcement } from "#server/live/announcement.ts";

interface Notice {
  to: number;
  details: object;
  byId: number | null;
  aboutId: number | null;
}

/**
 * Adds notifications of one kind, each about another record, for those of their recipients who want them in the app, announces
 * them, and returns the places of those of which a mail is wanted. One statement, however many there are.
 */
export async function saveEach(
  tx: Tx,
  kind: NotificationKind,
  notices: readonly Notice[],
  { defaults, at }: { defaults: Record<NotificationChannel, boolean>; at: string },
): Promise<Set<number>> {
  const given = notices.map(({ to, details, byId, aboutId }, place) => ({
    place,
    employee_id: to,
    details,
    by_id: byId,
    about_id: aboutId,
  }));
  const { rows } = await sql<{ place: number; byMail: boolean }>`
    with recipients as (
      select given.*, coalesce(chosen.in_app, ${defaults.inApp}) as in_app, coalesce(chosen.by_mail, ${defaults.byMail}) as by_mail
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
    from recipients`.execute(tx);
  return new Set(rows.filter(({ byMail }) => byMail).map(({ place }) => place));
}
