import type { RowEffect } from "#contract/codes/import.ts";
import type { RowFault } from "#contract/import/import.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { mapInTurns } from "#server/workers/turns.ts";
import type { StoredRecord } from "../employees/index.ts";
import { type ChangedPerson, changedPerson, placeChange } from "./changed-person.ts";
import { type ImportedPerson, importedPerson } from "./imported-person.ts";
import { type KnownPlaces, type PlannedPlace, vacantPlaces } from "./places.ts";
import { type Column, type FileRow, missingColumns } from "./reading/columns.ts";
import { givenValues, type RowValues, rowValues, type WrittenFor } from "./reading/row-values.ts";
import { warningsFor } from "./row-warnings.ts";

/** What is known of the company during the check. */
export interface KnownCompany extends KnownPlaces, WrittenFor {
  today: string;
  /** The importer. */
  actorId: number;
  /** E-mails of rows that are in use. */
  takenEmails: ReadonlySet<string>;
  /** Existing employees to change, by e-mail. */
  existing: ReadonlyMap<string, StoredRecord>;
  /** Others who have left, by e-mail. */
  left: ReadonlyMap<string, StoredRecord>;
}

export interface PlannedRow {
  row: number;
  faults: RowFault[];
  /** What is probably wrong, and stops nothing. */
  warnings?: RowFault[];
  /** The named manager; blank without one. */
  ledBy: string;
  /** Their id, if found; below 0 for a new employee. */
  managerId?: number;
  /** A new employee in a row without errors. */
  addition?: { person: ImportedPerson; place: PlannedPlace };
  /** An existing employee; `changed` needs a row without errors. */
  change?: { stored: StoredRecord; changed: ChangedPerson };
}

/** The effect of a row without errors. */
export const effectOf = ({ change }: PlannedRow): RowEffect => {
  if (!change) return "add";
  return change.changed.changes.length > 0 ? "change" : "same";
};

/** The result of each row. The first row of an e-mail counts; vacancies are assigned in the order of rows. */
export function planRows(
  rows: readonly FileRow[],
  columns: readonly Column[],
  known: KnownCompany,
): Promise<PlannedRow[]> {
  const plan = rowPlanner(columns, known);
  return mapInTurns(rows, ({ row, cells }) => plan(row, cells));
}

type Planned = Omit<PlannedRow, "row" | "ledBy" | "warnings">;

/** The row with another error, and no effect. */
export const withFault = (
  { row, ledBy, warnings = [], change }: PlannedRow,
  fault: RowFault,
): PlannedRow => ({
  row,
  ledBy,
  warnings,
  faults: [fault],
  ...(change && { change: { ...change, changed: { ...change.changed, place: undefined } } }),
});

function rowPlanner(columns: readonly Column[], known: KnownCompany) {
  const missing = missingColumns(columns);
  const places = vacantPlaces(known);
  const emails = firstRows(known);

  const add = (values: RowValues, emailFault: RowFault | undefined): Planned => {
    if (missing.length > 0) return { faults: missing };
    const { person, faults } = importedPerson(values, known);
    if (emailFault && !faults.some(({ field }) => field === "email")) faults.push(emailFault);
    if (!person || faults.length > 0) return { faults };
    const { place, fault } = places.fill(person);
    return fault ? { faults: [fault] } : { faults, addition: { person, place } };
  };

  const change = (
    stored: StoredRecord,
    values: RowValues,
    emailFault: RowFault | undefined,
  ): Planned => {
    const { changed, faults } = changedPerson(values, stored, known);
    const moving = placeChange(values, stored, known.today);
    faults.push(...[emailFault, moving?.fault].flatMap((fault) => fault ?? []));
    if (!moving || faults.length > 0) return { faults, change: { stored, changed } };
    const { place, fault } = places.fill(moving.to);
    const changes = [...changed.changes, ...moving.changes];
    return {
      faults: fault ? [fault] : [],
      change: { stored, changed: { ...changed, changes, place: fault ? undefined : place } },
    };
  };

  return (row: number, cells: readonly string[]): PlannedRow => {
    const values = rowValues(cells, columns, known);
    const emailFault = emails.faultOf(values.email ?? "", row);
    const stored = known.existing.get(values.email ?? "");
    const planned = stored
      ? change(stored, givenValues(cells, columns, known), emailFault)
      : add(values, emailFault);
    return { row, ledBy: values.ledBy ?? "", warnings: warningsFor(values), ...planned };
  };
}

/** The documented message, and when a person with this e-mail left. */
function takenFault(leaver: StoredRecord | undefined): RowFault {
  const message = "Email already exists";
  if (!leaver) return { field: "email", message };
  const { id, name, surname, terminationDate } = leaver;
  const leaving = `${name} ${surname} left on ${dayText(terminationDate ?? "")}`;
  return { field: "email", message: `${message}. ${leaving}`, leaverId: id };
}

function firstRows({ takenEmails, existing, left }: KnownCompany) {
  const rowOf = new Map<string, number>();
  return {
    faultOf(email: string, row: number): RowFault | undefined {
      if (email === "") return undefined;
      const first = rowOf.get(email);
      if (first !== undefined)
        return { field: "email", message: `Row ${first} has the same e-mail` };
      rowOf.set(email, row);
      if (!takenEmails.has(email) || existing.has(email)) return undefined;
      return takenFault(left.get(email));
    },
  };
}
