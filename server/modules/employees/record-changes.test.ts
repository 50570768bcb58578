import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { changeOf } from "#server/story/changes.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { update, detailedInfo, currentEmployee, history } = api.employees;

const change = (as: Person, who: Person, body: Parameters<typeof call<typeof update>>[2]["body"]) =>
  call(as, update, { params: { id: who.employeeId }, body });

const own = async (person: Person) => (await call(person, currentEmployee, {})).body;

async function detail(owner: Person, who: Person) {
  const { body } = await call(owner, detailedInfo, { query: { employeeId: who.employeeId } });
  return body[0];
}

/** Every key that wizards and dialogs send about oneself. */
const personal = {
  phone: "021 555-0100",
  identityNumber: "8001015009087",
  taxNumber: "1234/567",
  gender: 3 as const,
  dateOfBirth: "1980-01-01",
  homeAddress: "1 Long Street",
};

test("staff change their own fields, under any of the fields' names [APIEMP-07] [GUARD-24] [GUARD-28]", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending" });
  const preferences = { theme: "dark", color: "green", rowsPerPage: { users: 25 } } as const;
  const { status, body } = await change(staff, staff, {
    ...personal,
    employeeNumber: "E-17",
    preferences,
  });
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(await own(staff)).toMatchObject({
    phone: "+0215550100",
    idNumber: "8001015009087",
    identityNumber: "8001015009087",
    taxNumber: "1234/567",
    gender: 3,
    dateOfBirth: "1980-01-01",
    homeAddress: "1 Long Street",
    employeeNumber: "E-17",
    preferences,
  });
});

test("rows per page are remembered for each table, outside the history [AMB-208]", async () => {
  const { newEmployee, storyOf } = await newTenant();
  const staff = await newEmployee();
  const choose = (rowsPerPage: { users?: 4 | 10 | 25 | 50; leave?: 3 | 10 | 25 | 50 }) =>
    change(staff, staff, { preferences: { rowsPerPage } });
  expect((await own(staff)).preferences.rowsPerPage).toEqual({});
  await choose({ users: 25, leave: 10 });
  expect((await own(staff)).preferences.rowsPerPage).toEqual({ users: 25, leave: 10 });
  const refused = await choose({ leave: 4 as 3 });
  expect(refused.status).toBe(400);
  expect((await own(staff)).preferences.rowsPerPage).toEqual({ users: 25, leave: 10 });
  expect(await storyOf(staff)).toEqual([]);
});

test.each([
  ["name", { name: "Someone" }],
  ["surname", { lastName: "Else" }],
  ["email", { email: "else@example.co.za" }],
  ["startDate", { startDate: "2020-01-01" }],
  ["terminationDate", { terminationDate: "2030-01-01" }],
  ["employmentStatus", { employmentStatus: "Contract" }],
  ["employeeRole", { employeeRole: "Executive" }],
  ["employeeNumber", { employeeNumber: "E-18" }],
] as const)(
  "staff's change of their own %s is refused with the whole request [GUARD-27] [GUARD-29]",
  async (field, body) => {
    const { newEmployee } = await newTenant();
    const staff = await newEmployee();
    const before = await own(staff);
    const answer = await change(staff, staff, { ...personal, ...body });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await own(staff)).toEqual(before);
  },
);

test("fields sent unchanged are no change, name and e-mail included [GUARD-29]", async () => {
  const { newEmployee, newDepartment } = await newTenant();
  const staff = await newEmployee({ departmentId: await newDepartment("Sales") });
  const { positionId, departmentId } = await own(staff);
  const { status } = await change(staff, staff, {
    name: "Thabo",
    lastName: "Mokoena",
    email: staff.email.toUpperCase(),
    employeeRole: "Employee",
    employmentStatus: "Full Time",
    startDate: "",
    positionId,
    departmentId,
    nextOfKinId: null,
    homeAddress: "2 Long Street",
  });
  expect(status).toBe(200);
  expect(await own(staff)).toMatchObject({ homeAddress: "2 Long Street", positionId });
});

