import type { Import, ImportSummary } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { countUninvited } from "./invitation-queries.ts";
import { findFirstCells, findImport, listImportRows } from "./queries.ts";
import type { Column } from "./reading/columns.ts";
import { readingsOf } from "./readings.ts";

const maxListed = 20;
const shownExamples = 2;
const dayMs = 86_400_000;

type Reading = Pick<Context, "tx" | "actor">;

/** An import visible to the actor: any started one, or their own draft. Throws `not_found`. */
export async function requireImport({ tx, actor }: Reading, id: number) {
  const found = await findImport(tx, id);
  const isVisible = found && (found.state !== "draft" || found.createdById === actor.employeeId);
  if (!isVisible) throw new AppError("not_found");
  return found;
}

/** Throws `not_found`, or `import_started` once it is no draft. */
export async function requireDraft(context: Reading, id: number) {
  const found = await requireImport(context, id);
  if (found.state !== "draft") throw new AppError("import_started");
  return found;
}

/** One import with its columns. Throws `not_found`. */
export async function getImport(context: Reading, id: number): Promise<Import> {
  const { tx } = context;
  const found = await requireImport(context, id);
  const { tenantId: _tenantId, createdById, createdByName, ...row } = found;
  const first = await findFirstCells(tx, id, shownExamples);
  const columns = (found.columns as Column[]).map((column, index) => ({
    ...column,
    examples: first.map(({ cells }) => (cells[index] ?? "").trim()),
  }));
  return {
    ...row,
    columns,
    readings: row.state === "draft" ? await readingsOf(tx, { ...row, columns }) : [],
    uninvitedCount: row.addedCount > 0 ? await countUninvited(tx, id) : 0,
    by: { id: createdById, name: createdByName },
    rowsUntil: new Date(Date.parse(row.createdAt) + dayMs).toISOString(),
  };
}

/** One's own draft and the company's imports, newest first. */
export async function listImports({ tx, actor }: Reading): Promise<ImportSummary[]> {
  const rows = await listImportRows(tx, actor.employeeId, maxListed);
  return rows.map(({ createdById, createdByName, ...row }) => ({
    ...row,
    by: { id: createdById, name: createdByName },
  }));
}
