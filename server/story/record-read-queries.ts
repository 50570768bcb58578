import { sql } from "kysely";
import type { RecordPart } from "#contract/codes/people.ts";
import type { Tx } from "#server/db/database.ts";

/** Skips reads already known of the day. */
export const insertRecordReads = (
  tx: Tx,
  employeeIds: readonly number[],
  { readerId, day, part }: { readerId: number; day: string; part: RecordPart },
) =>
  tx
    .insertInto("recordReads")
    .columns(["tenantId", "employeeId", "day", "readerId", "part"])
    .expression(
      tx
        .selectFrom(
          sql<{ id: number }>`unnest(${employeeIds}::bigint[])`.as<"read">(sql`read (id)`),
        )
        .select([
          sql<string>`${tx.tenantId}::uuid`.as("tenantId"),
          "read.id",
          sql<string>`${day}::date`.as("day"),
          sql<number>`${readerId}::bigint`.as("readerId"),
          sql<string>`${part}::text`.as("part"),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    // So that a sharded database runs it through its coordinator.
    .returning("employeeId")
    .execute();
