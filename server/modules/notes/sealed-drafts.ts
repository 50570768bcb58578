import { sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import {
  type Again,
  againOn,
  type Due,
  type DueContext,
  type DueDays,
  defineDue,
} from "#server/due/due.ts";
import { replaceRecordWords } from "#server/modules/search/index.ts";

/** How many days a deactivated author may return to their drafts. */
const daysKept = 365;

/** When each draft could be erased at the earliest. */
export const draftDays: DueDays = {
  kind: "notes.draftSealed",
  daysBefore: -daysKept - 1,
  days: (tx) => sql`
    select n.id as about, (n.created_at at time zone 'UTC')::date as on_day from notes as n
    where n.tenant_id = ${tx.tenantId} and n.audience = 'draft' and n.deleted_at is null`,
};

interface Draft {
  id: number;
  /** Null while the author is active. */
  sealedOn: string | null;
}

/** Locks drafts, and returns since when they are sealed. */
async function lockDrafts(tx: Tx, ids: readonly number[]): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select n.id, case when not e.is_active then greatest((n.updated_at at time zone 'UTC')::date, (
      select max(s.day) from story as s
      where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.subject_id = e.id and s.kind = 'deactivated')) end as sealed_on
    from notes as n
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = n.author_id
    where n.tenant_id = ${tx.tenantId} and n.id = any(${ids}::bigint[])
    for update of n`.execute(tx);
  return rows;
}

const eraseDrafts = (tx: Tx, ids: readonly number[], at: Date) =>
  sql`
    update notes set note_description = '', deleted_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])`.execute(tx);

/**
 * Erases drafts a year after their author's deactivation, as they have no other readers. Active authors' drafts are checked again after a
 * year.
 */
export const dueDraft = defineDue(draftDays, eraseSealed);

async function eraseSealed(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today, now } = context;
  const drafts = await lockDrafts(
    tx,
    due.map(({ about }) => about),
  );
  const erasedOn = new Map(
    drafts.map(({ id, sealedOn }) => [id, plusDays(sealedOn ?? today, daysKept + 1)]),
  );
  const isOver = ({ about }: Due) => (erasedOn.get(about) ?? today) <= today;
  const ids = due.filter(isOver).map(({ about }) => about);
  await eraseDrafts(tx, ids, now);
  await replaceRecordWords(
    tx,
    ids.map((id) => ({ kind: "note", id, texts: {} })),
  );
  return due
    .filter((one) => !isOver(one))
    .flatMap((one) => againOn(context, erasedOn.get(one.about) ?? today, [one]));
}
