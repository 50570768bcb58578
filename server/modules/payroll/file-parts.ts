import { type RawBuilder, sql } from "kysely";
import type { PayrollSeparator } from "#contract/codes/payroll.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";

export type Columns<Row> = readonly [heading: string, value: (row: Row) => string | null][];

/** The employee of a row; one employee's rows are never in two parts. */
export interface Employee {
  id: number;
  sortName: string;
  employeeNumber: string;
  name: string;
  surname: string;
}

/** A part's start and its maximum number of employees. */
export interface Part {
  after: RowPlace | undefined;
  limit: number;
}

const employeesPerPart = 500;

export const partAfter = (after: RowPlace | undefined): Part => ({
  after,
  limit: employeesPerPart,
});

/** The next employees (e) by last name that fulfil a condition. */
export const nextEmployees = (tx: Tx, { after, limit }: Part, condition: RawBuilder<unknown>) =>
  sql`(
  select e.* from employees as e
  where e.tenant_id = ${tx.tenantId} and ${condition}
    and ${after ? sql`(e.sort_name, e.id) > (${after[0]}, ${after[1]}::bigint)` : sql`true`}
  order by e.sort_name, e.id limit ${limit})`;

const separators: Record<PayrollSeparator, string> = { comma: ",", semicolon: ";", tab: "\t" };
const contentTypes: Record<PayrollSeparator, string> = {
  comma: "text/csv; charset=utf-8",
  semicolon: "text/csv; charset=utf-8",
  tab: "text/tab-separated-values; charset=utf-8",
};

interface File {
  fileName: string;
  separator?: PayrollSeparator;
  after: RowPlace | undefined;
}

/** The next part of a file, with its headings if it is the first. */
export function filePart<Row extends Employee>(
  { fileName, separator = "comma", after }: File,
  columns: Columns<Row>,
  rows: readonly Row[],
  /** The part's employees, if some have no row. */
  read: readonly Employee[] = rows,
): { ofEmployeeId: number[]; result: FilePart } {
  const headings = after ? [] : [columns.map(([heading]) => heading)];
  const lines = [...headings, ...rows.map((row) => columns.map(([, value]) => value(row)))];
  const text = csvLines(lines, { isStart: !after, separator: separators[separator] });
  return {
    ofEmployeeId: rows.map(({ id }) => id),
    result: { fileName, contentType: contentTypes[separator], text, last: lastOf(read) },
  };
}

/** The last employee's place if others may follow. */
function lastOf(rows: readonly Employee[]): RowPlace | undefined {
  const last = rows.at(-1);
  const employees = new Set(rows.map(({ id }) => id)).size;
  return last && employees === employeesPerPart ? [last.sortName, last.id] : undefined;
}
