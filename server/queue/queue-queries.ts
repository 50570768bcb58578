import { sql } from "kysely";
import { AppError } from "#server/app-error.ts";
import type { Database, Tx } from "#server/db/database.ts";
import { type Urgency, urgencies } from "./urgency.ts";

export type Kind = "job" | "mail" | "hook";

/** Work after the transaction's commit, at once or later. */
export interface Entry {
  kind: Kind;
  urgency: Urgency;
  content: object;
  dueAt?: Date | undefined;
  /** Whether it waits for the company's right to send. */
  isHeld?: boolean;
}

export interface Taken<Content> {
  tenantId: string;
  id: number;
  urgency: number;
  content: Content;
  attempts: number;
}

/** Per company: enough for 50,000 new people, each with an invitation and a reminder. */
const maxWaiting = 100_000;

/** A company's backlog refuses background jobs with `unavailable`; mails always fit, so that jobs can end. */
export async function putInQueue(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, urgency, content, dueAt, isHeld = false }) => ({
    kind,
    urgency: urgencies[urgency],
    content,
    due_at: dueAt,
    is_held: isHeld,
  }));
  const isBounded = entries.some(({ kind, urgency }) => kind === "job" && urgency !== "awaited");
  const { numAffectedRows } =
    await sql`insert into queue ("tenant_id", kind, urgency, content, wanted_at, ready_at, due_at)
    select ${tx.tenantId}, kind, urgency, content, coalesce(due_at, app.clock()),
      case when due_at is null and not is_held then app.clock() end, case when is_held then 'infinity' else due_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry (kind text, urgency smallint, content jsonb, due_at timestamptz, is_held boolean)
    where ${!isBounded}::boolean or app.queue_has_room(${maxWaiting})`.execute(tx);
  if (numAffectedRows !== BigInt(entries.length))
    throw new AppError("unavailable", {
      message:
        "Too many of your company's emails are still waiting to be sent. Please try again in a few minutes.",
      retryAfterSeconds: 60,
    });
}

export interface Take {
  kind: Kind;
  free: number;
  perTenant: number;
  /** Entries in work. */
  held: readonly { tenantId: string; urgency: number }[];
  /** Per urgency, the last tenant served. */
  lastTurns: readonly string[];
}

/** Tenants in turn; taken entries stay reserved for some minutes. */
export const takeFromQueue = <Content>(
  database: Database,
  { kind, free, perTenant, held, lastTurns }: Take,
): Promise<Taken<Content>[]> =>
  database.inDirectory(async (db) => {
    const tenantIds = held.map(({ tenantId }) => tenantId);
    const heldUrgencies = held.map(({ urgency }) => urgency);
    const { rows } = await sql<Taken<Content>>`select * from app.queue_take(
      ${kind}, ${free}, ${perTenant}, ${tenantIds}::uuid[], ${heldUrgencies}::int[], ${lastTurns}::uuid[])`.execute(
      db,
    );
    return rows;
  });

/** In this transaction; false if another process has taken it since. */
export async function removeDone(
  tx: Pick<Tx, "getExecutor">,
  { tenantId, id, attempts }: Taken<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{
    isDone: boolean;
  }>`select app.queue_done(${tenantId}, ${id}, ${attempts}) as is_done`.execute(tx);
  return rows[0]?.isDone ?? false;
}

/** Due again after a pause, by default a longer one each time, for two days at most. */
export const markFailed = async (
  database: Database,
  { tenantId, id, attempts }: Taken<unknown>,
  reason: string,
  pauseSeconds: number | null = null,
): Promise<void> => {
  await database.inDirectory((db) =>
    sql`select app.queue_failed(${tenantId}, ${id}, ${attempts}, ${reason},
      ${pauseSeconds}::double precision * interval '1 second')`.execute(db),
  );
};

export interface QueueLength {
  kind: Kind;
  urgency: number;
  waiting: number;
  oldestSeconds: number;
}

export const queueLengths = (database: Database): Promise<QueueLength[]> =>
  database.inDirectory(async (db) => {
    const { rows } = await sql<QueueLength>`select * from app.queue_length()`.execute(db);
    return rows;
  });
