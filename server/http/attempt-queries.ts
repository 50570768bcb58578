import { sql } from "kysely";
import type { DirectoryTx } from "#server/db/database.ts";

/** One count that an attempt goes into, as the database's functions read it. */
export interface AttemptCount {
  key: string;
  every_ms: number;
  span_ms: number;
  max_wait_ms: number;
  /** Whether it is for known devices only, or for unknown ones only; null if it is for both. */
  if_known: boolean | null;
}

interface ReservedAttempt {
  isKnownDevice: boolean;
  isRefused: boolean;
  /** How long a reserved attempt must wait for its turn, or when a refused one may be made again. */
  waitMs: number;
}

export async function reserveAttempt(
  db: DirectoryTx,
  counts: readonly AttemptCount[],
  deviceKey: string | null,
  now: Date,
): Promise<ReservedAttempt> {
  const { rows } = await sql<ReservedAttempt>`
    select is_known_device, is_refused, wait_ms
    from app.reserve_attempt(${JSON.stringify(counts)}::jsonb, ${deviceKey}, ${now.getTime()})`.execute(
    db,
  );
  const [reserved] = rows;
  if (!reserved) throw new Error("The attempt was not counted.");
  return reserved;
}

interface Settlement {
  givenBack: readonly AttemptCount[];
  forgiven: string | null;
  deviceKey: string | null;
  knownUntil: Date;
}

export const settleAttempt = (
  db: DirectoryTx,
  { givenBack, forgiven, deviceKey, knownUntil }: Settlement,
) =>
  sql`select app.settle_attempt(
    ${JSON.stringify(givenBack)}::jsonb, ${forgiven}, ${deviceKey}, ${knownUntil.getTime()})`.execute(
    db,
  );
