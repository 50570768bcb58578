import { sql } from "kysely";
import type { RowEffect } from "#contract/codes/import.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** A possible manager: an employee or, with a number below 0, a new one. */
export interface Candidate {
  id: number;
  name: string;
  email: string;
  employeeNumber: string;
  startDate: string | null;
  terminationDate: string | null;
}

/** Active employees matching a text in lower case, by e-mail, employee number, or full name. */
export const findLeaders = (tx: Tx, texts: readonly string[]): Promise<Candidate[]> =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where(
      sql<boolean>`(lower(e.email) = any(${texts}::text[]) or lower(e.employee_number) = any(${texts}::text[])
        or lower(${fullName("e")}) = any(${texts}::text[]))`,
    )
    .select(["e.id", fullName("e").as("name"), "e.email", "e.employeeNumber"])
    .select(["e.startDate", "e.terminationDate"])
    .orderBy("e.id")
    .execute();

export interface LedRow {
  row: number;
  ledBy: string;
  employeeId: number;
  effect: RowEffect;
  startDate: string | null;
  terminationDate: string | null;
}

/** The first rows of written people whose manager is still to be recorded. */
export const findLedRows = (tx: Tx, importId: number, limit: number): Promise<LedRow[]> =>
  tx
    .selectFrom("importRows as r")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.importId", "=", importId)
    .where("r.ledBy", "is not", null)
    .select(["r.row", sql<string>`r.led_by`.as("ledBy"), "e.id as employeeId", "r.effect"])
    .select(["e.startDate", "e.terminationDate"])
    .orderBy("r.row")
    .limit(limit)
    .execute();

/** Clears the managers of these rows, recorded or refused. */
export const clearLedBy = (tx: Tx, importId: number, rows: readonly number[]) =>
  tx
    .updateTable("importRows")
    .set({ ledBy: null })
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("row", "=", sql<number>`any(${rows}::int[])`)
    .execute();

/** The rows of written people whose last day is still to be recorded. */
export const findRowsWithLastDay = (tx: Tx, importId: number) =>
  tx
    .selectFrom("importRows")
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("lastDay", "is not", null)
    .select(["row", sql<number>`employee_id`.as("employeeId"), sql<string>`last_day`.as("lastDay")])
    .orderBy("row")
    .execute();

/** Clears the last days of these rows, recorded or refused. */
export const clearLastDays = (tx: Tx, importId: number, rows: readonly number[]) =>
  tx
    .updateTable("importRows")
    .set({ lastDay: null })
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("row", "=", sql<number>`any(${rows}::int[])`)
    .execute();
