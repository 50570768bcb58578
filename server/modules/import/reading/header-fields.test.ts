import { expect, test } from "vitest";
import { importFieldLabels, importFields } from "#contract/codes/import.ts";
import { employeeSynonyms } from "#contract/rules/search.ts";
import { fieldsOfHeaders } from "./header-fields.ts";

test.each([
  ["FIRST NAME", "name"],
  ["first_name", "name"],
  ["Voornaam", "name"],
  ["Surname", "surname"],
  ["E-mail", "email"],
  ["Job title", "positionTitle"],
  ["Dept.", "departmentName"],
  ["Start", "startDate"],
  ["Date Started", "startDate"],
  ["Contract", "employmentStatus"],
  ["Personnel no", "employeeNumber"],
  ["Cell number", "phone"],
  ["Identity Number", "idNumber"],
  ["Tax reference number", "taxNumber"],
  ["Geslag", "gender"],
  ["D.O.B.", "dateOfBirth"],
  ["Residential address", "homeAddress"],
] as const)("a column named %s is the %s", (header, field) => {
  expect(fieldsOfHeaders([header])).toEqual([field]);
});

test("every field is found by its label, its name and its synonyms [AMB-011]", () => {
  for (const field of importFields) {
    const others: Partial<Record<string, readonly string[]>> = employeeSynonyms;
    for (const header of [field, importFieldLabels[field], ...(others[field] ?? [])])
      expect([header, fieldsOfHeaders([header])]).toEqual([header, [field]]);
  }
});

test("unknown columns, and a field's second column, are left out", () => {
  expect(fieldsOfHeaders(["Locker", "Name", "First Name", ""])).toEqual([null, "name", null, null]);
});
