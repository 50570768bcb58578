import { expect, inject, onTestFinished, test, vi } from "vitest";
import { keyScopes } from "#contract/codes/api-keys.ts";
import { api } from "#contract/index.ts";
import { v1, v1Operations } from "#contract/v1/v1.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase } from "#server/db/database.ts";
import { callV1, newKey, type V1Input } from "#server/test/api-keys.ts";
import { newOwnType } from "#server/test/company/own-types.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";

async function companyWithKey() {
  const tenant = await newTenant();
  const { key, secret } = await newKey(tenant);
  const get = async <Name extends keyof typeof v1>(name: Name, input: V1Input = {}) => {
    const answer = await callV1(secret, v1[name], input);
    return answer;
  };
  return { ...tenant, key, secret, get };
}
type Company = Awaited<ReturnType<typeof companyWithKey>>;

const idsOf = (people: readonly Person[]) => people.map(({ employeeId }) => employeeId);

async function lead({ owner }: TestTenant, of: Person, by: Person, from: string, more = {}) {
  const people = [{ employeeId: of.employeeId, leads: "manager", managerId: by.employeeId }];
  const { status } = await call(owner, api.continuity.setLines, {
    body: { people, from, reason: "A project", ...more } as never,
  });
  expect(status).toBe(200);
}

async function requestLeave(who: Person, startDate: string, endDate: string) {
  const { status, body } = await call(who, api.leave.createRequest, {
    body: { leaveType: "UnpaidLeave", startDate, endDate, reason: "A secret reason" },
  });
  expect(status).toBe(201);
  return body.id;
}

test("a key describes itself, its company and its limits", async () => {
  const { get, key, tenantId } = await companyWithKey();
  expect((await get("getKey")).body).toEqual({
    ...{ id: key.id, name: "Sync", scopes: [...keyScopes], expiresAt: key.expiresAt },
    company: { id: tenantId, name: "Protea Foods", timeZone: "Africa/Johannesburg" },
    limits: { callsPerMinute: 600, callsAtOnce: 10, companyCallsPerMinute: 1_200 },
  });
});

test("a person is shown by ids, codes and days, without private fields", async () => {
  const { get, newDepartment, newEmployee } = await companyWithKey();
  const departmentId = await newDepartment("Sales");
  const { employeeId: id, email } = await newEmployee({
    ...{ departmentId, name: "Anele", surname: "Nkosi", employeeNumber: "E7" },
    ...{ idNumber: "8001015009087", taxNumber: "9012345678", homeAddress: "12 Protea Street" },
    ...{ dateOfBirth: "1980-01-01", startDate: "2024-03-01" },
  });
  const { body } = await get("getPerson", { params: { id } });
  expect(body).toMatchObject({
    ...{ id, email, departmentId, employeeNumber: "E7", firstName: "Anele", lastName: "Nkosi" },
    ...{ role: "Employee", employmentStatus: "FullTime", isActive: true },
    ...{ startDate: "2024-03-01", lastDay: null, positionId: expect.any(Number) },
  });
  expect(JSON.stringify(body)).not.toMatch(/8001015009087|9012345678|Protea Street|1980/);
});

test("pages of people stay right while people are added", async () => {
  const { get, newEmployee, owner } = await companyWithKey();
  const first = [owner, await newEmployee(), await newEmployee()];
  const page = await get("listPeople", { query: { limit: 2 } });
  expect(page.body.items.map(({ id }) => id)).toEqual(idsOf(first.slice(0, 2)));
  const added = await newEmployee();
  const rest = await get("listPeople", { query: { limit: 2, cursor: page.body.next ?? "" } });
  expect(rest.body.items.map(({ id }) => id)).toEqual(idsOf([...first.slice(2), added]));
  expect(rest.body.next).toBeNull();
});

test.each<[string, V1Input, object]>([
  ["a limit over 200", { query: { limit: 201 } }, { limit: "At most 200" }],
  [
    "a cursor of another kind",
    { query: { cursor: "MTIz" } },
    { cursor: "Please give the cursor of the page before, as it was" },
  ],
  ["an unknown parameter", { query: { page: 2 } }, { page: "This is not known here" }],
  [
    "a moment without a zone",
    { query: { changedSince: "2026-06-01" } },
    { changedSince: expect.any(String) },
  ],
])("%s is refused by its name", async (_, input, fields) => {
  const { get } = await companyWithKey();
  const { status, body } = await get("listPeople", input);
  expect([status, body.code, body.fields]).toEqual([400, "invalid_request", fields]);
});

