import { type FileEncoding, importFieldLabels } from "#contract/codes/import.ts";
import type { CellCorrection, Import, ImportChoices } from "#contract/import/import.ts";
import { maxImportRows } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { runInWorker } from "#server/workers/worker-pool.ts";
import { type Check, checkedRows, saveCheck } from "./check.ts";
import { getImport, requireDraft } from "./imports.ts";
import {
  deleteDraftsOf,
  deleteImport,
  findFirstCells,
  insertCells,
  insertImport,
  saveCells,
  saveImport,
} from "./queries.ts";
import { type Column, chosenColumns, type FileRow } from "./reading/columns.ts";
import type { FileContents, fileContents } from "./reading/file-contents.ts";
import { rowsReadAgain } from "./readings.ts";

const reader = { file: import.meta.resolve("./reading/file-contents.ts"), name: "fileContents" };

/** Reads a file of people, and returns the work of the transaction. */
export async function prepareImport(file: File) {
  const contents = await runInWorker<typeof fileContents>(reader, await file.bytes());
  const fileName = file.name.toWellFormed().slice(0, 255);
  return (context: Context) => addDraft(context, fileName, contents);
}

/** Replaces the person's earlier draft, and checks the rows. */
async function addDraft(
  context: Context,
  fileName: string,
  { columns, rowCount, parts, encoding, separator }: FileContents,
): Promise<Import> {
  const { tx, now, actor } = context;
  const createdAt = now.toISOString();
  const rows = (await mapInTurns(parts, (part) => JSON.parse(part) as FileRow[])).flat();
  // Before any row is locked, as a company's checks wait for each other.
  const checked = await checkedRows(context, {
    rows,
    columns,
    createsMissing: false,
    changesExisting: false,
    actorId: actor.employeeId,
  });
  await deleteDraftsOf(tx, actor.employeeId);
  const id = await insertImport(
    tx,
    {
      fileName,
      encoding,
      separator,
      columns,
      rowCount,
      createdById: actor.employeeId,
    },
    createdAt,
  );
  for (const part of parts) await insertCells(tx, id, part, createdAt);
  await saveImport(tx, id, "draft", await saveCheck(tx, { id, createdAt }, checked));
  return getImport(context, id);
}

/** Changes the columns of a draft, and checks its rows again. Throws `not_found` or `import_started`. */
export async function checkDraft(
  context: Context,
  id: number,
  { columns: chosen, createsMissing, changesExisting, encoding }: ImportChoices,
): Promise<Import> {
  const { tx } = context;
  const draft = await requireDraft(context, id);
  const from = draft.encoding;
  const to = encoding ?? from;
  const stored = {
    columns: draft.columns as Column[],
    rows: await findFirstCells(tx, id, maxImportRows),
  };
  const { columns: read, rows } =
    to === from ? stored : await rowsReadAgain(tx, { id, from, to }, stored);
  const columns = await chosenColumns(read, chosen, rows);
  return saveDraft(context, id, {
    ...{ rows, columns, createsMissing, changesExisting },
    encoding: to,
    createdAt: draft.createdAt,
  });
}

/** Corrects a cell of a draft, and checks all rows again. Throws `not_found` or `import_started`. */
export async function correctRow(
  context: Context,
  id: number,
  { row, field, value }: CellCorrection,
): Promise<Import> {
  const { tx } = context;
  const { createsMissing, changesExisting, ...draft } = await requireDraft(context, id);
  const columns = draft.columns as Column[];
  const index = columns.findIndex((column) => column.field === field);
  if (index < 0)
    throw new AppError("invalid_request", {
      fields: { field: `No column is the ${importFieldLabels[field]}` },
    });
  const rows = await findFirstCells(tx, id, maxImportRows);
  const corrected = rows.find((one) => one.row === row);
  if (!corrected) throw new AppError("not_found");
  corrected.cells = columns.map((_, at) =>
    at === index ? value.trim() : (corrected.cells[at] ?? ""),
  );
  const { encoding, createdAt } = draft;
  return saveDraft(
    context,
    id,
    { rows, columns, createsMissing, changesExisting, encoding, createdAt },
    corrected,
  );
}

async function saveDraft(
  context: Context,
  id: number,
  {
    encoding,
    createdAt,
    rows,
    columns,
    createsMissing,
    changesExisting,
  }: Omit<Check, "actorId"> & { encoding: FileEncoding; createdAt: string },
  corrected?: FileRow,
): Promise<Import> {
  const { tx, actor } = context;
  const checked = await checkedRows(context, {
    rows,
    columns,
    createsMissing,
    changesExisting,
    actorId: actor.employeeId,
  });
  if (corrected) await saveCells(tx, id, corrected);
  const totals = await saveCheck(tx, { id, createdAt }, checked);
  const choices = { encoding, createsMissing, changesExisting };
  const change = { ...totals, ...choices, columns: JSON.stringify(columns) };
  if (!(await saveImport(tx, id, "draft", change))) throw new AppError("import_started");
  return getImport(context, id);
}

/** Throws `not_found` or `import_started`. */
export async function discardDraft(context: Context, id: number): Promise<{ ok: true }> {
  await requireDraft(context, id);
  await deleteImport(context.tx, id);
  return { ok: true };
}
