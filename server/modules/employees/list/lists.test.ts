import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { all, detailedInfo, update, getAllBirthdays, createNextOfKin } = api.employees;

async function company() {
  const tenant = await newTenant();
  const { newEmployee, newDepartment, owner } = tenant;
  const head = await newEmployee({ name: "Sipho", surname: "dlamini", employeeRole: "Manager" });
  const sales = await newDepartment("Sales", head.employeeId);
  const thabo = await newEmployee({ departmentId: sales });
  const zanele = await newEmployee({
    name: "Zanele",
    surname: "Botha",
    employeeRole: "HR",
    employeeStatus: "pending",
    isActive: false,
  });
  return { ...tenant, owner, head, sales, thabo, zanele };
}

const surnames = async (as: Person, query: object) =>
  (await call(as, all, { query })).body.map(({ lastName }) => lastName);

test("all employees list their colleagues in brief, under both spellings [APIEMP-13] [ENT-44] [ENT-37]", async () => {
  const { thabo, sales } = await company();
  const { status, body, headers } = await call(thabo, all, { query: {} });
  expect(status).toBe(200);
  expect(body.map(({ lastName }) => lastName)).toEqual(["Botha", "dlamini", "Khumalo", "Mokoena"]);
  expect(headers["x-total-count"]).toBe("4");
  expect(body[3]).toEqual({
    id: thabo.employeeId,
    employeeId: thabo.employeeId,
    name: "Thabo",
    surname: "Mokoena",
    firstName: "Thabo",
    lastName: "Mokoena",
    email: thabo.email,
    positionTitle: "Clerk",
    departmentId: sales,
    departmentTitle: "Sales",
    employeeRole: "Employee",
    employeeStatus: "approved",
    employmentStatus: "FullTime",
    isActive: true,
    status: true,
  });
});

test("the list is searched by name, full name, e-mail, position and department", async () => {
  const { owner, thabo } = await company();
  for (const search of ["thab", "MOKOENA", "thabo mok", thabo.email, "clerk", "sales"])
    expect(await surnames(owner, { search })).toEqual(["Mokoena"]);
  expect(await surnames(owner, { search: "%" })).toEqual([]);
});

test("the list is filtered, and leaves out the reader on request", async () => {
  const { owner, sales, thabo } = await company();
  expect(await surnames(owner, { role: "HR" })).toEqual(["Botha"]);
  expect(await surnames(owner, { employeeStatus: "pending" })).toEqual(["Botha"]);
  expect(await surnames(owner, { isActive: false })).toEqual(["Botha"]);
  expect(await surnames(owner, { employmentStatus: "Contract" })).toEqual([]);
  expect(await surnames(owner, { departmentId: sales })).toEqual(["Mokoena"]);
  expect(await surnames(thabo, { excludeSelf: true })).toEqual(["Botha", "dlamini", "Khumalo"]);
});

test("any employee may request a colleague by id, in brief", async () => {
  const { newEmployee, owner } = await newTenant();
  const [staff, colleague] = [await newEmployee(), await newEmployee({ surname: "Pillay" })];
  const asked = async (employeeId: number) =>
    (await call(staff, all, { query: { employeeId } })).body;
  const everyone = (await call(staff, all, { query: {} })).body;
  expect(await asked(colleague.employeeId)).toEqual(
    everyone.filter(({ id }) => id === colleague.employeeId),
  );
  expect(await asked(owner.employeeId)).toHaveLength(1);
  expect(await asked((await newTenant()).owner.employeeId)).toEqual([]);
});

test("the list is sorted by the offered columns only, and paged completely", async () => {
  const { owner } = await company();
  expect(await surnames(owner, { sort: "-lastName" })).toEqual([
    "Mokoena",
    "Khumalo",
    "dlamini",
    "Botha",
  ]);
  expect((await surnames(owner, { sort: "-positionTitle" }))[0]).toBe("Mokoena");
  const pages = await Promise.all(
    [1, 2, 3].map((page) => surnames(owner, { sort: "employeeStatus", page, pageSize: 2 })),
  );
  expect(pages.map((page) => page.length)).toEqual([2, 2, 0]);
  expect(new Set(pages.flat()).size).toBe(4);
  const { status, body } = await call(owner, all, { query: { sort: "idNumber" as "email" } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["sort"]]);
});

