import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import {
  draftOf,
  drivers,
  headings,
  importCompany,
  importOf,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { today } from "#server/test/today.ts";
import { call, type EmployeeOptions } from "#server/test/world.ts";

const changesExisting = { changesExisting: true };

const { detailedInfo, exportList, update, move } = api.employees;
const { exportReport: exportImportReport } = api.import;

/** Thandi Nkosi is a clerk of Logistics; some positions are vacant. */
async function companyWithThandi(given: EmployeeOptions = {}) {
  const company = await importCompany();
  const { owner, departmentId, domain, newEmployee } = company;
  const thandi = await newEmployee({
    name: "Thandi",
    surname: "Nkosi",
    email: `thandi@${domain}`,
    startDate: "2024-02-01",
    departmentId,
    ...given,
  });
  const record = async (employeeId = thandi.employeeId) =>
    (await call(owner, detailedInfo, { query: { employeeId } })).body[0];
  return { ...company, thandi, record };
}

test("rows about existing employees change them, with preview and history, on request", async () => {
  const company = await companyWithThandi({ phone: "+27821234567", employeeNumber: "KF-1" });
  const { owner, thandi, record, storyOf } = company;
  const before = await record();
  const file = `Email,Surname,Cell,Contract,Sex,Personnel No,Given Name\nTHANDI,Nkosi-Dube,083 555 0000,Part Time,f,KF-1,\n`;
  const draft = await draftOf(company, file, changesExisting);
  expect(draft).toMatchObject({ badCount: 0, changeCount: 1, sameCount: 0, changesExisting: true });
  expect(await rowsOf(owner, draft.id, "change")).toMatchObject([
    {
      effect: "change",
      isDone: false,
      employee: { id: thandi.employeeId, name: "Thandi Nkosi" },
      changes: [
        { field: "surname", before: "Nkosi", after: "Nkosi-Dube" },
        { field: "phone", before: "+27821234567", after: "+0835550000" },
        { field: "gender", before: "", after: "Female" },
        { field: "employmentStatus", before: "Full Time", after: "Part Time" },
      ],
    },
  ]);
  expect(await record()).toEqual(before);

  expect((await start(owner, draft.id)).status).toBe(200);
  expect(await runAll(company, draft.id)).toMatchObject({
    state: "finished",
    addedCount: 0,
    changedCount: 1,
    uninvitedCount: 0,
  });
  expect(await record()).toMatchObject({
    firstName: "Thandi",
    lastName: "Nkosi-Dube",
    employmentStatus: "PartTime",
    employeeNumber: "KF-1",
    hireDate: "2024-02-01",
    employeeRole: "Employee",
  });
  const entries = (await storyOf(thandi)).map(({ kind, byId }) => [kind, byId]);
  expect(entries).toEqual([
    ["profile_changed", owner.employeeId],
    ["employment_changed", owner.employeeId],
  ]);
  expect(await rowsOf(owner, draft.id)).toMatchObject([
    {
      isDone: true,
      values: {},
      changes: [{ field: "surname", before: null, after: null }, {}, {}, {}],
    },
  ]);
});

test("without that choice, a row about an existing employee is an error", async () => {
  const company = await companyWithThandi();
  const { owner } = company;
  await company.claimEmail(company.thandi.email);
  const draft = await draftOf(company, `${headings}\nAnn,Other,thandi,Clerk,Logistics,2026-03-02`);
  expect(draft).toMatchObject({ badCount: 1, changeCount: 0 });
  expect(await rowsOf(owner, draft.id)).toMatchObject([
    { faults: [{ field: "email", message: "Email already exists" }], employee: null, changes: [] },
  ]);
});

test("search finds the new values after an import, not the old ones", async () => {
  const company = await companyWithThandi();
  const { owner } = company;
  const draft = await draftOf(company, "Email,Last Name\nthandi,Zwane\n", changesExisting);
  await start(owner, draft.id);
  await runAll(company, draft.id);
  const found = async (search: string) =>
    (await call(owner, detailedInfo, { query: { search } })).body.map(({ lastName }) => lastName);
  expect([await found("zwane"), await found("nkosi"), await found("thandi")]).toEqual([
    ["Zwane"],
    [],
    ["Zwane"],
  ]);
});

test("a row moves an employee to a vacant or created position", async () => {
  const company = await companyWithThandi({ terminationDate: "2999-12-31" });
  const { owner, thandi, vacancy, record, newDepartment, newEmployee, domain, storyOf } = company;
  const planner = await vacancy("Planner");
  const head = await newEmployee({ name: "Sipho" });
  await newDepartment("Dispatch", head.employeeId);
  const other = await newEmployee({ email: `other@${domain}`, departmentId: company.departmentId });
  const file = "Email,Position,Department\nthandi,planner,\nother,,dispatch\n";
  const draft = await draftOf(company, file, changesExisting);
  expect(draft).toMatchObject({ badCount: 0, changeCount: 2, newDepartments: 0, newPositions: 1 });
  const rows = await rowsOf(owner, draft.id);
  expect(rows.map(({ changes, createsPosition }) => [changes, createsPosition])).toEqual([
    [[{ field: "positionTitle", before: "Clerk", after: "planner" }], false],
    [[{ field: "departmentName", before: "Logistics", after: "dispatch" }], true],
  ]);
  await start(owner, draft.id);
  await runAll(company, draft.id);
  expect(await record()).toMatchObject({ positionId: planner, terminationDate: "2999-12-31" });
  expect(await record(other.employeeId)).toMatchObject({ departmentTitle: "Dispatch" });
  const kinds = (await storyOf(other)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(["position_changed", "department_changed", "manager_changed"]),
  );
  const held = await company.inTenant((tx) =>
    tx
      .selectFrom("positionAssignments")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", thandi.employeeId)
      .where("positionId", "=", planner)
      .select("dateTo")
      .execute(),
  );
  expect(held).toEqual([{ dateTo: "2999-12-31" }]);
});

test.each<[what: string, given: EmployeeOptions, file: string, fault: object]>([
  [
    "a position that is not vacant, unless it may be created",
    {},
    "Email,Position\nthandi,Driver\n",
    { field: "positionTitle", message: "No position Driver is vacant in Logistics" },
  ],
  [
    "a first day after their last",
    { terminationDate: "2025-01-31" },
    "Email,Hire Date\nthandi,2025-02-01\n",
    { field: "startDate", message: "This is after their last day of work" },
  ],
  [
    "a move after their last day",
    { terminationDate: "2025-01-31" },
    "Email,Position\nthandi,Planner\n",
    { field: "positionTitle", message: "Their last day of work has passed" },
  ],
  [
    "a day that there is none of",
    {},
    "Email,Hire Date\nthandi,31/02/2025\n",
    { field: "startDate", message: "Please write a day of the calendar, such as 2026-03-31" },
  ],
  [
    "a second row about the same person",
    {},
    "Email,Last Name\nthandi,Zwane\nThandi,Xaba\n",
    { field: "email", message: "Row 2 has the same e-mail" },
  ],
  [
    "someone who does not exist, if the file cannot add anyone",
    {},
    "Email,Last Name\nnobody,Zwane\n",
    { field: "name", message: "No column is the First Name" },
  ],
])("what is wrong with a change is named: %s", async (_what, given, file, fault) => {
  const company = await companyWithThandi(given);
  await company.vacancy("Planner");
  const { body } = await uploadPeople(company.owner, file);
  const columns = body.columns.map(({ field, dateOrder }) => ({ field, dateOrder }));
  const { check: checkImport } = api.import;
  const checked = await call(company.owner, checkImport, {
    params: { id: body.id },
    body: { columns, createsMissing: false, changesExisting: true },
  });
  expect(checked.body.badCount).toBe(1);
  const [bad] = await rowsOf(company.owner, body.id, "bad");
  expect(bad?.faults).toContainEqual(expect.objectContaining(fault));
});

test("importers cannot change their own role, only others'", async () => {
  const company = await companyWithThandi();
  const { owner, record } = company;
  const file = `Email,Employee Role\n${owner.email},Employee\nthandi,Executive\n`;
  const draft = await draftOf(company, file, changesExisting);
  expect(await rowsOf(owner, draft.id, "bad")).toMatchObject([
    { row: 2, faults: [{ field: "employeeRole", message: "You may not change your own role" }] },
  ]);
  await start(owner, draft.id);
  await runAll(company, draft.id);
  expect(await record()).toMatchObject({ employeeRole: "Executive" });
});

test("a list that was exported and is read back changes nobody", async () => {
  const company = await companyWithThandi({ employeeNumber: "=7" });
  const { owner, newEmployee, departmentId } = company;
  await newEmployee({ name: "Renée", surname: "=Nkosi", departmentId, startDate: "2020-02-29" });
  const { body: file } = await call(owner, exportList, { query: { excludeSelf: "true" } });
  const draft = await draftOf(company, String(file), changesExisting);
  expect(draft).toMatchObject({ rowCount: 2, sameCount: 2, changeCount: 0, badCount: 0 });
  expect((await start(owner, draft.id)).body.code).toBe("import_rows_bad");
});

test("an import changes only what its preview has shown", async () => {
  const company = await companyWithThandi({ homeAddress: "1 Long Street" });
  const { owner, thandi, record, domain, inTenant, newEmployee } = company;
  const file = `${headings},Address\nThandi,Zwane,thandi,Clerk,Logistics,2024-02-01,1 Long Street\nNew,One,new,Driver,Logistics,2026-03-02,\n`;
  const draft = await draftOf(company, file, changesExisting);
  expect(draft).toMatchObject({ badCount: 0, changeCount: 1 });
  await start(owner, draft.id);
  const params = { id: thandi.employeeId };
  await call(owner, update, { params, body: { homeAddress: "2 Kloof Street" } });
  const newcomer = await newEmployee({ email: `new@${domain}`, surname: "Byhand" });
  expect(await runAll(company, draft.id)).toMatchObject({
    changedCount: 1,
    addedCount: 0,
    badCount: 1,
  });
  const stored = await inTenant((tx) =>
    tx
      .selectFrom("employees")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "in", [thandi.employeeId, newcomer.employeeId])
      .select(["surname", "homeAddress"])
      .orderBy("id")
      .execute(),
  );
  expect(stored).toEqual([
    { surname: "Zwane", homeAddress: "2 Kloof Street" },
    { surname: "Byhand", homeAddress: "" },
  ]);
  expect(await record()).toBeDefined();
});

