import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const { move, plannedMove, withdrawMove, detailedInfo, update } = api.employees;
const { createPosition, getPosition, updatePosition } = api.departments;
const today = dayOf(new Date(), defaultTimeZone);
const daysFromToday = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();

/** An employee in Finance, and a vacant position in Sales under another head. */
async function companyWithVacancy(hireDate = daysFromToday(-90)) {
  const tenant = await newTenant();
  const [financeHead, salesHead] = [await tenant.newEmployee(), await tenant.newEmployee()];
  const finance = await tenant.newDepartment("Finance", financeHead.employeeId);
  const sales = await tenant.newDepartment("Sales", salesHead.employeeId);
  const held = await newPosition(tenant, "Accountant", finance);
  const vacant = await newPosition(tenant, "Seller", sales);
  const employeeId = await hire(tenant, { positionId: held, departmentId: finance }, hireDate);
  return { tenant, financeHead, salesHead, held, vacant, employeeId };
}

const newPosition = async ({ owner }: TestTenant, positionTitle: string, departmentId: number) =>
  (
    await call(owner, createPosition, {
      body: { positionTitle, jobDescription: "Works", departmentId },
    })
  ).body.id;

const hire = async (
  { owner, domain }: TestTenant,
  place: { positionId: number; departmentId: number },
  hireDate: string,
) =>
  (
    await call(owner, api.onboarding.addEmployee, {
      body: {
        firstName: "Thandi",
        lastName: "Nkosi",
        email: `thandi@${domain}`,
        employmentStatus: "FullTime",
        employeeRole: "Employee",
        hireDate,
        ...place,
      },
    })
  ).body.id;

const moveTo = (as: Person, employeeId: number, positionId: number, date: string) =>
  call(as, move, { params: { id: employeeId }, body: { positionId, date } });

const holderOf = async ({ owner }: TestTenant, id: number) =>
  (await call(owner, getPosition, { params: { id } })).body;

const managerOn = async (tenant: TestTenant, employeeId: number, day: string) =>
  (await tenant.inTenant((tx) => managersOf(tx, [{ employeeId, day }]))).get(employeeId)?.id;

test("a move today vacates the position and changes department and manager", async () => {
  const { tenant, financeHead, salesHead, held, vacant, employeeId } = await companyWithVacancy();
  expect((await moveTo(tenant.owner, employeeId, vacant, today)).body).toEqual({ ok: true });
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId: null });
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId, dateJoined: today });
  const { body } = await call(tenant.owner, detailedInfo, { query: { employeeId } });
  expect(body[0]).toMatchObject({ positionTitle: "Seller", departmentTitle: "Sales" });
  expect(await managerOn(tenant, employeeId, daysFromToday(-1))).toBe(financeHead.employeeId);
  expect(await managerOn(tenant, employeeId, today)).toBe(salesHead.employeeId);
});

test.each([
  ["past", -30],
  ["planned", 30],
])("a %s move takes effect on its day and is recorded then", async (_, days) => {
  const { tenant, financeHead, salesHead, held, vacant, employeeId } = await companyWithVacancy();
  const date = daysFromToday(days);
  expect((await moveTo(tenant.owner, employeeId, vacant, date)).status).toBe(200);
  expect(await managerOn(tenant, employeeId, daysFromToday(days - 1))).toBe(financeHead.employeeId);
  expect(await managerOn(tenant, employeeId, date)).toBe(salesHead.employeeId);
  const left = await holderOf(tenant, held);
  expect([left.employeeId, left.dateEnded]).toEqual(
    days < 0 ? [null, null] : [employeeId, daysFromToday(days - 1)],
  );
  const story = (await tenant.storyOf({ employeeId })).filter(({ day }) => day === date);
  expect(story.map(({ kind }) => kind).sort()).toEqual([
    "department_changed",
    "manager_changed",
    "position_changed",
  ]);
});

test("a future employee follows their position to another department on its day", async () => {
  const { tenant, financeHead, held, vacant, employeeId } = await companyWithVacancy();
  const opsHead = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Operations", opsHead.employeeId);
  const date = daysFromToday(30);
  await moveTo(tenant.owner, employeeId, vacant, date);
  const body = { positionTitle: "Seller", jobDescription: "Works", departmentId };
  expect((await call(tenant.owner, updatePosition, { params: { id: vacant }, body })).body).toEqual(
    { ok: true },
  );
  expect(await managerOn(tenant, employeeId, daysFromToday(29))).toBe(financeHead.employeeId);
  expect(await managerOn(tenant, employeeId, date)).toBe(opsHead.employeeId);
  expect(await holderOf(tenant, held)).toMatchObject({
    employeeId,
    dateEnded: daysFromToday(29),
  });
  const story = await tenant.storyOf({ employeeId });
  expect(story.filter(({ day, kind }) => day === date && kind === "manager_changed")).toHaveLength(
    2,
  );
});

