import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

export interface OperatorWork {
  /** Seconds since the last back-up; infinite without one. */
  backupAge: number;
  /** Since when mails and webhooks wait for their release after a restore, as an ISO instant; null if they do not. */
  heldSince: string | null;
}

/** What an operator did by commands, for all servers of one database. */
export async function readOperatorWork(database: Database): Promise<OperatorWork> {
  const { rows } = await database.inDirectory((db) =>
    sql<{ backupAge: number | null; heldSince: string | null }>`
      select max(extract(epoch from app.clock() - done_at)::double precision) filter (where name = 'backup') as backup_age,
        to_json(max(done_at) filter (where name = 'hold')) #>> '{}' as held_since
      from app.operator_work`.execute(db),
  );
  const { backupAge = null, heldSince = null } = rows[0] ?? {};
  return { backupAge: backupAge ?? Number.POSITIVE_INFINITY, heldSince };
}
