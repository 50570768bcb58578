import type { Tx } from "#server/context.ts";
import {
  addRecordWords,
  replaceRecordWords,
  saveRecordWords,
} from "#server/modules/search/index.ts";

interface SearchedFields {
  name?: string | undefined;
  surname?: string | undefined;
  email: string;
  employeeNumber?: string | undefined;
}

const fieldNames = ["name", "surname", "email", "employeeNumber"] as const;

/** Whether a change affects the employee's search words. */
export const changesSearch = (changes: Partial<SearchedFields>): boolean =>
  fieldNames.some((field) => changes[field] !== undefined);

/** Findable by name, by the e-mail up to its @, and by employee number. */
export const saveSearchWords = (tx: Tx, id: number, fields: SearchedFields): Promise<void> =>
  saveRecordWords(tx, { kind: "person", id }, textsOf(fields));

/** The same for new employees, in one statement. */
export const addSearchWords = (
  tx: Tx,
  employees: readonly (SearchedFields & { id: number })[],
): Promise<void> => addRecordWords(tx, employees.map(searched));

/** The same for changed employees, in a constant number of statements. */
export const replaceSearchWords = (
  tx: Tx,
  employees: readonly (SearchedFields & { id: number })[],
): Promise<void> => replaceRecordWords(tx, employees.map(searched));

const searched = ({ id, ...fields }: SearchedFields & { id: number }) => ({
  kind: "person" as const,
  id,
  texts: textsOf(fields),
});

const textsOf = ({ name = "", surname = "", email, employeeNumber = "" }: SearchedFields) => ({
  name: `${name} ${surname}`,
  label: `${surname} ${name}`,
  email: email.split("@")[0] ?? "",
  employee_number: employeeNumber,
});
