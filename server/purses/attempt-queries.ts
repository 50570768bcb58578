import { sql } from "kysely";
import type { DirectoryTx } from "#server/db/database.ts";

/** One count of an attempt, in the form of the database's functions. */
export interface AttemptCount {
  key: string;
  every_ms: number;
  span_ms: number;
  max_wait_ms: number;
  /** True for known devices only, false for unknown ones only; null for both. */
  if_known: boolean | null;
}

export interface ReservedAttempt {
  isKnownDevice: boolean;
  isRefused: boolean;
  /** The wait of a reserved attempt, or the time until a refused one may be repeated. */
  waitMs: number;
}

/** All or none of the counts that apply to the device. */
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

export interface Settlement {
  givenBack: readonly AttemptCount[];
  /** The prefix of forgiven counts. */
  forgiven: string | null;
  /** The newly known device, until a moment. */
  deviceKey: string | null;
  knownUntil: Date;
}

/** Ends a reserved attempt without counting it. */
export const settleAttempt = (
  db: DirectoryTx,
  { givenBack, forgiven, deviceKey, knownUntil }: Settlement,
) =>
  sql`select app.settle_attempt(
    ${JSON.stringify(givenBack)}::jsonb, ${forgiven}, ${deviceKey}, ${knownUntil.getTime()})`.execute(
    db,
  );
