import fc from "fast-check";
import { expect, test } from "vitest";
import { importFieldLabels } from "#contract/codes/import.ts";
import {
  employeeRoles,
  employmentStatusCodes,
  employmentStatuses,
  employmentStatusLabels,
  genderCodes,
  genderLabelOf,
} from "#contract/codes/people.ts";
import { api } from "#contract/index.ts";
import type { Input } from "#contract/operation.ts";
import { csvLines } from "#server/csv/csv.ts";
import { recordsOf, withSeparator } from "#server/csv/separated-text.ts";
import { draftOf, runAll, start } from "#server/test/import.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const { update, currentEmployee, fullProfile, detailedInfo, all, changeMany, exportList } =
  api.employees;

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
  /** Under the names of its own operation. */
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

interface Writer {
  write: (tenant: TestTenant, employee: Person, values: Values) => Promise<void>;
  writes: readonly (keyof Values)[];
}

const writtenBy = ({ by, sends, writes }: Screen): Writer => ({
  writes,
  write: async ({ owner }, employee, values) => {
    const answer = await call(by === "owner" ? owner : employee, update, {
      params: { id: employee.employeeId },
      body: sends(values),
    });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  },
});

const importedFields = [
  ...(["name", "surname", "phone", "idNumber", "taxNumber", "gender", "dateOfBirth"] as const),
  ...(["homeAddress", "employeeNumber", "startDate", "employmentStatus", "employeeRole"] as const),
];

async function importFile(tenant: TestTenant, { email }: Person, values: Values) {
  const said = {
    ...values,
    gender: genderLabelOf(values.gender),
    employmentStatus: employmentStatusLabels[values.employmentStatus],
  };
  const lines = [
    ["Email", ...importedFields.map((field) => importFieldLabels[field])],
    [email, ...importedFields.map((field) => said[field] ?? null)],
  ];
  const draft = await draftOf(tenant, csvLines(lines, { isStart: true }), {
    changesExisting: true,
  });
  expect(draft).toMatchObject({ badCount: 0, rowCount: 1 });
  if (draft.sameCount === 1) return;
  await start(tenant.owner, draft.id);
  expect(await runAll(tenant, draft.id)).toMatchObject({ state: "finished", changedCount: 1 });
}

async function changeAsMany({ owner }: TestTenant, employee: Person, values: Values) {
  const { status } = await call(owner, changeMany, {
    body: {
      selection: { employeeIds: [employee.employeeId] },
      employmentStatus: values.employmentStatus,
    },
  });
  expect(status).toBe(200);
}

const writers: Record<string, Writer> = {
  ...Object.fromEntries(Object.entries(screens).map(([name, one]) => [name, writtenBy(one)])),
  "import of a file": { writes: importedFields, write: importFile },
  "change of many": { writes: ["employmentStatus"], write: changeAsMany },
};

/** Under the stored names. */
async function readInExport(owner: Person, { employeeId }: Person): Promise<object> {
  const { body } = await call(owner, exportList, { query: { employeeId } });
  const [, row = []] = [...recordsOf(withSeparator(String(body)))];
  const [employeeNumber, name, surname] = row;
  const [employeeRole, , , employment, startDate, terminationDate] = row.slice(6);
  return {
    ...{ employeeNumber, name, surname, employeeRole, startDate, terminationDate },
    employmentStatus: employmentStatuses.find((one) => employmentStatusLabels[one] === employment),
  };
}

/** What every screen and the export show, under the stored names. */
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
    await readInExport(owner, employee),
  ] as Partial<Values>[];
}

const oneWrite = fc.record({
  writer: fc.constantFrom(...Object.keys(writers)),
  values: someValues,
});

/** Each writer at least once. */
const eachAlone = fc
  .sample(someValues, Object.keys(writers).length)
  .map((values, index): [{ writer: string; values: Values }[]] => [
    [{ writer: Object.keys(writers)[index] ?? "", values }],
  ]);

test("every screen and the export read what any screen or import wrote [APIEMP-05, APIEMP-06, APIEMP-07, APIEMP-09, APIEMP-10]", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oneWrite, { minLength: 1, maxLength: 6 }), async (writes) => {
      const tenant = await newTenant();
      const employee = await tenant.newEmployee({ employeeStatus: "pending" });
      let expected: Partial<Values> = {};
      for (const { writer, values } of writes) {
        const { write, writes: fields } = writers[writer] as Writer;
        await write(tenant, employee, values);
        const written = Object.fromEntries(fields.map((field) => [field, values[field]]));
        expected = { ...expected, ...written };
      }
      for (const read of await readBy(tenant.owner, employee)) {
        const shown = Object.keys(expected).filter((field) => field in read);
        const pick = (from: object) =>
          Object.fromEntries(shown.map((field) => [field, from[field as never]]));
        expect(pick(read)).toEqual(pick(expected));
      }
    }),
    { numRuns: 25, examples: eachAlone },
  );
});

test("a new employee appears on every screen and export as entered [APIEMP-17, UMADD-26]", async () => {
  const tenant = await newTenant();
  const { owner, domain } = tenant;
  const departmentId = await tenant.newDepartment("Logistics");
  const { createPosition } = api.departments;
  let added = 0;
  await fc.assert(
    fc.asyncProperty(someValues, async ({ name, surname, startDate, employmentStatus }) => {
      const position = { positionTitle: "Driver", jobDescription: "Drives", departmentId };
      const { id: positionId } = (await call(owner, createPosition, { body: position })).body;
      added += 1;
      const place = { positionId, departmentId, email: `added.${added}@${domain}` };
      const body = { firstName: name, lastName: surname, hireDate: startDate, ...place };
      const { id: employeeId } = (
        await call(owner, api.onboarding.addEmployee, {
          body: { ...body, employmentStatus, employeeRole: "Employee" },
        })
      ).body;
      const [detail] = (await call(owner, detailedInfo, { query: { employeeId } })).body;
      expect(detail).toMatchObject({ ...body, employmentStatus, employeeRole: "Employee" });
      const written = { name, surname, startDate, employmentStatus, employeeRole: "Employee" };
      const [item] = (await call(owner, all, { query: { employeeId } })).body;
      expect(item).toMatchObject({ name, surname });
      expect(await readInExport(owner, { ...owner, employeeId })).toMatchObject(written);
    }),
    { numRuns: 10 },
  );
});

test("every screen shows the same next of kin, whoever wrote it [APINOK-01, APINOK-02]", async () => {
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

test("a first name that repeats the surname stays if both are given", async () => {
  const { owner, newEmployee } = await newTenant();
  const employee = await newEmployee({ name: "Thabo", surname: "Mokoena" });
  const body = { name: "Thabo Mokoena", surname: "Mokoena" };
  await call(owner, update, { params: { id: employee.employeeId }, body });
  expect((await call(employee, currentEmployee, {})).body).toMatchObject(body);
});
