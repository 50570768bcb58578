import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone, plusDays } from "#server/company-day.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { draftOf, rowsOf } from "#server/test/import.ts";
import { call, newTenant } from "#server/test/world.ts";

const today = dayOf(new Date(), defaultTimeZone);
const inDays = (days: number) => plusDays(today, days);

/** Lindiwe left Anna's Sales two months ago after three years; Ben's Stores has a vacancy. */
async function afterLeaving() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const anna = await newEmployee({ name: "Anna" });
  const ben = await newEmployee({ name: "Ben" });
  const carol = await newEmployee({ name: "Carol" });
  const sales = await newDepartment("Sales", anna.employeeId);
  const stores = await newDepartment("Stores", ben.employeeId);
  const lindiwe = await newEmployee({ name: "Lindiwe", departmentId: sales });
  const position = {
    positionTitle: "Storekeeper",
    jobDescription: "Keeps the stores",
    departmentId: stores,
  };
  const vacant = (await call(owner, api.departments.createPosition, { body: position })).body.id;
  const [firstDay, lastDay] = [inDays(-1_200), inDays(-60)];
  const update = (body: object) =>
    call(owner, api.employees.update, { params: { id: lindiwe.employeeId }, body });
  await update({ startDate: firstDay });
  const people = [
    { employeeId: lindiwe.employeeId, leads: "manager" as const, managerId: carol.employeeId },
  ];
  await call(owner, api.continuity.setLines, {
    body: { people, from: inDays(-300), reason: "A project" },
  });
  await update({ terminationDate: lastDay });
  const params = { id: lindiwe.employeeId };
  await call(owner, api.employees.toggleStatus, { params, query: { activate: "false" } });
  const rehire = (body: { firstDay: string; [field: string]: unknown }, by = owner) =>
    call(by, api.employees.rehire, { params, body });
  const page = async () => (await call(owner, api.continuity.person, { params })).body;
  const managerOn = async (day: string) =>
    (await tenant.inTenant((tx) => managersOf(tx, [{ employeeId: params.id, day }]))).get(params.id)
      ?.id;
  return {
    ...tenant,
    anna,
    ben,
    carol,
    lindiwe,
    vacant,
    firstDay,
    lastDay,
    update,
    rehire,
    page,
    managerOn,
  };
}

test("rehiring continues the same story and account with both employments", async () => {
  const { rehire, page, lindiwe, owner, firstDay, lastDay, signInAgain } = await afterLeaving();
  expect((await call(lindiwe, api.employees.fullProfile, {})).status).toBe(403);
  expect((await rehire({ firstDay: today })).status).toBe(200);
  const again = await signInAgain(lindiwe);
  expect((await call(again, api.employees.fullProfile, {})).status).toBe(200);
  const { hireDate, terminationDate, isActive, pastEmployments, serviceFrom } = await page();
  expect({ hireDate, terminationDate, isActive }).toEqual({
    hireDate: today,
    terminationDate: null,
    isActive: true,
  });
  expect(pastEmployments).toMatchObject([{ from: firstDay, to: lastDay }]);
  expect(serviceFrom).toBe(firstDay);
  const params = { id: lindiwe.employeeId };
  const { body } = await call(owner, api.employees.history, { params, query: { kind: "rehired" } });
  expect(
    body.map(({ day, changes }) => [
      day,
      changes.map(({ field, before, after }) => [field, before, after]),
    ]),
  ).toEqual([
    [
      today,
      [
        ["startDate", firstDay, today],
        ["terminationDate", lastDay, null],
        ["serviceFrom", null, firstDay],
      ],
    ],
  ]);
});

test("a rehired employee's manager is their new head from the first day", async () => {
  const { rehire, vacant, managerOn, anna, ben, carol, lastDay } = await afterLeaving();
  expect(anna.employeeId).not.toBe(ben.employeeId);
  expect((await rehire({ firstDay: inDays(-10), positionId: vacant })).status).toBe(200);
  expect(await managerOn(lastDay)).toBe(carol.employeeId);
  for (const day of [plusDays(lastDay, 1), inDays(-11)])
    expect(await managerOn(day)).toBeUndefined();
  for (const day of [inDays(-10), today, inDays(400)])
    expect(await managerOn(day)).toBe(ben.employeeId);
});

