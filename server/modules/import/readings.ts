import { type FileEncoding, fileEncodings } from "#contract/codes/import.ts";
import type { Import } from "#contract/import/import.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import { readAgain } from "#server/csv/decoded-text.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import { findLetteredCells, replaceCells } from "./queries.ts";
import type { Column, FileRow } from "./reading/columns.ts";

const shownNames = 3;
const rowsPerStatement = 1_000;

interface ReadFile {
  id: number;
  encoding: FileEncoding;
  columns: readonly Column[];
}

/** Some names as each encoding would give them; empty unless that matters. */
export async function readingsOf(
  tx: Tx,
  { id, encoding, columns }: ReadFile,
): Promise<Import["readings"]> {
  if (encoding === "UTF-16") return [];
  const rows = await findLetteredCells(tx, id, shownNames);
  const names = rows.map(({ cells }) => nameIn(cells, columns));
  if (names.length === 0) return [];
  return fileEncodings
    .filter((one) => one !== "UTF-16")
    .map((one) => ({
      encoding: one,
      names: names.map((name) => readAgain(name, encoding, one)),
    }));
}

/** The name in a row, or its first cell with other letters. */
function nameIn(cells: readonly string[], columns: readonly Column[]): string {
  const cellOf = (field: "name" | "surname") =>
    cells[columns.findIndex((column) => column.field === field)] ?? "";
  const name = `${cellOf("name")} ${cellOf("surname")}`.trim();
  return isLettered(name) ? name : (cells.find(isLettered) ?? "").trim();
}

const isLettered = (text: string) => /\P{ASCII}/u.test(text);

interface Rereading {
  id: number;
  from: FileEncoding;
  to: FileEncoding;
}

/** Reads all rows of a draft, and its headings, in another encoding. */
export async function rowsReadAgain(
  tx: Tx,
  { id, from, to }: Rereading,
  { columns, rows }: { columns: readonly Column[]; rows: readonly FileRow[] },
): Promise<{ columns: Column[]; rows: FileRow[] }> {
  if ((from === "UTF-16") !== (to === "UTF-16"))
    throw new AppError("invalid_request", {
      fields: { encoding: "This file's letters can be read in one way only" },
    });
  const again = await mapInTurns(rows, ({ row, cells }) => ({
    row,
    cells: cells.map((cell) => readAgain(cell, from, to)),
  }));
  for (let start = 0; start < again.length; start += rowsPerStatement)
    await replaceCells(tx, id, JSON.stringify(again.slice(start, start + rowsPerStatement)));
  return {
    columns: columns.map((one) => ({ ...one, header: readAgain(one.header, from, to) })),
    rows: again,
  };
}
