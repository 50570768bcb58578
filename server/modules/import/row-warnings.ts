import type { RowFault } from "#contract/import/import.ts";
import { idNumberDoubt } from "#contract/rules/person.ts";
import { hasOddLetters, hasUnreadLetters } from "#server/csv/decoded-text.ts";
import type { RowValues } from "./reading/row-values.ts";

const nameFields = ["name", "surname", "positionTitle", "departmentName"] as const;

/** What is probably wrong in a row and is imported all the same. */
export function warningsFor(values: RowValues): RowFault[] {
  const warnings: RowFault[] = nameFields
    .filter((field) => isOdd(values[field] ?? ""))
    .map((field) => ({ field, message: "These letters look wrong. Please check the encoding" }));
  const { dateOfBirth = "", idNumber = "" } = values;
  const doubt = idNumberDoubt(dateOfBirth, idNumber);
  if (doubt) warnings.push({ field: "idNumber", message: doubt });
  return warnings;
}

const isOdd = (name: string) => hasOddLetters(name) && !hasUnreadLetters(name);
