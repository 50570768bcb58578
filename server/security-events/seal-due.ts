import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueTime } from "#server/due/due.ts";
import { companyToday, insertDue } from "#server/due/due-queries.ts";

/** One alarm for all of a company's events of a day, the night after. */
export const sealDue: DueTime = { kind: "audit.seal", daysBefore: 0 };

/** Sets the alarm, within the statement of an event or beside it. */
export const insertSealDue = (tx: Tx) =>
  insertDue(tx, [
    { ...sealDue, held: sql`select 1::bigint as about, ${companyToday(tx)} + 1 as on_day` },
  ]);
