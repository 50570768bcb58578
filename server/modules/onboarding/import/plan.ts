import type { RowFault } from "#contract/import.ts";
import { type Column, type FileRow, missingColumns } from "./columns.ts";
import { type ImportedPerson, importedPerson } from "./imported-person.ts";
import { rowValues } from "./row-values.ts";

/** What is known of the company when its rows are checked. */
export interface KnownCompany {
  domainName: string;
  today: string;
  /** By name in lower case. */
  departments: ReadonlyMap<string, number>;
  /** The vacant positions, by `placeKey`. */
  vacancies: ReadonlyMap<string, readonly number[]>;
  /** The e-mails, of those in the rows, that someone has. */
  takenEmails: ReadonlySet<string>;
  createsMissing: boolean;
}

/** Where a person goes: to a vacant position, or to one that is to be created. */
export interface PlannedPlace {
  departmentName: string;
  departmentId: number | undefined;
  positionTitle: string;
  positionId: number | undefined;
}

export interface PlannedRow {
  row: number;
  faults: RowFault[];
  /** Of a row without faults. */
  addition: { person: ImportedPerson; place: PlannedPlace } | undefined;
}

/** One key for all spellings of a department's position. */
export const placeKey = (departmentId: number, title: string) =>
  `${departmentId} ${nameKey(title)}`;
export const nameKey = (name: string) => name.trim().toLowerCase();

/** Other calls take their turn after so many rows. */
const rowsPerTurn = 250;

/**
 * What happens with each row: who is added to which position, or what is wrong. Of several rows with one e-mail the first
 * counts, and vacant positions are taken in the order of the rows.
 */
export async function planRows(
  rows: readonly FileRow[],
  columns: readonly Column[],
  known: KnownCompany,
): Promise<PlannedRow[]> {
  const missing = missingColumns(columns);
  if (missing.length > 0)
    return rows.map(({ row }) => ({ row, faults: missing, addition: undefined }));
  const places = vacantPlaces(known);
  const emails = firstRows(known);
  const planned: PlannedRow[] = [];
  for (const { row, cells } of rows) {
    if (planned.length % rowsPerTurn === rowsPerTurn - 1) await new Promise(setImmediate);
    const values = rowValues(cells, columns, known.domainName);
    const { person, faults } = importedPerson(values, known);
    const emailFault = emails.faultOf(values.email ?? "", row);
    if (emailFault && !faults.some(({ field }) => field === "email")) faults.push(emailFault);
    planned.push({ row, ...places.fill(person, faults) });
  }
  return planned;
}

/** The first row with each e-mail. */
function firstRows({ takenEmails }: KnownCompany) {
  const rowOf = new Map<string, number>();
  return {
    faultOf(email: string, row: number): RowFault | undefined {
      if (email === "") return undefined;
      const first = rowOf.get(email);
      if (first !== undefined)
        return { field: "email", message: `Row ${first} has the same e-mail` };
      rowOf.set(email, row);
      return takenEmails.has(email)
        ? { field: "email", message: "Email already exists" }
        : undefined;
    },
  };
}

/** Gives vacant positions to those who are added, each to one of them. */
function vacantPlaces({ departments, vacancies, createsMissing }: KnownCompany) {
  const taken = new Map<string, number>();
  const nextVacancy = (departmentId: number | undefined, title: string) => {
    if (departmentId === undefined) return undefined;
    const key = placeKey(departmentId, title);
    const used = taken.get(key) ?? 0;
    const positionId = vacancies.get(key)?.[used];
    if (positionId !== undefined) taken.set(key, used + 1);
    return positionId;
  };
  const faultOf = (place: PlannedPlace): RowFault | undefined => {
    if (createsMissing || place.positionId !== undefined) return undefined;
    const { departmentId, departmentName, positionTitle } = place;
    return departmentId === undefined
      ? { field: "departmentName", message: `There is no department ${departmentName}` }
      : {
          field: "positionTitle",
          message: `No position ${positionTitle} is vacant in ${departmentName}`,
        };
  };
  return {
    fill(
      person: ImportedPerson | undefined,
      faults: RowFault[],
    ): Pick<PlannedRow, "faults" | "addition"> {
      if (!person || faults.length > 0) return { faults, addition: undefined };
      const { departmentName, positionTitle } = person;
      const departmentId = departments.get(nameKey(departmentName));
      const positionId = nextVacancy(departmentId, positionTitle);
      const place = { departmentName, departmentId, positionTitle, positionId };
      const fault = faultOf(place);
      return fault
        ? { faults: [fault], addition: undefined }
        : { faults, addition: { person, place } };
    },
  };
}
