import { sql } from "kysely";
import type { FileEncoding, ImportMode, ImportState, RowEffect } from "#contract/codes/import.ts";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { standingOf } from "#server/standing.ts";
import type { PreviewedRow } from "./previewed.ts";
import type { Column, FileRow } from "./reading/columns.ts";

export interface NewImport {
  fileName: string;
  encoding: FileEncoding;
  separator: string;
  columns: readonly Column[];
  rowCount: number;
  createdById: number;
}

export const deleteDraftsOf = (tx: Tx, createdById: number) =>
  tx
    .deleteFrom("imports")
    .where("tenantId", "=", tx.tenantId)
    .where("createdById", "=", createdById)
    .where("state", "=", "draft")
    .execute();

export const deleteImport = (tx: Tx, id: number) =>
  tx.deleteFrom("imports").where("tenantId", "=", tx.tenantId).where("id", "=", id).execute();

export async function insertImport(
  tx: Tx,
  { columns, ...given }: NewImport,
  createdAt: string,
): Promise<number> {
  const { id } = await tx
    .insertInto("imports")
    .values({ tenantId: tx.tenantId, ...given, columns: JSON.stringify(columns), createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Expects the rows as JSON of `FileRow[]`. */
export async function insertCells(
  tx: Tx,
  importId: number,
  rows: string,
  createdAt: string,
): Promise<void> {
  await sql`insert into import_cells ("tenant_id", import_id, row, cells, created_at)
    select ${tx.tenantId}, ${importId}::bigint, given.row, given.cells, ${createdAt}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as given (row int, cells jsonb)
    returning row`.execute(tx);
}

export const saveCells = (tx: Tx, importId: number, { row, cells }: FileRow) =>
  tx
    .updateTable("importCells")
    .set({ cells: JSON.stringify(cells) })
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("row", "=", row)
    .execute();

/** Replaces the cells of a whole draft. Expects the rows as JSON of `FileRow[]`. */
export async function replaceCells(tx: Tx, importId: number, rows: string): Promise<void> {
  await sql`update import_cells as c set cells = given.cells
    from jsonb_to_recordset(${rows}::jsonb) as given (row int, cells jsonb)
    where c.tenant_id = ${tx.tenantId} and c.import_id = ${importId} and c.row = given.row`.execute(
    tx,
  );
}

/** The first rows with other letters than English ones. */
export const findLetteredCells = (tx: Tx, importId: number, limit: number) =>
  tx
    .selectFrom("importCells")
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where(sql<boolean>`cells::text ~ '[^\x01-\x7f]'`)
    .select(["row", "cells"])
    .orderBy("row")
    .limit(limit)
    .execute() as Promise<FileRow[]>;

/** Records each row's employee, and deletes its data except manager and last day. */
export async function saveDone(
  tx: Tx,
  importId: number,
  done: readonly {
    row: number;
    employeeId: number;
    effect: RowEffect;
    ledBy: string | null;
    lastDay: string | null;
  }[],
): Promise<void> {
  if (done.length === 0) return;
  const rows = done.map(({ row }) => row);
  const employeeIds = done.map(({ employeeId }) => employeeId);
  const effects = done.map(({ effect }) => effect);
  const ledBys = done.map(({ ledBy }) => ledBy);
  const lastDays = done.map(({ lastDay }) => lastDay);
  await sql`update import_rows as r
    set employee_id = given.employee_id, effect = given.effect, led_by = given.led_by, last_day = given.last_day
    from unnest(${rows}::int[], ${employeeIds}::bigint[], ${effects}::text[], ${ledBys}::text[], ${lastDays}::date[])
      as given (row, employee_id, effect, led_by, last_day)
    where r.tenant_id = ${tx.tenantId} and r.import_id = ${importId} and r.row = given.row`.execute(
    tx,
  );
  await tx
    .deleteFrom("importCells")
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .where("row", "=", sql<number>`any(${rows}::int[])`)
    .execute();
}

export interface ImportChange {
  state?: ImportState;
  columns?: string;
  createsMissing?: boolean;
  changesExisting?: boolean;
  badCount?: number;
  warnedCount?: number;
  encoding?: FileEncoding;
  unaskedCount?: number;
  changeCount?: number;
  sameCount?: number;
  newDepartments?: number;
  newPositions?: number;
  mode?: ImportMode;
  sendsInvitations?: boolean;
  addedCount?: number;
  changedCount?: number;
  stopReason?: string | null;
  startedAt?: string;
  finishedAt?: string;
}

/** False if the import is no longer in the state. */
export async function saveImport(
  tx: Tx,
  id: number,
  state: ImportState,
  change: ImportChange,
): Promise<boolean> {
  const saved = await tx
    .updateTable("imports")
    .set(change)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

const imports = (tx: Tx) =>
  tx
    .selectFrom("imports as i")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "i.tenantId").onRef("e.id", "=", "i.createdById"),
    )
    .where("i.tenantId", "=", tx.tenantId);

/** Undefined if missing. */
export const findImport = (tx: Tx, id: number) =>
  imports(tx)
    .where("i.id", "=", id)
    .selectAll("i")
    .select(fullName("e").as("createdByName"))
    .executeTakeFirst();

/** Locks drafts and the running import, so that imports start one at a time. */
export const lockOpenImports = (tx: Tx) =>
  tx
    .selectFrom("imports")
    .where("tenantId", "=", tx.tenantId)
    .where("state", "in", ["draft", "running"])
    .select("id")
    .orderBy("id")
    .forUpdate()
    .execute();

/** The author of the running import, if any. */
export const findRunning = (tx: Tx) =>
  imports(tx)
    .where("i.state", "=", "running")
    .select(["i.id", fullName("e").as("name")])
    .executeTakeFirst();

/** Own draft and all started imports, newest first. */
export const listImportRows = (tx: Tx, createdById: number, limit: number) =>
  imports(tx)
    .where((eb) => eb.or([eb("i.state", "<>", "draft"), eb("i.createdById", "=", createdById)]))
    .select([
      "i.id",
      "i.state",
      "i.fileName",
      "i.rowCount",
      "i.addedCount",
      "i.changedCount",
      "i.createdById",
      fullName("e").as("createdByName"),
      "i.createdAt",
      "i.finishedAt",
    ])
    .orderBy("i.createdAt", "desc")
    .orderBy("i.id", "desc")
    .limit(limit)
    .execute();

export const findFirstCells = (tx: Tx, importId: number, limit: number) =>
  tx
    .selectFrom("importCells")
    .where("tenantId", "=", tx.tenantId)
    .where("importId", "=", importId)
    .select(["row", "cells"])
    .orderBy("row")
    .limit(limit)
    .execute() as Promise<FileRow[]>;

/** Unwritten rows with cells and preview. Cells are looked up by key, as statistics right after an upload would suggest full scans. */
export const findWaitingRows = (tx: Tx, importId: number, limit: number) =>
  tx
    .selectFrom("importRows as r")
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom("importCells")
          .where("tenantId", "=", tx.tenantId)
          .where("importId", "=", importId)
          .whereRef("importCells.row", "=", "r.row")
          .select("cells")
          .limit(1)
          .as("c"),
      (join) => join.onTrue(),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.importId", "=", importId)
    .where("r.employeeId", "is", null)
    .where(sql<boolean>`r.faults = '[]'`)
    .where("r.effect", "<>", "same")
    .select(["r.row", "c.cells", "r.effect", "r.changedFields", "r.lineBasis"])
    .orderBy("r.row")
    .limit(limit)
    .execute() as Promise<(FileRow & PreviewedRow)[]>;

/** Marks unwritten rows whose cells have been deleted, and returns their number. */
export async function saveForgotten(tx: Tx, importId: number, faults: object): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_rows set faults = ${JSON.stringify(faults)}::jsonb
    where tenant_id = ${tx.tenantId} and import_id = ${importId} and employee_id is null and faults = '[]'
      and effect <> 'same'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Whether the guard would let them start an import now. */
export async function mayAdd(tx: Tx, employeeId: number): Promise<boolean> {
  const author = await tx
    .selectFrom("employees as e")
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select(["e.id", "e.isActive", "e.employeeStatus", "e.employeeRole"])
    .select(["t.ownerEmployeeId", "t.registeredAt"])
    .executeTakeFirst();
  if (!author) return false;
  return isSuperadmin(author.employeeRole) && standingOf(author) === "approved";
}
