import fc from "fast-check";
import { expect, test } from "vitest";
import { employeeRoles } from "#contract/codes/employee-role.ts";
import { employmentStatusCodes, employmentStatuses } from "#contract/codes/employment-status.ts";
import { genderCodes, genderLabelOf } from "#contract/codes/gender.ts";
import { api } from "#contract/index.ts";
import type { Input } from "#contract/operation.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { update, currentEmployee, fullProfile, detailedInfo, all } = api.employees;

const text = (...examples: string[]) =>
  fc.oneof(
    fc.constantFrom(...examples),
    fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' -]{0,30}[a-zà-ÿ]$/),
  );
const number = fc.stringMatching(/^[1-9]\d{9,12}$/);
const dayBetween = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** One value for each field that any screen writes. */
const someValues = fc.record({
  name: text("Thandi", "Zoë", "Anne-Marie", "N’wa"),
  surname: text("Nkosi", "van der Merwe", "O'Brien", "Ngũgĩ"),
  phone: fc.stringMatching(/^\+278[1-9]\d{7}$/),
  idNumber: number,
  taxNumber: number,
  gender: fc.constantFrom(...genderCodes),
  dateOfBirth: dayBetween("1950-01-01", "2005-12-31"),
  homeAddress: text("12 Long Street, Cape Town"),
  employeeNumber: text("E-17"),
  startDate: dayBetween("2010-01-01", "2020-12-31"),
  terminationDate: dayBetween("2040-01-01", "2050-12-31"),
  employmentStatus: fc.constantFrom(...employmentStatuses),
  employeeRole: fc.constantFrom(...employeeRoles.filter((role) => role !== "Executive")),
});
type Values = typeof someValues extends fc.Arbitrary<infer Of> ? Of : never;
type Body = Input<typeof update>["body"];

interface Screen {
  by: "owner" | "employee";
  /** What it sends, under the names of its own statement. */
  sends: (values: Values) => Body;
  writes: readonly (keyof Values)[];
}

/** Every screen that writes an employee's fields (AMB-011, AMB-103, AMB-104). */
const screens: Record<string, Screen> = {
  "staff wizard": {
    by: "employee",
    sends: ({ phone, idNumber, taxNumber, employeeNumber, homeAddress, gender, dateOfBirth }) => ({
      ...{ phone, identityNumber: idNumber, taxNumber, employeeNumber },
      ...{ homeAddress, gender, dateOfBirth },
    }),
    writes: [
      ...(["phone", "idNumber", "taxNumber", "employeeNumber"] as const),
      ...(["homeAddress", "gender", "dateOfBirth"] as const),
    ],
  },
  "own profile": {
    by: "employee",
    sends: ({ phone, gender, dateOfBirth, taxNumber, homeAddress }) => ({
      ...{ phone, gender, dateOfBirth, taxNumber, homeAddress },
    }),
    writes: ["phone", "gender", "dateOfBirth", "taxNumber", "homeAddress"],
  },
  "personal information of Edit User": {
    by: "owner",
    sends: ({ name, surname, phone, gender, homeAddress, idNumber, taxNumber }) => ({
      ...{ name, surname, phone, gender, homeAddress, idNumber, taxNumber },
    }),
    writes: ["name", "surname", "phone", "gender", "homeAddress", "idNumber", "taxNumber"],
  },
  "employment of Edit User": {
    by: "owner",
    sends: ({ startDate, terminationDate, employmentStatus, employeeNumber, employeeRole }) => ({
      ...{ startDate, terminationDate, employmentStatus, employeeNumber, employeeRole },
    }),
    writes: [
      ...(["startDate", "terminationDate", "employmentStatus"] as const),
      ...(["employeeNumber", "employeeRole"] as const),
    ],
  },
  "owner wizard": {
    by: "owner",
    sends: ({ startDate, employmentStatus, employeeNumber, dateOfBirth, gender }) => ({
      ...{ startDate, employeeNumber, dateOfBirth, gender },
      employmentStatus: employmentStatusCodes[employmentStatus],
    }),
    writes: ["startDate", "employmentStatus", "employeeNumber", "dateOfBirth", "gender"],
  },
  "names of other statements": {
    by: "owner",
    sends: ({ name, surname, phone, startDate }) => ({
      ...{ firstName: name, lastName: surname, phoneNumber: phone, hireDate: startDate },
    }),
    writes: ["name", "surname", "phone", "startDate"],
  },
};