test("a move on an impossible day is refused with the day's error", async () => {
  const { tenant, held, vacant, employeeId } = await companyWithVacancy(daysFromToday(-400));
  const { owner } = tenant;
  const before = await tenant.storyOf({ employeeId });
  const refusalOn = async (date: string, positionId = vacant) =>
    (await moveTo(owner, employeeId, positionId, date)).body.fields;
  expect(await refusalOn(daysFromToday(-401))).toEqual({
    date: "This is before their first day of work",
  });
  expect(await refusalOn(daysFromToday(-390))).toEqual({ date: "At most one year before today" });
  expect(await refusalOn(daysFromToday(390))).toEqual({ date: "At most one year from today" });
  expect(await refusalOn(today, held)).toEqual({
    positionId: "They are in this position, or are to move to it",
  });
  expect(await refusalOn(today, 999_999_999)).toEqual({
    positionId: "Please choose a position of your company",
  });
  const { employeeId: other } = await tenant.newEmployee();
  await moveTo(owner, other, vacant, daysFromToday(-10));
  await call(owner, update, { params: { id: other }, body: { positionId: null } });
  expect(await refusalOn(daysFromToday(-5))).toEqual({
    date: "The position was still filled on this day",
  });
  expect(await tenant.storyOf({ employeeId })).toEqual(before);
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId });
});

test("the last day of work ends even the new position", async () => {
  const { tenant, vacant, employeeId } = await companyWithVacancy();
  const lastDay = daysFromToday(60);
  await call(tenant.owner, update, {
    params: { id: employeeId },
    body: { terminationDate: lastDay },
  });
  const late = await moveTo(tenant.owner, employeeId, vacant, daysFromToday(61));
  expect(late.body.fields).toEqual({ date: "This is after their last day of work" });
  expect((await moveTo(tenant.owner, employeeId, vacant, daysFromToday(10))).status).toBe(200);
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId, dateEnded: lastDay });
});

test("a last day before a planned move withdraws the move for good", async () => {
  const { tenant, held, vacant, employeeId } = await companyWithVacancy();
  const leave = (terminationDate: string | null) =>
    call(tenant.owner, update, { params: { id: employeeId }, body: { terminationDate } });
  await moveTo(tenant.owner, employeeId, vacant, daysFromToday(20));
  const before = await tenant.storyOf({ employeeId });
  const lastDay = daysFromToday(10);
  expect((await leave(lastDay)).status).toBe(200);
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId: null });
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId, dateEnded: lastDay });
  const told = (await tenant.storyOf({ employeeId })).slice(before.length);
  const reason = { by: "product", code: "leavesBeforeMove", values: {} };
  const on = { day: daysFromToday(20), reason };
  expect(told).toMatchObject([
    { kind: "employment_changed", reason: null },
    { kind: "position_changed", ...on, changes: [{ before: "Seller", after: null }] },
    { kind: "department_changed", ...on, changes: [{ before: "Sales", after: null }] },
    { kind: "manager_changed", ...on, changes: [{ after: null }] },
    { kind: "handover_closed", reason },
  ]);
  expect((await leave(null)).status).toBe(200);
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId, dateEnded: null });
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId: null });
});

test("a position given with the record ends on the last day", async () => {
  const { tenant, held, vacant, employeeId } = await companyWithVacancy();
  const { owner } = tenant;
  const params = { id: employeeId };
  const give = (body: object) => call(owner, update, { params, body });
  const [lastDay, later] = [daysFromToday(60), daysFromToday(90)];
  await give({ terminationDate: lastDay });
  expect((await give({ positionId: vacant })).status).toBe(200);
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId, dateEnded: lastDay });
  expect((await give({ positionId: held, terminationDate: later })).status).toBe(200);
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId, dateEnded: later });
  expect((await give({ positionId: vacant, terminationDate: null })).status).toBe(200);
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId, dateEnded: null });
});

test("nobody is given a position that would begin after their last day", async () => {
  const { tenant, vacant, employeeId } = await companyWithVacancy();
  const params = { id: employeeId };
  const give = (body: object) => call(tenant.owner, update, { params, body });
  await give({ terminationDate: daysFromToday(-5) });
  const { status, body } = await give({ positionId: vacant });
  expect([status, body.fields]).toEqual([
    400,
    { positionId: "Their last day of work has passed by then" },
  ]);
  const { positionTitle, jobDescription, departmentId } = await holderOf(tenant, vacant);
  const appointed = await call(tenant.owner, updatePosition, {
    params: { id: vacant },
    body: { positionTitle, jobDescription, departmentId, employeeId },
  });
  expect([appointed.status, appointed.body.fields]).toEqual([
    400,
    { employeeId: "Their last day of work has passed" },
  ]);
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId: null });
});