test("saving the profile as read, with its full name, changes nothing [PROFILE-17, GUARD-24]", async () => {
  const { owner, newEmployee } = await newTenant();
  for (const person of [owner, await newEmployee()]) {
    const { personalData } = (await call(person, api.employees.fullProfile, {})).body;
    const { name, email, gender } = personalData;
    const { status } = await change(person, person, {
      name,
      email,
      phone: "+27821234567",
      gender,
      dateOfBirth: "1990-06-16",
      taxNumber: "1234567890",
      homeAddress: "2 Long Street",
    });
    expect(status).toBe(200);
    const after = (await call(person, api.employees.fullProfile, {})).body.personalData;
    expect(after).toEqual({
      ...personalData,
      phone: "+27821234567",
      dateOfBirth: "1990-06-16",
      taxNumber: "1234567890",
      homeAddress: "2 Long Street",
    });
  }
});

test("a super administrator changes everything of others except the sign-in e-mail [APIEMP-05] [APIEMP-06] [APIEMP-09] [APIEMP-10]", async () => {
  const { owner, domain, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const { status } = await change(owner, staff, {
    ...personal,
    name: "Sipho",
    surname: "Dlamini",
    email: staff.email,
    startDate: "2024-02-01",
    terminationDate: "2030-12-31",
    employmentStatus: 3,
    employeeNumber: "E-19",
    employeeRole: "Manager",
  });
  expect(status).toBe(200);
  expect(await detail(owner, staff)).toMatchObject({
    firstName: "Sipho",
    lastName: "Dlamini",
    phone: "+0215550100",
    idNumber: "8001015009087",
    gender: "Prefer not to say",
    hireDate: "2024-02-01",
    terminationDate: "2030-12-31",
    employmentStatus: "Temporary",
    employeeNumber: "E-19",
    employeeRole: "Manager",
  });
  const refused = await change(owner, staff, { email: `other@${domain}` });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([403, ["email"]]);
});

test("no one changes their own role", async () => {
  const { owner, newEmployee } = await newTenant();
  await newEmployee({ employeeRole: "Executive" });
  const answer = await change(owner, owner, { employeeRole: "Manager" });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([403, ["employeeRole"]]);
  expect((await change(owner, owner, { employeeRole: "4", name: "Nala" })).status).toBe(200);
});

test("only super administrators of the company change another employee's record [APIEMP-05]", async () => {
  const { newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  const body = { homeAddress: "3 Long Street" };
  expect((await change(head, staff, body)).status).toBe(403);
  expect((await change(staff, head, body)).status).toBe(403);
  const stranger = (await newTenant()).owner;
  expect((await change(stranger, staff, body)).status).toBe(404);
  expect((await change(staff, staff, body)).status).toBe(200);
});

test("unknown keys and impossible values are refused and named", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const stray = await change(owner, staff, { isActive: false } as object);
  expect([stray.status, Object.keys(stray.body.fields ?? {})]).toEqual([400, ["isActive"]]);
  const { status, body } = await change(owner, staff, {
    startDate: "2024-02-01",
    terminationDate: "2024-01-31",
    nextOfKinId: 7,
    departmentId: 8,
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    "departmentId",
    "nextOfKinId",
    "terminationDate",
  ]);
});

test("the story records changes by kind, sensitive fields without their values", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await change(owner, staff, {
    ...personal,
    name: "Sipho",
    employmentStatus: "Probation",
    employeeRole: "HR",
    preferences: { theme: "dark" },
  });
  const { body } = await call(owner, history, { params: { id: staff.employeeId }, query: {} });
  const changesByKind = Object.fromEntries(body.map(({ kind, changes }) => [kind, changes]));
  expect(Object.keys(changesByKind).sort()).toEqual([
    "employment_changed",
    "profile_changed",
    "role_changed",
  ]);
  expect(changesByKind.role_changed).toEqual([changeOf("employeeRole", "Employee", "HR")]);
  expect(changesByKind.employment_changed).toMatchObject([
    { before: "FullTime", after: "Probation" },
  ]);
  const profile = changesByKind.profile_changed ?? [];
  expect(profile).toContainEqual(changeOf("name", "Thabo", "Sipho"));
  const sensitive = profile.filter(({ isSensitive }) => isSensitive);
  expect(sensitive.map(({ field }) => field).sort()).toEqual(
    ["dateOfBirth", "homeAddress", "idNumber", "phone", "taxNumber"].sort(),
  );
  expect(sensitive.every(({ before, after }) => before === null && after === null)).toBe(true);
  expect(body.every(({ by }) => by?.id === owner.employeeId)).toBe(true);
});