test("people are filtered by department, status and the moment of their last change", async () => {
  const { get, newDepartment, newEmployee, owner } = await companyWithKey();
  const departmentId = await newDepartment("Sales");
  const clerk = await newEmployee({ departmentId });
  const gone = await newEmployee({ isActive: false });
  const found = async (query: V1Input["query"]) => {
    const { body } = await get("listPeople", { query });
    return body.items.map(({ id }) => id);
  };
  expect(await found({ departmentId })).toEqual(idsOf([clerk]));
  expect(await found({ status: "inactive" })).toEqual(idsOf([gone]));
  expect(await found({ status: "active" })).toEqual(idsOf([owner, clerk]));
  const { body: person } = await get("getPerson", { params: { id: gone.employeeId } });
  expect(await found({ changedSince: person.changedAt })).toContain(gone.employeeId);
  expect(await found({ changedSince: "2999-01-01T00:00:00.000Z" })).toEqual([]);
});

test("a person's positions are listed by day", async () => {
  const { get, newDepartment, newEmployee } = await companyWithKey();
  const departmentId = await newDepartment("Sales");
  const { employeeId: id } = await newEmployee({ departmentId });
  const { body: person } = await get("getPerson", { params: { id } });
  expect((await get("listPositionsOf", { params: { id } })).body.items).toEqual([
    { positionId: person.positionId, departmentId, from: expect.any(String), to: null },
  ]);
});

test("managers are those of the day, past or announced, and never a secret plan's", async () => {
  const company = await companyWithKey();
  const { get, newEmployee } = company;
  const [clerk, first, second, third] = [
    await newEmployee(),
    await newEmployee(),
    await newEmployee(),
    await newEmployee(),
  ];
  await lead(company, clerk, first, daysFromToday(-20));
  await lead(company, clerk, second, daysFromToday(20));
  const announcedFrom = daysFromToday(30);
  await lead(company, clerk, third, daysFromToday(40), { announcedFrom });
  const managerOn = async (on?: string) => {
    const query: Record<string, string> = on ? { on } : {};
    const { employeeId: id } = clerk;
    const { body: one } = await get("getLineOf", { params: { id }, query });
    const { body: all } = await get("listLines", { query });
    const inList = all.items.find(({ personId }) => personId === id);
    expect([inList?.managerId, all.on]).toEqual([one.managerId, one.on]);
    return one.managerId;
  };
  expect(await managerOn(daysFromToday(-30))).toBeNull();
  expect(await managerOn()).toBe(first.employeeId);
  expect(await managerOn(daysFromToday(25))).toBe(second.employeeId);
  expect(await managerOn(daysFromToday(45))).toBe(second.employeeId);
});

test("only people employed on the day are in the list of managers", async () => {
  const { get, newEmployee } = await companyWithKey();
  const [gone, later] = [
    await newEmployee({ terminationDate: daysFromToday(-5) }),
    await newEmployee({ startDate: daysFromToday(5) }),
  ];
  const listed = async (on: string) => {
    const { body } = await get("listLines", { query: { on } });
    return body.items.map(({ personId }) => personId);
  };
  expect(await listed(daysFromToday(-5))).toContain(gone.employeeId);
  expect(await listed(today)).not.toContain(gone.employeeId);
  expect(await listed(today)).not.toContain(later.employeeId);
  expect(await listed(daysFromToday(5))).toContain(later.employeeId);
});

test("departments and positions name their head and holder", async () => {
  const { get, newDepartment, newEmployee } = await companyWithKey();
  const head = await newEmployee();
  const sales = await newDepartment("Sales", head.employeeId);
  const stores = await newDepartment("Stores");
  const clerk = await newEmployee({ departmentId: sales });
  const { body: departments } = await get("listDepartments");
  expect(departments.items.map(({ id, name, headId }) => [id, name, headId])).toEqual([
    [sales, "Sales", head.employeeId],
    [stores, "Stores", null],
  ]);
  const { body: positions } = await get("listPositions");
  expect(positions.items).toMatchObject([
    { title: "Clerk", departmentId: sales, holderId: clerk.employeeId },
  ]);
});

test("holidays are those of the year, and patterns come with their weeks", async () => {
  const { get, owner } = await companyWithKey();
  const weeks = [
    [480, 480, 480, 480, 0, 0, 0],
    [480, 480, 480, 480, 480, 0, 0],
  ];
  await call(owner, api.leave.addPattern, { body: { name: "Long weekends", weeks } });
  const { body: holidays } = await get("listHolidays", { query: { year: 2026 } });
  expect(holidays.items).toContainEqual({
    ...{ date: "2026-09-24", name: "Heritage Day", isExpected: false },
  });
  expect((await get("listWorkPatterns")).body.items).toMatchObject([
    { name: "Long weekends", weeks },
  ]);
});

test("leave types are those that the company offers", async () => {
  const company = await companyWithKey();
  const own = await newOwnType(company.owner);
  const { body } = await company.get("listLeaveTypes");
  const codes = body.items.map(({ type }) => type);
  expect(codes).toContain("AnnualLeave");
  expect(codes).not.toContain("StudyLeave");
  expect(body.items.at(-1)).toMatchObject({ type: "OwnLeave", ownTypeId: own });
});

