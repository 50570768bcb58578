import type { ChartPerson, chartOperations } from "#contract/chart.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import { findBranch, findLedRows } from "./chart-queries.ts";

type ChartQuery = ParsedInput<typeof chartOperations.chart>["query"];
type Reading = Pick<Context, "tx" | "today">;

/** One page of those whom an employee leads on a day, or whom nobody does. */
export const listBranch = (
  { tx, today }: Reading,
  { day = today, ...list }: ChartQuery,
): Promise<Page<ChartPerson>> => findBranch(tx, { day, ...list });

type Row = Awaited<ReturnType<typeof findLedRows>>[number];

const rowsPerPart = 1_000;

const columns: readonly [header: string, value: (row: Row) => string | null][] = [
  ["Employee Number", ({ employeeNumber }) => employeeNumber],
  ["Name", ({ name }) => name],
  ["Position", ({ positionTitle }) => positionTitle],
  ["Department", ({ departmentName }) => departmentName],
  ["Led By", ({ managerName }) => managerName],
  ["Manager's Employee Number", ({ managerNumber }) => managerNumber],
];

/** The next part of who leads whom on a day as CSV, by last name. */
export async function exportChart(
  { tx, today }: Reading,
  { day = today }: { day?: string | undefined },
  after?: RowPlace,
): Promise<FilePart> {
  const rows = await findLedRows(tx, day, { after, limit: rowsPerPart });
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  const header = after ? [] : [columns.map(([name]) => name)];
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return {
    fileName: `organisation-${day}.csv`,
    contentType: "text/csv; charset=utf-8",
    text: csvLines([...header, ...lines], { isStart: !after }),
    last: last && [last.sortName, last.id],
  };
}
