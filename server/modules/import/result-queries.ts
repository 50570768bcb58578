import { sql } from "kysely";
import type { RowEffect } from "#contract/codes/import.ts";
import type { rowFilters } from "#contract/import/import.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";

export interface RowResult {
  row: number;
  faults: readonly unknown[];
  warnings: readonly unknown[];
  effect: RowEffect;
  changedFields: readonly string[];
  createsDepartment: boolean;
  createsPosition: boolean;
  lineBasis: string | null;
}

/** Other calls take their turn between statements. */
const rowsPerStatement = 1_000;

/** Replaces the results of the earlier check. */
export async function replaceResults(
  tx: Tx,
  importId: number,
  results: readonly RowResult[],
): Promise<void> {
  await tx
    .deleteFrom("importRows")
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .execute();
  for (let start = 0; start < results.length; start += rowsPerStatement)
    await insertResults(tx, importId, results.slice(start, start + rowsPerStatement));
}

async function insertResults(tx: Tx, importId: number, results: readonly RowResult[]) {
  const rows = results.map(
    ({ changedFields, createsDepartment, createsPosition, lineBasis, ...result }) => ({
      ...result,
      changed_fields: changedFields,
      creates_department: createsDepartment,
      creates_position: createsPosition,
      line_basis: lineBasis,
    }),
  );
  await sql`insert into import_rows ("tenant_id", import_id, row, faults, warnings, effect, changed_fields, creates_department, creates_position, line_basis)
    select ${tx.tenantId}, ${importId}::bigint, given.row, given.faults, given.warnings, given.effect,
      given.changed_fields, given.creates_department, given.creates_position, given.line_basis
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (row int, faults jsonb, warnings jsonb, effect text, changed_fields jsonb, creates_department boolean,
        creates_position boolean, line_basis text)
    returning row`.execute(tx);
}

/** Records errors found while rows were to be added. */
export async function saveFaults(
  tx: Tx,
  importId: number,
  rows: readonly Pick<RowResult, "row" | "faults">[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update import_rows as r set faults = given.faults
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (row int, faults jsonb)
    where r.tenant_id = ${tx.tenantId} and r.import_id = ${importId} and r.row = given.row`.execute(
    tx,
  );
}

const resultRows = (tx: Tx, importId: number) =>
  tx
    .selectFrom("importRows as r")
    .leftJoin("importCells as c", (join) =>
      join
        .on("c.tenantId", "=", tx.tenantId)
        .onRef("c.importId", "=", "r.importId")
        .onRef("c.row", "=", "r.row"),
    )
    .leftJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.importId", "=", importId);

const withResult = (query: ReturnType<typeof resultRows>) =>
  query
    .select([
      "r.row",
      "r.faults",
      "r.warnings",
      "r.effect",
      "r.changedFields",
      "r.createsDepartment",
      "r.createsPosition",
      "r.employeeId",
      sql<string | null>`${nameOf("e")}`.as("employeeName"),
      "e.email as employeeEmail",
      "c.cells",
    ])
    .orderBy("r.row");

export interface RowsAsked {
  show: (typeof rowFilters)[number];
  pageSize: number;
  /** By default the first. */
  page?: number;
  /** Only rows after this one. */
  after?: number | undefined;
}

const isBad = sql<boolean>`r.faults <> '[]'`;

/** Wrong rows are of no other kind. */
const isShown = (show: RowsAsked["show"]) => {
  if (show === "all") return sql<boolean>`true`;
  if (show === "warned") return sql<boolean>`r.warnings <> '[]'`;
  return show === "bad" ? isBad : sql<boolean>`not ${isBad} and r.effect = ${show}`;
};

const shown = (tx: Tx, importId: number, { show, after }: RowsAsked) =>
  resultRows(tx, importId)
    .where(isShown(show))
    .$if(after !== undefined, (query) => query.where("r.row", ">", after ?? 0));

export type ResultRow = Awaited<ReturnType<typeof findResultRows>>[number];

/** An import's rows in order, with their results. */
export const findResultRows = (tx: Tx, importId: number, asked: RowsAsked) =>
  withResult(shown(tx, importId, asked))
    .limit(asked.pageSize)
    .offset(offsetOf({ page: 1, ...asked }))
    .execute();

export async function countResultRows(
  tx: Tx,
  importId: number,
  show: RowsAsked["show"],
): Promise<number> {
  const { total } = await tx
    .selectFrom("importRows as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.importId", "=", importId)
    .where(isShown(show))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