async function withLeave(company: Company) {
  const clerk = await company.newEmployee();
  const [approved, pending] = [
    await requestLeave(clerk, "2031-03-03", "2031-03-05"),
    await requestLeave(clerk, "2031-04-07", "2031-04-07"),
  ];
  await call(company.owner, api.leave.approve, { params: { id: approved }, body: {} } as never);
  return { clerk, approved, pending };
}

test("leave requests are filtered by person, state and period, and show no reason", async () => {
  const company = await companyWithKey();
  const { clerk, approved, pending } = await withLeave(company);
  const found = async (query: V1Input["query"]) => {
    const { body } = await company.get("listLeaveRequests", { query });
    expect(JSON.stringify(body)).not.toContain("secret");
    return body.items.map(({ id }) => id);
  };
  expect(await found({})).toEqual([approved, pending]);
  expect(await found({ personId: company.owner.employeeId })).toEqual([]);
  expect(await found({ personId: clerk.employeeId, status: "pending" })).toEqual([pending]);
  expect(await found({ from: "2031-03-05", to: "2031-04-06" })).toEqual([approved]);
  const { body } = await company.get("getLeaveRequest", { params: { id: approved } });
  expect(body).toMatchObject({
    ...{ id: approved, personId: clerk.employeeId, type: "UnpaidLeave", ownTypeId: null },
    ...{ startDate: "2031-03-03", endDate: "2031-03-05", days: 3, status: "approved" },
    isCancellationAsked: false,
  });
  expect(JSON.stringify(body)).not.toContain("secret");
});

test("days of leave are those of approved requests within the period", async () => {
  const company = await companyWithKey();
  const { clerk, approved } = await withLeave(company);
  const query = { from: "2031-03-04", to: "2031-12-31" };
  const { body } = await company.get("listLeaveDays", { query });
  expect(body).toEqual({
    items: [
      {
        ...{ requestId: approved, personId: clerk.employeeId },
        ...{ type: "UnpaidLeave", ownTypeId: null },
        days: [
          { date: "2031-03-04", cost: 1 },
          { date: "2031-03-05", cost: 1 },
        ],
      },
    ],
    next: null,
  });
  const tooLong = { from: "2031-01-01", to: "2032-01-02" };
  expect((await company.get("listLeaveDays", { query: tooLong })).body.fields).toEqual({
    to: "Please ask for at most 366 days",
  });
});

test("balances are those that the person sees on the day", async () => {
  const company = await companyWithKey();
  const clerk = await company.newEmployee();
  await call(clerk, api.leave.initializeLeave, {});
  const params = { id: clerk.employeeId };
  const { body } = await company.get("listLeaveBalances", { params });
  expect(body.on).toBe(today);
  const annual = body.items.find(({ balance }) => balance === "annual");
  expect(annual).toMatchObject({ ownTypeId: null, granted: 15, taken: 0, remaining: 15 });
  const query = { on: daysFromToday(800) };
  expect((await company.get("listLeaveBalances", { params, query })).body.fields).toEqual({
    on: "Please give a day within the next two years",
  });
});

test("each call runs a bounded number of statements, whatever the company's size", async () => {
  const company = await companyWithKey();
  const { clerk, approved } = await withLeave(company);
  let count = 0;
  const database = connectDatabase({
    ...{ url: inject("appUrl"), poolSize: 1, prepare: inject("canPrepare") },
    onStatement: () => {
      count++;
    },
  });
  onTestFinished(() => database.close());
  const server = await buildApp({ services: { ...services, database } });
  const inputs: Record<string, V1Input> = {
    getLeaveRequest: { params: { id: approved } },
    listHolidays: { query: { year: 2026 } },
    listLeaveDays: { query: { from: "2031-01-01", to: "2031-12-31" } },
  };
  const statementsOf = async () => {
    const counts: Record<string, number> = {};
    for (const operation of v1Operations) {
      const input = inputs[operation.name] ?? { params: { id: clerk.employeeId } };
      const before = count;
      const { status } = await callV1(company.secret, operation, input, { server });
      expect([operation.name, status]).toEqual([operation.name, 200]);
      counts[operation.name] = count - before;
    }
    return counts;
  };
  await statementsOf();
  const small = await statementsOf();
  for (let n = 0; n < 5; n++) {
    const departmentId = await company.newDepartment(`Department ${n}`);
    await requestLeave(await company.newEmployee({ departmentId }), "2031-05-05", "2031-05-06");
  }
  expect(await statementsOf()).toEqual(small);
  expect(Math.max(...Object.values(small))).toBeLessThanOrEqual(4);
});

test("a day of the company is by its clock", async () => {
  const { get, owner } = await companyWithKey();
  vi.useFakeTimers({ now: new Date("2026-06-15T22:30:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { body } = await get("getLineOf", { params: { id: owner.employeeId } });
  expect(body.on).toBe("2026-06-16");
});