test("in an all-or-none import, one wrong row prevents all changes", async () => {
  const company = await companyWithThandi();
  const { owner, record, vacancy, newEmployee, departmentId } = company;
  const planner = await vacancy("Planner");
  const file = "Email,Last Name,Position\nthandi,Zwane,Planner\n";
  const { body } = await uploadPeople(owner, file);
  const columns = body.columns.map(({ field, dateOrder }) => ({ field, dateOrder }));
  const params = { id: body.id };
  const choices = { columns, createsMissing: false, changesExisting: true };
  await call(owner, api.import.check, { params, body: choices });
  await start(owner, body.id, "all");
  const rival = await newEmployee({ departmentId });
  await call(owner, move, {
    params: { id: rival.employeeId },
    body: { positionId: planner, date: today },
  });
  expect(await runAll(company, body.id)).toMatchObject({ state: "refused", changedCount: 0 });
  expect(await record()).toMatchObject({ lastName: "Nkosi" });
});

test("the report names each row's result and the fields changed", async () => {
  const company = await companyWithThandi();
  const { owner, newEmployee, domain } = company;
  await newEmployee({ name: "Ann", surname: "Same", email: `same@${domain}` });
  const file = `${headings}\nThandi,Zwane,thandi,Clerk,Logistics,2024-02-01\nAnn,Same,same,,,\nNew,One,new,Driver,Logistics,2026-03-02\n,,bad,,,\n`;
  const draft = await draftOf(company, file, changesExisting);
  await start(owner, draft.id);
  await runAll(company, draft.id);
  const params = { id: draft.id };
  const { body } = await call(owner, exportImportReport, { params });
  const lines = String(body).trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",").slice(0, 5).join("|"))).toEqual([
    `2|Changed|Thandi Zwane|thandi@${domain}|Last Name`,
    "3|As it was|||",
    `4|Added|New One|new@${domain}|`,
    "5|Left out|||",
  ]);
  expect(await importOf(owner, draft.id)).toMatchObject({ sameCount: 1, badCount: 1 });
});

test("people from many statements share a department created for them", async () => {
  const company = await importCompany();
  const { owner } = company;
  const surnames = Array.from({ length: 501 }, (_, n) => `n${n}`);
  const draft = await draftOf(company, drivers(...surnames).replaceAll("Logistics", "Packing"));
  expect(draft).toMatchObject({ newDepartments: 1 });
  await start(owner, draft.id, "all");
  expect(await runAll(company, draft.id)).toMatchObject({ state: "finished", addedCount: 501 });
});
