import type { Tx } from "#server/db/database.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";
import type { Effect } from "./effect.ts";

/** Writes effects in the caller's transaction, all in one statement: they are sent if and only if it commits. */
export const post = (tx: Tx, effects: readonly Effect[], urgency: Urgency): Promise<void> =>
  putInQueue(
    tx,
    effects.map(({ kind, content }) => ({ kind, urgency, content })),
  );
