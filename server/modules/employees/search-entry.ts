import type { Tx } from "#server/context.ts";
import { rememberNewWords, rememberWords } from "#server/modules/search/index.ts";

interface SearchedFields {
  name?: string | undefined;
  surname?: string | undefined;
  email: string;
  employeeNumber?: string | undefined;
}

const fieldNames = ["name", "surname", "email", "employeeNumber"] as const;

/** Whether a change touches what an employee is found by. */
export const changesSearch = (changes: Partial<SearchedFields>): boolean =>
  fieldNames.some((field) => changes[field] !== undefined);

/** Lets an employee be found by their name, by the e-mail before its @, and by the employee number. */
export const rememberEmployee = (tx: Tx, id: number, fields: SearchedFields): Promise<void> =>
  rememberWords(tx, { kind: "person", id }, textsOf(fields));

/** The same for employees who were not there before, all in one statement. */
export const rememberNewEmployees = (
  tx: Tx,
  employees: readonly (SearchedFields & { id: number })[],
): Promise<void> =>
  rememberNewWords(
    tx,
    employees.map(({ id, ...fields }) => ({ kind: "person", id, texts: textsOf(fields) })),
  );

const textsOf = ({ name = "", surname = "", email, employeeNumber = "" }: SearchedFields) => ({
  name: `${name} ${surname}`,
  email: email.split("@")[0] ?? "",
  employee_number: employeeNumber,
});
