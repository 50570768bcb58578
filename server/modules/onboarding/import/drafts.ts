import type { Import, ImportChoices } from "#contract/import.ts";
import { maxImportRows } from "#contract/rules/import-file.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { checkedRows, saveCheck } from "./check.ts";
import { type Column, chosenColumns, columnsOf } from "./columns.ts";
import { type FileContents, fileContents } from "./file-contents.ts";
import { getImport, requireDraft } from "./imports.ts";
import {
  deleteDraftsOf,
  deleteImport,
  findFirstCells,
  insertCells,
  insertImport,
  saveImport,
} from "./queries.ts";

/** Reads a file of people, and returns what remains to be done in the transaction. */
export async function prepareImport(file: File) {
  const contents = fileContents(new Uint8Array(await file.arrayBuffer()));
  const fileName = file.name.toWellFormed().slice(0, 255);
  return (context: Context) => addDraft(context, fileName, contents);
}

/** Stores a file as the draft of an import, in place of the person's earlier one, and checks its rows. */
async function addDraft(
  context: Context,
  fileName: string,
  { headers, rows, encoding, separator }: FileContents,
): Promise<Import> {
  const { tx, now, actor } = context;
  await deleteDraftsOf(tx, actor.employeeId);
  const createdAt = now.toISOString();
  const columns = columnsOf(headers, rows);
  const id = await insertImport(
    tx,
    {
      fileName,
      encoding,
      separator,
      columns,
      rowCount: rows.length,
      createdById: actor.employeeId,
    },
    createdAt,
  );
  await insertCells(tx, id, rows, createdAt);
  const planned = await checkedRows(context, { rows, columns, createsMissing: false });
  await saveImport(tx, id, "draft", await saveCheck(tx, id, planned));
  return getImport(context, id);
}

/** Changes what the columns of a draft are, and checks its rows again. Throws `not_found` or `import_started`. */
export async function checkDraft(
  context: Context,
  id: number,
  { columns: chosen, createsMissing }: ImportChoices,
): Promise<Import> {
  const { tx } = context;
  const draft = await requireDraft(context, id);
  const rows = await findFirstCells(tx, id, maxImportRows);
  const columns = chosenColumns(draft.columns as Column[], chosen, rows);
  const planned = await checkedRows(context, { rows, columns, createsMissing });
  const totals = await saveCheck(tx, id, planned);
  const change = { ...totals, columns: JSON.stringify(columns), createsMissing };
  if (!(await saveImport(tx, id, "draft", change))) throw new AppError("import_started");
  return getImport(context, id);
}

/** Deletes a draft with its rows. Throws `not_found` or `import_started`. */
export async function discardDraft(context: Context, id: number): Promise<{ ok: true }> {
  await requireDraft(context, id);
  await deleteImport(context.tx, id);
  return { ok: true };
}
