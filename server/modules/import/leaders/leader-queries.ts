import { sql } from "kysely";
import type { RowEffect } from "#contract/codes/import.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** Who may be named as who leads others: an employee, or with a number below 0 someone who is to be added. */
export interface Candidate {
  id: number;
  name: string;
  email: string;
  employeeNumber: string;
  startDate: string | null;
  terminationDate: string | null;
}

/** The active people whom one of these texts, in lower case, may mean: by e-mail, employee number, or name and surname. */
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

/** The first rows whose people are in and for whom it is still to be recorded who leads them. */
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

/** Forgets whom these rows name, as it is recorded or cannot be. */
export const clearLedBy = (tx: Tx, importId: number, rows: readonly number[]) =>
  tx
    .updateTable("importRows")
    .set({ ledBy: null })
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("row", "=", sql<number>`any(${rows}::int[])`)
    .execute();