test.each([
  ["an announced", undefined],
  ["an unannounced", 20],
])("a move for an earlier day lasts until %s later move", async (_, announced) => {
  const { tenant, financeHead, salesHead, held, vacant, employeeId } = await companyWithVacancy();
  const storesHead = await tenant.newEmployee();
  const stores = await tenant.newDepartment("Stores", storesHead.employeeId);
  const between = await newPosition(tenant, "Storekeeper", stores);
  const params = { id: employeeId };
  const later = await call(tenant.owner, move, {
    params,
    body: {
      positionId: vacant,
      date: daysFromToday(30),
      ...(announced !== undefined && { announcedFrom: daysFromToday(announced) }),
    },
  });
  expect(later.status).toBe(200);
  expect((await moveTo(tenant.owner, employeeId, between, daysFromToday(-5))).status).toBe(200);
  const seesPlans = (day: string) =>
    tenant.inTenant(
      async (tx) =>
        (await managersOf(asKnownOn(tx, "infinity"), [{ employeeId, day }])).get(employeeId)?.id,
    );
  expect(
    await Promise.all([-6, -5, 0, 29, 30, 60].map((days) => seesPlans(daysFromToday(days)))),
  ).toEqual([
    financeHead.employeeId,
    ...Array<number>(3).fill(storesHead.employeeId),
    ...Array<number>(2).fill(salesHead.employeeId),
  ]);
  const known = announced === undefined ? salesHead : storesHead;
  expect(
    await tenant.inTenant(
      async (tx) =>
        (await managersOf(asKnownOn(tx, today), [{ employeeId, day: daysFromToday(40) }])).get(
          employeeId,
        )?.id,
    ),
  ).toBe(known.employeeId);
  expect((await call(tenant.owner, plannedMove, { params })).body.planned).toMatchObject({
    positionTitle: "Seller",
    date: daysFromToday(30),
  });
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId: null });
  // Withdrawing the later move lets the earlier one continue.
  expect((await call(tenant.owner, withdrawMove, { params })).status).toBe(200);
  expect(await seesPlans(daysFromToday(60))).toBe(storesHead.employeeId);
});

test("withdrawing the first of two planned moves keeps the second", async () => {
  const { tenant, financeHead, salesHead, vacant, employeeId } = await companyWithVacancy();
  const stores = await tenant.newDepartment("Stores");
  const between = await newPosition(tenant, "Storekeeper", stores);
  await moveTo(tenant.owner, employeeId, vacant, daysFromToday(30));
  await moveTo(tenant.owner, employeeId, between, daysFromToday(20));
  const params = { id: employeeId };
  expect((await call(tenant.owner, withdrawMove, { params })).status).toBe(200);
  expect(await managerOn(tenant, employeeId, daysFromToday(29))).toBe(financeHead.employeeId);
  expect(await managerOn(tenant, employeeId, daysFromToday(30))).toBe(salesHead.employeeId);
  expect(await holderOf(tenant, between)).toMatchObject({ employeeId: null });
});

test("withdrawing a planned move restores both positions", async () => {
  const { tenant, financeHead, held, vacant, employeeId } = await companyWithVacancy();
  const { owner } = tenant;
  const params = { id: employeeId };
  const planned = async () => (await call(owner, plannedMove, { params })).body.planned;
  expect(await planned()).toBeNull();
  expect((await call(owner, withdrawMove, { params })).status).toBe(404);
  const date = daysFromToday(30);
  await moveTo(owner, employeeId, vacant, date);
  expect(await planned()).toEqual({
    ...{ date, positionTitle: "Seller", departmentName: "Sales" },
    announcedFrom: null,
  });

  expect((await call(financeHead, withdrawMove, { params })).status).toBe(403);
  expect((await call(owner, withdrawMove, { params })).body).toEqual({ ok: true });
  expect(await planned()).toBeNull();
  expect(await holderOf(tenant, held)).toMatchObject({ employeeId, dateEnded: null });
  expect(await holderOf(tenant, vacant)).toMatchObject({ employeeId: null });
  expect(await managerOn(tenant, employeeId, date)).toBe(financeHead.employeeId);
  const withdrawn = (await tenant.storyOf({ employeeId }))
    .filter(({ day }) => day === date)
    .slice(3);
  expect(withdrawn.map(({ kind }) => kind).sort()).toEqual([
    "department_changed",
    "manager_changed",
    "position_changed",
  ]);
});

test("a future employee has no planned move", async () => {
  const { tenant, employeeId } = await companyWithVacancy(daysFromToday(20));
  const params = { id: employeeId };
  expect((await call(tenant.owner, plannedMove, { params })).body).toEqual({ planned: null });
  expect((await call(tenant.owner, withdrawMove, { params })).status).toBe(404);
});

test("exactly one of ten simultaneous movers gets the position", async () => {
  const { tenant, vacant } = await companyWithVacancy();
  const people = await Promise.all(Array.from({ length: 10 }, () => tenant.newEmployee()));
  const answers = await Promise.all(
    people.map(({ employeeId }) => moveTo(tenant.owner, employeeId, vacant, today)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(codes)).toEqual(new Set(["position_taken"]));
});

test("only super administrators move people, and only those of their own company", async () => {
  const { tenant, salesHead, vacant, employeeId } = await companyWithVacancy();
  expect((await moveTo(salesHead, employeeId, vacant, today)).status).toBe(403);
  const stranger = (await newTenant()).owner;
  expect((await moveTo(stranger, employeeId, vacant, today)).status).toBe(404);
  expect((await moveTo(tenant.owner, employeeId, vacant, today)).status).toBe(200);
});
