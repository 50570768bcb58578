import { type DateOrder, type ImportField, importDateFields } from "#contract/codes/import.ts";
import { employeeRoles, genderLabels } from "#contract/codes/people.ts";
import { givenDate } from "#contract/rules/person.ts";
import { dayOf } from "#server/company-day.ts";
import { withoutMark } from "#server/csv/csv.ts";
import { givenDay } from "#server/csv/given-day.ts";
import type { Column } from "./columns.ts";

/** The company whose people a file is about. */
export interface WrittenFor {
  domainName: string;
  timeZone: string;
}

export type RowValues = Partial<Record<ImportField, string>>;

const isDate = (field: ImportField | null) => importDateFields.some((known) => known === field);

/** The year 1 is how many programs write that there is no day (AMB-016). */
function textOf(cell: string | undefined, { field }: Column): string {
  const text = withoutMark(cell ?? "").trim();
  return isDate(field) ? (givenDate(text) ?? "") : text;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
/** Many programs write a day as its midnight in UTC. */
const midnight = /T00:00(?::00(?:\.0+)?)?Z$/i;

/** The company's day of a moment, or the day in a cell; the cell if it has none. */
function dayIn(cell: string, order: DateOrder, { timeZone }: WrittenFor): string {
  const isMoment = instant.test(cell) && !midnight.test(cell);
  const moment = isMoment ? new Date(cell) : undefined;
  if (moment && !Number.isNaN(moment.getTime())) return dayOf(moment, timeZone);
  return givenDay(cell, order) ?? cell;
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
  company: WrittenFor,
): RowValues {
  const values = saidValues(cells, columns, company);
  for (const field of defaults) values[field] ??= readers[field]?.("", company.domainName) ?? "";
  return values;
}

/** The same for an existing employee, where blank cells mean no change. */
export function givenValues(
  cells: readonly string[],
  columns: readonly Column[],
  company: WrittenFor,
): RowValues {
  const filled = columns.map((column, index) =>
    textOf(cells[index], column) === "" ? { ...column, field: null } : column,
  );
  return saidValues(cells, filled, company);
}

function saidValues(
  cells: readonly string[],
  columns: readonly Column[],
  company: WrittenFor,
): RowValues {
  const values: RowValues = {};
  columns.forEach((column, index) => {
    const { field, dateOrder } = column;
    if (field === null) return;
    const cell = textOf(cells[index], column);
    const value = isDate(field) ? dayIn(cell, dateOrder ?? "dayFirst", company) : cell;
    values[field] = readers[field]?.(value, company.domainName) ?? value;
  });
  return values;
}
