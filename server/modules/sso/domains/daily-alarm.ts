import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueTime } from "#server/due/due.ts";
import { companyToday, insertDue } from "#server/due/due-queries.ts";

/** Of each domain. Its handler asks name servers, so it runs apart from those inside a transaction. */
export const domainDue: DueTime = { kind: "sso.domain", daysBefore: 0 };

/** The first look without a person is on the day after. */
export const setFirstLook = (tx: Tx, id: number) =>
  insertDue(tx, [
    { ...domainDue, held: sql`select ${id}::bigint as about, ${companyToday(tx)} + 1 as on_day` },
  ]).execute(tx);