test("each day of both employments has one manager in the strip, no other day one", async () => {
  const { rehire, vacant, page, owner, lindiwe, managerOn, firstDay, lastDay } =
    await afterLeaving();
  const back = inDays(-10);
  await rehire({ firstDay: back, positionId: vacant });
  const { managers } = await page();
  for (let day = plusDays(firstDay, -2); day < inDays(5); day = plusDays(day, 1)) {
    const terms = managers.filter(({ from, to }) => from <= day && (to === null || to >= day));
    const isEmployed = (day >= firstDay && day <= lastDay) || day >= back;
    expect(terms, day).toHaveLength(isEmployed ? 1 : 0);
  }
  for (const day of [firstDay, inDays(-300), lastDay, back, today]) {
    const term = managers.find(({ from, to }) => from <= day && (to === null || to >= day));
    expect(term?.manager?.id, day).toBe(await managerOn(day));
  }
  const { body } = await call(owner, api.employees.history, {
    params: { id: lindiwe.employeeId },
    query: {},
  });
  const changed = body.filter(({ kind }) => kind === "manager_changed");
  expect(changed.map(({ day }) => day).filter((day) => day > lastDay)).toEqual([]);
});

test("the strip goes on for someone employed without a position", async () => {
  const { rehire, page } = await afterLeaving();
  await rehire({ firstDay: inDays(-10) });
  expect((await page()).managers.at(-1)).toMatchObject({
    manager: null,
    from: inDays(-10),
    to: null,
  });
});

test("rehiring on the next day leaves none of the earlier lines", async () => {
  const { rehire, update, managerOn, carol } = await afterLeaving();
  await update({ terminationDate: inDays(-1) });
  expect((await rehire({ firstDay: today })).status).toBe(200);
  expect(await managerOn(inDays(-1))).toBe(carol.employeeId);
  expect(await managerOn(today)).toBeUndefined();
});

test("rehiring refuses current employees, overlapping days and shortened service", async () => {
  const { rehire, update, firstDay, lastDay, page } = await afterLeaving();
  const refusal = async (body: Parameters<typeof rehire>[0]) => {
    const answer = await rehire(body);
    return [answer.status, answer.body.fields];
  };
  expect(await refusal({ firstDay: lastDay })).toEqual([
    400,
    { firstDay: "This is not after their last day of work" },
  ]);
  expect(await refusal({ firstDay: inDays(500) })).toEqual([
    400,
    { firstDay: "At most one year from today" },
  ]);
  expect(await refusal({ firstDay: today, serviceFrom: plusDays(firstDay, 1) })).toEqual([
    400,
    { serviceFrom: "The break was shorter than a year, so earlier service counts (BCEA s 84)" },
  ]);
  expect(await refusal({ firstDay: today, serviceFrom: inDays(1) })).toEqual([
    400,
    { serviceFrom: "Service cannot count from after the first day" },
  ]);
  await update({ employmentStatus: "Terminated" });
  expect(await refusal({ firstDay: today })).toEqual([
    400,
    { employmentStatus: "Please choose as what they are employed now" },
  ]);
  await update({ terminationDate: null });
  expect(await refusal({ firstDay: today })).toEqual([400, { firstDay: "They have not left" }]);
  await update({ terminationDate: today });
  expect(await refusal({ firstDay: inDays(1) })).toEqual([
    400,
    { firstDay: "They have not left yet: change their last day instead" },
  ]);
  expect((await page()).pastEmployments).toEqual([]);
});

