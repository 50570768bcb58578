import { sql } from "kysely";
import type { Reading } from "#contract/continuity/first-days.ts";
import type { Context } from "#server/context.ts";
import { closedSince } from "#server/modules/line/index.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote } from "#server/organisation/note-readers.ts";

const [maxHandovers, maxNotes] = [3, 10];

const isRead = ({ tx, actor }: Reader, kind: Reading["kind"], item: "h" | "n") => sql`exists (
  select from first_days_reads as ticked
  where ticked.tenant_id = ${tx.tenantId} and ticked.manager_id = ${actor.employeeId} and ticked.employee_id = e.id
    and ticked.kind = ${sql.lit(kind)} and ticked.item_id = ${sql.ref(`${item}.id`)})`;

const listOf = (found: ReturnType<typeof sql>) => sql<Reading[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', item.kind, 'id', item.id, 'day', item.day, 'audience', item.audience,
    'by', jsonb_build_object('id', item.by_id, 'name', item.by_name), 'isRead', item.is_read) order by item.place)
  from (${found}) as item), '[]')`;

/**
 * The latest handovers about employee e visible to the reader, confirmed or received, except their own; for super administrators the
 * finished ones.
 */
export const handoversToRead = (reader: Reader) => {
  const { tx, actor, today } = reader;
  return listOf(sql`
    select 'handover' as kind, h.id, h.takes_over_on as day, null as audience, by.id as by_id, ${fullName("by")} as by_name,
      ${isRead(reader, "handover", "h")} as is_read, row_number() over (order by h.takes_over_on desc, h.id desc) as place
    from handovers as h
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = h.outgoing_id
    where h.tenant_id = ${tx.tenantId} and h.employee_id = e.id and ${closedSince("h", today)} is null and h.outgoing_id <> ${actor.employeeId}
      and (h.confirmed_by_id = ${actor.employeeId} or ${actor.isSuperadmin} and h.finished_on is not null
        or h.confirmed_by_id is null and not exists (
          select from handover_steps as step
          where step.tenant_id = ${tx.tenantId} and step.handover_id = h.id and step.step < 3 and step.done_on is null))
    order by h.takes_over_on desc, h.id desc limit ${maxHandovers}`);
};

/** The latest notes about employee e by others, visible to the reader, from before their first day. */
export const notesToRead = (reader: Reader) => {
  const { tx, actor, today } = reader;
  const writtenOn = dayOf(tx, "n.created_at");
  return listOf(sql`
    select 'note' as kind, n.id, ${writtenOn} as day, n.audience, by.id as by_id, ${fullName("by")} as by_name,
      ${isRead(reader, "note", "n")} as is_read, row_number() over (order by n.created_at desc, n.id desc) as place
    from notes as n
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = n.author_id
    where n.tenant_id = ${tx.tenantId} and n.about_employee_id = e.id and n.deleted_at is null
      and n.author_id <> ${actor.employeeId} and ${readsNote(tx, actor, { alias: "n", today })} and ${writtenOn} <= since.led_from
    order by n.created_at desc, n.id desc limit ${maxNotes}`);
};

export type Reader = Pick<Context, "tx" | "actor" | "today">;