test("the owner gives their name while registering, and fills the position created [APIEMP-03] [APIEMP-08] [ENT-23]", async () => {
  const owner = await signedUpOwner();
  const { updateOwnerOnRegistration, toggleStatus } = api.employees;
  const names = { firstName: "Naledi", lastName: "Khumalo", phoneNumber: "0215550100" };
  const named = await call(owner, updateOwnerOnRegistration, { body: names });
  expect([named.status, named.body]).toEqual([200, { ok: true }]);

  const department = await call(owner, api.departments.createDepartment, {
    body: { departmentName: "Executive Department" },
  });
  const departmentId = department.body.id;
  const position = await call(owner, api.departments.createPosition, {
    body: {
      positionTitle: "Director",
      jobDescription: "Directs",
      departmentId,
      jobLevel: "Executive",
    },
  });
  const positionId = position.body.id;
  const filled = await change(owner, owner, {
    name: "Naledi",
    surname: "Khumalo",
    phone: "+0215550100",
    idNumber: "",
    taxNumber: "",
    positionId,
    departmentId,
  });
  expect(filled.status).toBe(200);
  expect(await own(owner)).toMatchObject({
    name: "Naledi",
    surname: "Khumalo",
    phone: "+0215550100",
    position: "Director",
    positionId,
    departmentId,
  });

  const params = { id: owner.employeeId };
  await call(owner, toggleStatus, { params, query: { activate: "true" } });
  const late = await call(owner, updateOwnerOnRegistration, { body: names });
  expect([late.status, late.body.code]).toEqual([409, "already_registered"]);
});

test("super administrators give their name in the wizard, staff do not [APIEMP-04]", async () => {
  const { owner, newEmployee } = await newTenant();
  const body = { firstName: "Nala", lastName: "Zulu", phoneNumber: "+27215550100" };
  expect((await call(owner, api.employees.updateOwnerOnProfile, { body })).status).toBe(200);
  expect(await own(owner)).toMatchObject({ name: "Nala", surname: "Zulu", phone: "+27215550100" });
  const staff = await newEmployee();
  expect((await call(staff, api.employees.updateOwnerOnProfile, { body })).status).toBe(403);
});

test("one super administrator remains after two demote each other", async () => {
  const { owner, newEmployee } = await newTenant();
  const other = await newEmployee({ employeeRole: "Executive" });
  const answers = await Promise.all([
    change(owner, other, { employeeRole: "Manager" }),
    change(other, owner, { employeeRole: "Manager" }),
  ]);
  // The slower one is the last super administrator, or no longer one.
  const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect([["last_superadmin"], ["forbidden"]]).toContainEqual(refusals);
  const roles = await Promise.all([owner, other].map(async (one) => (await own(one)).employeeRole));
  expect(roles.sort()).toEqual(["Executive", "Manager"]);
});

test.each([
  ["2130-01-01", "Date of birth cannot be in the future"],
  ["0090-02-02", "Please check the year of birth"],
])("the date of birth %s is refused with the whole request", async (dateOfBirth, problem) => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee();
  const before = await own(staff);
  const { status, body } = await change(staff, staff, { ...personal, dateOfBirth });
  expect([status, body.fields]).toEqual([400, { dateOfBirth: problem }]);
  expect(await own(staff)).toEqual(before);
});

test("a hire date before the date of birth is refused, whichever is changed", async () => {
  const { owner, newEmployee } = await newTenant();
  const { employeeId } = await newEmployee({ dateOfBirth: "1990-03-02", startDate: "2015-01-01" });
  const change = async (body: object) => {
    const answer = await call(owner, api.employees.update, { params: { id: employeeId }, body });
    return [answer.status, Object.keys(answer.body.fields ?? {})];
  };
  expect(await change({ hireDate: "1985-01-01" })).toEqual([400, ["startDate"]]);
  expect(await change({ dateOfBirth: "2016-01-01" })).toEqual([400, ["dateOfBirth"]]);
  expect(await change({ hireDate: "2010-01-01", dateOfBirth: "1990-03-03" })).toEqual([200, []]);
});