/** What every screen that shows the employee reads, under the stored names. */
async function readBy(owner: Person, employee: Person): Promise<Partial<Values>[]> {
  const query = { employeeId: employee.employeeId };
  const [current, profile, [detail], [item], [leave]] = [
    (await call(employee, currentEmployee, {})).body,
    (await call(employee, fullProfile, {})).body,
    (await call(owner, detailedInfo, { query })).body,
    (await call(owner, all, { query })).body,
    (await call(owner, api.leave.combinedRecords, { query })).body,
  ];
  if (!detail || !item || !leave) throw new Error("The employee is missing from a list.");
  const { personalData: personal, employmentData: employment } = profile;
  expect([
    current.identityNumber,
    item.firstName,
    item.lastName,
    detail.name,
    detail.surname,
  ]).toEqual([current.idNumber, item.name, item.surname, detail.firstName, detail.lastName]);
  return [
    current,
    { ...personal, name: personal.firstName, surname: personal.lastName },
    { ...employment, startDate: employment.hireDate },
    {
      ...detail,
      startDate: detail.hireDate,
      gender: genderCodes.find((code) => genderLabelOf(code) === detail.gender),
    },
    { ...item },
    leave.employee,
  ] as Partial<Values>[];
}

const oneWrite = fc.record({
  screen: fc.constantFrom(...Object.keys(screens)),
  values: someValues,
});

test("whatever one screen writes, every other screen reads back unchanged, whichever wrote before [APIEMP-05, APIEMP-06, APIEMP-07, APIEMP-09, APIEMP-10]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oneWrite, { minLength: 1, maxLength: 6 }), async (writes) => {
      const { owner, newEmployee } = await newTenant();
      const employee = await newEmployee({ employeeStatus: "pending" });
      let expected: Partial<Values> = {};
      for (const { screen, values } of writes) {
        const { by, sends, writes: fields } = screens[screen] as Screen;
        const answer = await call(by === "owner" ? owner : employee, update, {
          params: { id: employee.employeeId },
          body: sends(values),
        });
        expect([screen, answer.status, answer.body]).toEqual([screen, 200, { ok: true }]);
        const written = Object.fromEntries(fields.map((field) => [field, values[field]]));
        expected = { ...expected, ...written };
      }
      for (const read of await readBy(owner, employee)) {
        const shown = Object.keys(expected).filter((field) => field in read);
        const pick = (from: object) =>
          Object.fromEntries(shown.map((field) => [field, from[field as never]]));
        expect(pick(read)).toEqual(pick(expected));
      }
    }),
    { numRuns: 25 },
  );
});

test("the names of the next of kin are the same on every screen, under whichever name and by whomever they are written [APINOK-01, APINOK-02]", async () => {
  const { owner, newEmployee } = await newTenant();
  const employee = await newEmployee();
  const someone = fc.record({
    firstNames: text("Lerato Grace"),
    lastName: text("Mokoena"),
    phoneNumber: fc.stringMatching(/^\+278[1-9]\d{7}$/),
    relationship: text("Sister"),
  });
  const { createNextOfKin, updateNextOfKin } = api.employees;
  const [first] = fc.sample(someone, 1);
  if (!first) throw new Error("Nobody was sampled.");
  const { body } = await call(employee, createNextOfKin, { body: first });
  await fc.assert(
    fc.asyncProperty(someone, fc.boolean(), async (given, isByOwner) => {
      const { firstNames, lastName, phoneNumber, relationship } = given;
      const sent = isByOwner
        ? { firstNames, lastName, phoneNumber, relationship }
        : { firstName: firstNames, lastName, phone: phoneNumber, relationship };
      const answer = await call(isByOwner ? owner : employee, updateNextOfKin, {
        params: { id: body.id },
        body: sent,
      });
      expect(answer.status).toBe(200);
      const { nextOfKinData } = (await call(employee, fullProfile, {})).body;
      const names = { firstName: firstNames, lastName, relationship };
      expect(nextOfKinData).toMatchObject({ ...names, phoneNumber });
      const { employeeId } = employee;
      const details = (await call(owner, detailedInfo, { query: { employeeId } })).body;
      expect(details[0]?.nextOfKin).toMatchObject({ ...names, phone: phoneNumber });
    }),
    { numRuns: 15 },
  );
});

test("a first name that repeats the surname is kept when both are given", async () => {
  const { owner, newEmployee } = await newTenant();
  const employee = await newEmployee({ name: "Thabo", surname: "Mokoena" });
  const body = { name: "Thabo Mokoena", surname: "Mokoena" };
  await call(owner, update, { params: { id: employee.employeeId }, body });
  expect((await call(employee, currentEmployee, {})).body).toMatchObject(body);
});
