import { type RawBuilder, sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { Again, Due, DueDays, DueTime } from "./due.ts";

/** An hour early, to find the first of two midnights on one day. */
const momentOf = ({ daysBefore, fromHour = 0 }: DueTime): RawBuilder<string> => sql`
  (held.on_day - ${daysBefore}::int + ${fromHour - 1} * interval '1 hour') at time zone company.time_zone + interval '1 hour'`;

export const companyToday = (tx: Tx) => sql<string>`(
  select (app.clock() at time zone company.time_zone)::date from tenants as company where company.id = ${tx.tenantId})`;

/** Inserts a select's `about` and `on_day`, within the statement of their records. */
export const insertDue = (
  tx: Tx,
  kinds: readonly (DueTime & { held: RawBuilder<unknown> })[],
): RawBuilder<{ about: number }> => {
  const selects = kinds.map(
    (one) => sql`
      select ${tx.tenantId}::uuid, ${one.kind}::text, held.about, held.on_day, ${momentOf(one)}
      from (${one.held}) as held join tenants as company on company.id = ${tx.tenantId}`,
  );
  return sql`
    insert into due (tenant_id, kind, about, on_day, due_at) ${sql.join(selects, sql` union all `)}
    on conflict do nothing returning about`;
};

/** Stores records' due days, within each change that sets one. Stored days stay unchanged, done or not. */
export async function keepDue(
  tx: Tx,
  kinds: DueDays | readonly DueDays[],
  about: readonly number[],
  from: RawBuilder<string> = companyToday(tx),
): Promise<void> {
  if (about.length === 0) return;
  const held = (days: RawBuilder<unknown>) =>
    sql`select found.about, found.on_day from (${days}) as found where found.about = any(${about}::bigint[])`;
  const some = [kinds].flat().map((one) => ({ ...one, held: held(one.days(tx, from)) }));
  await insertDue(tx, some).execute(tx);
}

/** Restarts the days of moved records: earlier handling is forgotten. */
export async function renewDue(tx: Tx, kind: DueDays, about: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("due")
    .where("tenantId", "=", tx.tenantId)
    .where("kind", "=", kind.kind)
    .where("about", "=", anyOf(about))
    .execute();
  await keepDue(tx, kind, about);
}

/** Moves open days to the same time in another zone; call it before saving the company's. */
export const moveDue = (tx: Tx, timeZone: string) =>
  sql`
    update due as d set due_at = d.due_at at time zone company.time_zone at time zone ${timeZone}
    from tenants as company
    where company.id = ${tx.tenantId} and d.tenant_id = ${tx.tenantId} and d.done_at is null
      and company.time_zone <> ${timeZone}`.execute(tx);

export interface DueMatter {
  tenantId: string;
  kind: string;
}

/** The oldest first. */
export async function findDue(
  db: DirectoryTx,
  kinds: readonly string[],
  now: Date,
): Promise<DueMatter[]> {
  const { rows } = await sql<DueMatter>`
    select tenant_id, kind from app.find_due(${kinds}::text[], ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
  return rows;
}

type DueKey = Pick<Due, "about" | "onDay">;

/** Locks the next due days of a kind, or one of them; other servers skip them. */
export async function lockDue(
  tx: Tx,
  kind: string,
  { now, only, limit }: { now: Date; only?: DueKey | undefined; limit: number },
): Promise<Due[]> {
  const { rows } = await sql<Omit<Due, "dueAt"> & { dueAt: string }>`
    select about, on_day, due_at, reached from due
    where tenant_id = ${tx.tenantId} and kind = ${kind} and done_at is null and due_at <= ${now.toISOString()}::timestamptz
      and (${only?.about ?? null}::bigint is null or about = ${only?.about ?? null}::bigint and on_day = ${only?.onDay ?? null}::date)
    order by due_at, about, on_day limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }));
}

export async function findHeld(
  tx: Tx,
  { days }: Partial<DueDays>,
  due: readonly Due[],
): Promise<readonly Due[]> {
  if (due.length === 0 || !days) return due;
  const [from] = due.map(({ onDay }) => onDay).toSorted();
  const { rows } = await sql<DueKey>`
    select held.about, held.on_day from (${days(tx, sql`${from}::date`)}) as held
    where held.about = any(${due.map(({ about }) => about)}::bigint[])`.execute(tx);
  const keyOf = ({ about, onDay }: DueKey) => `${about} ${onDay}`;
  const held = new Set(rows.map(keyOf));
  return due.filter((one) => held.has(keyOf(one)));
}

const given = (keys: readonly DueKey[]) => sql`
  unnest(${keys.map(({ about }) => about)}::bigint[], ${keys.map(({ onDay }) => onDay)}::date[])`;

/** Stores the next look at some days, and the end of the others. */
export const saveLooked = (
  tx: Tx,
  kind: string,
  { now, due, again }: { now: Date; due: readonly DueKey[]; again: readonly Again[] },
) =>
  sql`
    with looked as (select * from ${given(due)} as looked (about, on_day)), again as (
      select * from jsonb_to_recordset(${JSON.stringify(again)}::jsonb)
        as again (about bigint, "onDay" date, at timestamptz, reached bigint))
    update due as d set due_at = coalesce(again.at, d.due_at), reached = coalesce(again.reached, 0),
      done_at = case when again.at is null then ${now.toISOString()}::timestamptz end
    from looked left join again on again.about = looked.about and again."onDay" = looked.on_day
    where d.tenant_id = ${tx.tenantId} and d.kind = ${kind} and d.about = looked.about and d.on_day = looked.on_day`.execute(
    tx,
  );

/** Stores the next days. Handled days stay while the tables hold them, so that each is handled once. */
export async function goOn(
  tx: Tx,
  { days, ...kind }: DueTime & Partial<DueDays>,
  { due, today, from }: { due: readonly Due[]; today: string; from: string },
): Promise<void> {
  if (due.length === 0 || !days) return;
  const about = due.map((one) => one.about);
  await sql`
    delete from due as d
    where d.tenant_id = ${tx.tenantId} and d.kind = ${kind.kind} and d.about = any(${about}::bigint[]) and d.done_at is not null
      and (d.about, d.on_day) not in (
        select held.about, held.on_day from (${days(tx, sql`${today}::date`)}) as held where held.about = any(${about}::bigint[]))`.execute(
    tx,
  );
  await keepDue(tx, { ...kind, days }, about, sql`${from}::date`);
}

/** After a failure of their handler. */
export const postponeDue = (tx: Tx, kind: string, due: readonly DueKey[], at: Date) =>
  sql`
    update due as d set due_at = ${at.toISOString()}::timestamptz from ${given(due)} as failed (about, on_day)
    where d.tenant_id = ${tx.tenantId} and d.kind = ${kind} and d.about = failed.about and d.on_day = failed.on_day
      and d.done_at is null`.execute(tx);