test("a first day within an earlier employment is refused everywhere", async () => {
  const company = await afterLeaving();
  const { rehire, update, lindiwe, lastDay, owner } = company;
  await rehire({ firstDay: inDays(-5) });
  for (const startDate of [lastDay, inDays(-400), null]) {
    const { status, body } = await update({ startDate });
    expect([status, body.fields]).toEqual([
      400,
      { startDate: `They were employed before until ${lastDay}` },
    ]);
  }
  const file = `Email,Hire Date\n${lindiwe.email},${lastDay}`;
  const draft = await draftOf(company, file, { changesExisting: true });
  expect((await rowsOf(owner, draft.id, "bad"))[0]?.faults).toMatchObject([{ field: "startDate" }]);
  expect((await update({ startDate: plusDays(lastDay, 1) })).status).toBe(200);
});

test("each rehiring adds an employment, and service continues over short breaks", async () => {
  const { rehire, update, page, firstDay, lastDay } = await afterLeaving();
  await rehire({ firstDay: inDays(-50) });
  await update({ terminationDate: inDays(-20) });
  expect((await rehire({ firstDay: inDays(-3) })).status).toBe(200);
  const { pastEmployments, serviceFrom } = await page();
  expect(pastEmployments).toMatchObject([
    { from: firstDay, to: lastDay },
    { from: inDays(-50), to: inDays(-20) },
  ]);
  expect(serviceFrom).toBe(firstDay);
});

test("only a super administrator rehires, of their own company, and nobody themselves", async () => {
  const { rehire, anna, lindiwe, owner } = await afterLeaving();
  expect((await rehire({ firstDay: today }, anna)).status).toBe(403);
  const stranger = (await newTenant()).owner;
  expect((await rehire({ firstDay: today }, stranger)).status).toBe(404);
  const own = await call(owner, api.employees.rehire, {
    params: { id: owner.employeeId },
    body: { firstDay: today },
  });
  expect(own.status).toBe(403);
  expect(lindiwe.employeeId).toBeGreaterThan(0);
});

test("leave is booked in either employment, and not between the two", async () => {
  const { rehire, lindiwe, owner, firstDay, lastDay } = await afterLeaving();
  await rehire({ firstDay: inDays(-5) });
  const eligibility = async (startDate: string, endDate: string) =>
    (
      await call(owner, api.leave.checkDates, {
        body: { employeeId: lindiwe.employeeId, leaveType: "UnpaidLeave", startDate, endDate },
      })
    ).body;
  const monday = (day: string) => plusDays(day, 8 - Temporal.PlainDate.from(day).dayOfWeek);
  const past = monday(plusDays(firstDay, 30));
  expect(await eligibility(past, plusDays(past, 4))).toMatchObject({ eligible: true });
  const between = monday(plusDays(lastDay, 10));
  expect(await eligibility(between, plusDays(between, 4))).toMatchObject({
    eligible: false,
    code: "outside-employment",
  });
  const across = monday(plusDays(lastDay, -8));
  expect(await eligibility(across, plusDays(across, 18))).toMatchObject({ eligible: false });
});

test("rehiring does not change the head counts of past months", async () => {
  const { rehire, owner } = await afterLeaving();
  const counts = async () =>
    (await call(owner, api.dashboard.superadmin, {})).body.headCount.map(({ people }) => people);
  const before = await counts();
  await rehire({ firstDay: today });
  const after = await counts();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 1);
});

test.each([
  ["shorter than a year", 60, 30],
  ["longer than a year", 500, 0],
])(
  "statutory sick leave continues from earlier service after a break %s",
  async (_, days, left) => {
    const { rehire, update, owner, lindiwe } = await afterLeaving();
    await call(owner, api.leave.assignPolicy, {
      body: { policy: "act", to: { kind: "all" }, from: today },
    });
    await update({ terminationDate: inDays(-days) });
    expect((await rehire({ firstDay: today })).status).toBe(200);
    const query = { balance: "sick" as const, employeeId: lindiwe.employeeId };
    const { body } = await call(owner, api.leave.statement, { query });
    expect(body.remaining).toBe(left);
  },
);
