import { type ImportField, importDateFields } from "#contract/codes/import.ts";
import { employeeRoles, genderLabels } from "#contract/codes/people.ts";
import { givenDate } from "#contract/rules/person.ts";
import { withoutMark } from "#server/csv/csv.ts";
import { givenDay } from "#server/csv/given-day.ts";
import type { Column } from "./columns.ts";

export type RowValues = Partial<Record<ImportField, string>>;

const isDate = (field: ImportField | null) => importDateFields.some((known) => known === field);

/** The year 1 is how many programs write that there is no day (AMB-016). */
function textOf(cell: string | undefined, { field }: Column): string {
  const text = withoutMark(cell ?? "").trim();
  return isDate(field) ? (givenDate(text) ?? "") : text;
}

const inCase = (value: string, known: readonly string[]) =>
  known.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value;

const genders: readonly string[] = genderLabels;
const genderLetters: Record<string, string> = { m: "Male", f: "Female" };

/** Other spellings of values, besides the stored ones. */
const readers: Partial<Record<ImportField, (value: string, domainName: string) => string>> = {
  // Companies' lists often omit the domain.
  email: (value, domainName) =>
    (value === "" || value.includes("@") ? value : `${value}@${domainName}`).toLowerCase(),
  employeeRole: (value) => (value === "" ? "Employee" : inCase(value, employeeRoles)),
  employmentStatus: (value) => (value === "" ? "FullTime" : value),
  gender: (value) => genderLetters[value.toLowerCase()] ?? inCase(value, genders),
};

const defaults: readonly ImportField[] = ["employeeRole", "employmentStatus"];

/** A row's values in known columns: days as `2026-03-02` if valid, all others trimmed. */
export function rowValues(
  cells: readonly string[],
  columns: readonly Column[],
  domainName: string,
): RowValues {
  const values = saidValues(cells, columns, domainName);
  for (const field of defaults) values[field] ??= readers[field]?.("", domainName) ?? "";
  return values;
}

/** The same for an existing employee, where blank cells mean no change. */
export function givenValues(
  cells: readonly string[],
  columns: readonly Column[],
  domainName: string,
): RowValues {
  const filled = columns.map((column, index) =>
    textOf(cells[index], column) === "" ? { ...column, field: null } : column,
  );
  return saidValues(cells, filled, domainName);
}

function saidValues(
  cells: readonly string[],
  columns: readonly Column[],
  domainName: string,
): RowValues {
  const values: RowValues = {};
  columns.forEach((column, index) => {
    const { field, dateOrder } = column;
    if (field === null) return;
    const cell = textOf(cells[index], column);
    const value = isDate(field) ? (givenDay(cell, dateOrder ?? "dayFirst") ?? cell) : cell;
    values[field] = readers[field]?.(value, domainName) ?? value;
  });
  return values;
}
