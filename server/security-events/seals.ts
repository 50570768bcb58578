import { createHash } from "node:crypto";
import { sql } from "kysely";
import { plusDays, startOf } from "#server/company-day.ts";
import type { Tx } from "#server/db/database.ts";
import { type Again, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { sealDue } from "./seal-due.ts";

const hourMs = 3_600_000;
/** Events per statement. */
const batchSize = 5_000;

/** Seals the UTC days that are over; a company's night may come before the end of its last one. */
export const dueSeal = defineDue(sealDue, sealCompany);

async function sealCompany({ tx, now, timeZone }: DueContext, due: readonly Due[]) {
  // A call that began before midnight may end after it.
  const until = plusDays(dayInUtc(now.getTime() - hourMs), -1);
  const last = await findLastSeal(tx);
  if (!last || last.day < until) await sealUntil(tx, last, until);
  return due.flatMap(({ about, onDay }): Again[] => {
    const lastDay = dayInUtc(startOf(onDay, timeZone).getTime() - 1);
    const at = new Date(Date.parse(`${plusDays(lastDay, 1)}T00:00:00Z`) + hourMs);
    return lastDay > until ? [{ about, onDay, at }] : [];
  });
}

const dayInUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10);

interface Seal {
  day: string;
  seal: string;
}

async function sealUntil(tx: Tx, last: Seal | undefined, day: string): Promise<void> {
  const { seal, count } = await sealOf(tx, last, day);
  if (count === 0) return;
  await tx
    .insertInto("auditSeals")
    .values({ tenantId: tx.tenantId, day, eventCount: count, seal })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hash of the seal before and of all events since, up to a day, each as one line of JSON. */
async function sealOf(
  tx: Tx,
  last: Seal | undefined,
  day: string,
): Promise<{ seal: string; count: number }> {
  const hash = createHash("sha256").update(last?.seal ?? "");
  let [count, after] = [0, 0];
  for (let rows = await nextLines(tx, { from: last?.day, day, after }); rows.length > 0; ) {
    for (const { line } of rows) hash.update(`${line}\n`);
    count += rows.length;
    after = rows.at(-1)?.id ?? after;
    rows = rows.length < batchSize ? [] : await nextLines(tx, { from: last?.day, day, after });
  }
  return { seal: hash.digest("hex"), count };
}

interface Lines {
  /** The day before the first. */
  from: string | undefined;
  day: string;
  after: number;
}

/** A stored form of its own, so that a release that shows events otherwise changes no seal. */
async function nextLines(tx: Tx, { from, day, after }: Lines) {
  const { rows } = await sql<{ id: number; line: string }>`
    select id, jsonb_build_array(id, kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), by_id, by_operator,
      subject_id, address, device, details)::text as line
    from security_events
    where tenant_id = ${tx.tenantId} and id > ${after}
      and at >= coalesce((${from ?? null}::date + 1)::timestamp at time zone 'UTC', '-infinity')
      and at < (${day}::date + 1)::timestamp at time zone 'UTC'
    order by id limit ${batchSize}`.execute(tx);
  return rows;
}

const findLastSeal = (tx: Tx): Promise<Seal | undefined> =>
  tx
    .selectFrom("auditSeals")
    .where("tenantId", "=", tx.tenantId)
    .orderBy("day", "desc")
    .select(["day", "seal"])
    .limit(1)
    .executeTakeFirst();

const listSeals = (tx: Tx) =>
  tx
    .selectFrom("auditSeals")
    .where("tenantId", "=", tx.tenantId)
    .orderBy("day")
    .select(["day", "seal", "eventCount"])
    .execute();

export interface VerifiedSeals {
  sealedDays: number;
  events: number;
  /** Days whose events are no longer those that were sealed. */
  changedDays: string[];
}

/** Compares each seal with the events of its days as they are now. */
export async function verifySeals(tx: Tx): Promise<VerifiedSeals> {
  const seals = await listSeals(tx);
  const changedDays: string[] = [];
  let events = 0;
  for (const [n, { day, seal, eventCount }] of seals.entries()) {
    const now = await sealOf(tx, seals[n - 1], day);
    if (now.seal !== seal || now.count !== eventCount) changedDays.push(day);
    events += now.count;
  }
  return { sealedDays: seals.length, events, changedDays };
}
