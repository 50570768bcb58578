import { expect, test } from "vitest";
import { EmployeeUpdate } from "../employees/employee-changes.ts";
import { NewNextOfKin, NextOfKinUpdate } from "../employees/next-of-kin.ts";
import { NoteUpdate } from "../notes.ts";
import { employeeSynonyms, nextOfKinSynonyms, noteSynonyms, withStoredNames } from "./synonyms.ts";

test.each([
  [{ firstName: "Thandi" }, { name: "Thandi" }],
  [{ hireDate: "2026-03-02" }, { startDate: "2026-03-02" }],
  [{ dateStarted: "2026-03-02" }, { startDate: "2026-03-02" }],
  [
    { identityNumber: "800101", phoneNumber: "+27" },
    { idNumber: "800101", phone: "+27" },
  ],
  [{ hireDate: null }, { startDate: null }],
  [{ hireDate: undefined, gender: 1 }, { gender: 1 }],
  [{ firstName: "Ann", name: "Thandi" }, { name: "Thandi" }],
])("%o is stored as %o [APIEMP-05]", (given, stored) => {
  expect(withStoredNames(given, employeeSynonyms)).toEqual(stored);
});

test("every name in the table is a key its call accepts [APIEMP-06] [APIEMP-09] [APINOTE-03]", () => {
  const namesIn = (synonyms: Record<string, readonly string[]>) =>
    Object.entries(synonyms).flatMap(([stored, others]) => [stored, ...others]);
  expect(Object.keys(EmployeeUpdate.shape)).toEqual(
    expect.arrayContaining(namesIn(employeeSynonyms)),
  );
  for (const schema of [NewNextOfKin, NextOfKinUpdate])
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(namesIn(nextOfKinSynonyms)));
  expect(Object.keys(NoteUpdate.shape)).toEqual(expect.arrayContaining(namesIn(noteSynonyms)));
});
