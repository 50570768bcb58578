import fc from "fast-check";
import { expect, test } from "vitest";
import {
  employeeRoles,
  employmentStatuses,
  genderCodeOf,
  genderLabels,
} from "#contract/codes/people.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import {
  employmentPayload,
  employmentValuesOf,
  roleOptions,
  statusOptions,
} from "./employment-values.ts";
import { allocationPayload, allocationValuesOf, daysProblem, typedDays } from "./leave-edit.tsx";
import { personalPayload, personalValuesOf } from "./personal-edit.tsx";

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'-]{1,20}( [A-Za-z]{1,10})?$/);
const number = fc.oneof(fc.constant(""), fc.stringMatching(/^\d{6,13}$/));
const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** An employee's fields in the forms, in every combination of codes and missing values. */
const stored = fc.record({
  firstName: word,
  lastName: word,
  email: fc.emailAddress(),
  phone: fc.oneof(fc.constant(""), fc.stringMatching(/^\+278\d{8}$/)),
  gender: fc.option(fc.constantFrom(...genderLabels)),
  homeAddress: fc.oneof(fc.constant(""), word),
  idNumber: number,
  taxNumber: number,
  employeeNumber: fc.oneof(fc.constant(""), word),
  employmentStatus: fc.constantFrom(...employmentStatuses),
  employeeRole: fc.constantFrom(...employeeRoles),
  hireDate: fc.option(day),
  terminationDate: fc.option(day),
  noticeGivenOn: fc.option(day),
});

test("personal information and employment saved unchanged send exactly what is stored [UMEDIT-11, UMEDIT-12, UMEDIT-13]", () => {
  fc.assert(
    fc.property(stored, (fields) => {
      const person = fields as EmployeeDetail;
      expect(personalPayload(personalValuesOf(person))).toEqual({
        name: fields.firstName,
        surname: fields.lastName,
        email: fields.email,
        phone: fields.phone,
        gender: fields.gender === null ? null : genderCodeOf(fields.gender),
        homeAddress: fields.homeAddress,
        idNumber: fields.idNumber,
        taxNumber: fields.taxNumber,
      });
      expect(employmentPayload(employmentValuesOf(person))).toEqual({
        startDate: fields.hireDate,
        terminationDate: fields.terminationDate,
        noticeGivenOn: fields.terminationDate && fields.noticeGivenOn,
        employmentStatus: fields.employmentStatus,
        employeeNumber: fields.employeeNumber,
        employeeRole: fields.employeeRole,
      });
    }),
  );
});

test("the lists offer what is documented, and what is stored besides [UMEDIT-14, UMEDIT-15]", () => {
  for (const status of employmentStatuses)
    expect(statusOptions(status).map(({ value }) => value)).toContain(status);
  for (const role of employeeRoles)
    expect(roleOptions(role).map(({ value }) => value)).toContain(role);
  expect(statusOptions("Intern")).toHaveLength(5);
  expect(roleOptions("HR")).toHaveLength(4);
});

test.each([
  ["15", 15, undefined],
  ["7.5", 7.5, undefined],
  ["7,5", 7.5, undefined],
  ["", 0, undefined],
  ["a few", 0, undefined],
  ["NaN", 0, undefined],
  ["1e999", 0, undefined],
  ["-1", -1, "At least 0 days"],
  ["366.5", 366.5, "At most 366 days"],
  ["2.3", 2.3, "Whole or half days only"],
])("days typed as “%s” are %d [UMEDIT-07, UMEDIT-08]", (typed, days, problem) => {
  expect([typedDays(typed), daysProblem(typed, 10)]).toEqual([days, problem]);
});

test.each([-5, -0.25, 17.25, 400])("stored days of %d stay as they are [UMEDIT-07]", (stored) => {
  expect(daysProblem(String(stored), stored)).toBeUndefined();
  expect(daysProblem(String(stored - 0.5), stored)).toBeDefined();
});

test("days granted are sent as they were read [UMEDIT-17]", () => {
  const days = fc.integer({ min: 0, max: 732 }).map((halves) => halves / 2);
  const balances = { annual: days, sick: days, familyResponsibility: days };
  fc.assert(
    fc.property(fc.record({ ...balances, maternityPaternity: days, study: days }), (granted) => {
      expect(allocationPayload(7, allocationValuesOf(granted))).toEqual({
        employeeId: 7,
        annualLeave: granted.annual,
        sickLeave: granted.sick,
        familyResponsibilityLeave: granted.familyResponsibility,
        maternityPaternity: granted.maternityPaternity,
        studyLeave: granted.study,
      });
    }),
  );
});
