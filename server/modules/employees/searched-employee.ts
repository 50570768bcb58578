import type { Tx } from "#server/context.ts";
import { rememberWords } from "#server/modules/search/index.ts";

interface SearchedFields {
  name?: string | undefined;
  surname?: string | undefined;
  email: string;
  employeeNumber?: string | undefined;
}

const fieldNames = ["name", "surname", "email", "employeeNumber"] as const;

/** Whether a change touches what somebody is found by. */
export const changesSearch = (changes: Partial<SearchedFields>): boolean =>
  fieldNames.some((field) => changes[field] !== undefined);

/** Makes somebody be found by their name, by the e-mail before its @, and by the employee number. */
export const rememberEmployee = (
  tx: Tx,
  id: number,
  { name = "", surname = "", email, employeeNumber = "" }: SearchedFields,
): Promise<void> =>
  rememberWords(
    tx,
    { kind: "person", id },
    {
      name: `${name} ${surname}`,
      email: email.split("@")[0] ?? "",
      employee_number: employeeNumber,
    },
  );