const secrets = {
  idNumber: "8001015009087",
  taxNumber: "7654321",
  dateOfBirth: "1980-01-01",
  homeAddress: "1 Long Street",
};

test("sensitive fields are returned only for one employee requested by id [APIEMP-15] [ENT-45] [ENT-46]", async () => {
  const { owner, thabo, head } = await company();
  await call(thabo, update, { params: { id: thabo.employeeId }, body: { ...secrets, gender: 1 } });
  await call(thabo, createNextOfKin, {
    body: {
      firstNames: "Lerato",
      lastName: "M",
      phoneNumber: "0215550101",
      relationship: "Sister",
    },
  });
  const listed = await call(owner, detailedInfo, { query: { search: "Thabo" } });
  expect(listed.body).toMatchObject([
    {
      employeeId: thabo.employeeId,
      gender: "Female",
      managerName: "Sipho dlamini",
      lastSignedIn: expect.any(String),
      hasFactor: false,
      idNumber: null,
      taxNumber: null,
      dateOfBirth: null,
      homeAddress: null,
      nextOfKin: null,
    },
  ]);
  const one = await call(owner, detailedInfo, { query: { employeeId: thabo.employeeId } });
  expect(one.body).toMatchObject([
    {
      ...secrets,
      nextOfKin: { firstName: "Lerato", phone: "+0215550101", relationship: "Sister" },
    },
  ]);
  expect((await call(head, detailedInfo, { query: {} })).status).toBe(403);
  const stranger = (await newTenant()).owner;
  const none = await call(stranger, detailedInfo, { query: { employeeId: thabo.employeeId } });
  expect(none.body).toEqual([]);
});

test("birthdays follow the calendar, without deactivated employees and, for staff, years [APIEMP-16] [ENT-57]", async () => {
  const { owner, thabo, head, zanele } = await company();
  const birthdays = [
    [thabo, "1996-02-29"],
    [head, "1970-12-24"],
    [zanele, "1990-01-01"],
  ] as const;
  for (const [{ employeeId }, dateOfBirth] of birthdays)
    await call(owner, update, { params: { id: employeeId }, body: { dateOfBirth } });

  const { body } = await call(owner, getAllBirthdays, { query: {} });
  expect(body).toEqual([
    {
      employeeId: thabo.employeeId,
      firstName: "Thabo",
      lastName: "Mokoena",
      dateOfBirth: "1996-02-29",
      isYearHidden: false,
    },
    expect.objectContaining({ lastName: "dlamini", dateOfBirth: "1970-12-24" }),
  ]);
  const seen = await call(head, getAllBirthdays, { query: {} });
  expect(seen.body.map((one) => [one.dateOfBirth, one.isYearHidden])).toEqual([
    ["2000-02-29", true],
    ["2000-12-24", true],
  ]);

  const between = async (from: string, to: string) =>
    (await call(owner, getAllBirthdays, { query: { from, to } })).body.map((one) => one.firstName);
  expect(await between("2026-02-01", "2026-03-01")).toEqual(["Thabo"]);
  expect(await between("2026-12-01", "2027-02-28")).toEqual(["Sipho"]);
  expect(await between("2026-12-01", "2027-03-01")).toEqual(["Thabo", "Sipho"]);
  expect(await between("2026-06-01", "2027-07-01")).toEqual(["Thabo", "Sipho"]);
  const backwards = await call(owner, getAllBirthdays, {
    query: { from: "2026-03-01", to: "2026-02-01" },
  });
  expect([backwards.status, Object.keys(backwards.body.fields ?? {})]).toEqual([400, ["to"]]);
});

test("a date of birth in the year 1 means none [APIEMP-16]", async () => {
  const { owner, thabo, inTenant } = await company();
  const setBirth = (dateOfBirth: string) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ dateOfBirth })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", thabo.employeeId)
        .execute(),
    );
  const birthdays = async () => (await call(owner, getAllBirthdays, { query: {} })).body.length;
  await setBirth("0001-03-20");
  expect(await birthdays()).toBe(0);
  await setBirth("1990-03-20");
  expect(await birthdays()).toBe(1);
});

test("only super administrators sort colleagues by hire date", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const query = { sort: "-hireDate" as "email" };
  const refused = await call(staff, api.employees.all, { query });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["sort"]]);
  expect((await call(owner, api.employees.detailedInfo, { query })).status).toBe(200);
});
