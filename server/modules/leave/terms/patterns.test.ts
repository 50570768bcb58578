import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { call, newTenant, type Person, type Refusal, services } from "#server/test/world.ts";
import { recountLeave } from "../recount/recount.ts";

const name = "Three days";
const threeDays = [480, 0, 480, 0, 480, 0, 0];
const week = { startDate: "2027-09-13", endDate: "2027-09-17" } as const;

async function newCompany() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const person = await tenant.newEmployee({ name: "Elizabeth", surname: "Fourie" });
  const add = (given: object = {}) =>
    call(owner, leave.addPattern, { body: { name, weeks: [threeDays], ...given } });
  const assign = (patternId: number | null, from: string, as: Person = person) =>
    call(owner, leave.assignPattern, { body: { patternId, employeeId: as.employeeId, from } });
  const daysOf = async (as: Person, given: object = {}) =>
    (
      await call(as, leave.checkDates, {
        body: { leaveType: "AnnualLeave", ...week, ...given },
      })
    ).body.duration;
  const ask = async () =>
    (
      await call(person, leave.createRequest, {
        body: { leaveType: "AnnualLeave", ...week, reason: "Rest" },
      })
    ).body.id;
  const recount = async () => {
    for (const { job, payload } of await tenant.jobs())
      if (job === recountLeave.name)
        await tenant.inTenant(async (tx) =>
          recountLeave.run(await jobContext(services, tx, new Date()), payload as never),
        );
  };
  return { tenant, owner, person, add, assign, daysOf, ask, recount };
}

const fieldsOf = (body: unknown) => (body as Refusal).fields;

test("leave takes the days of one's own pattern from its start", async () => {
  const { tenant, person, add, assign, daysOf } = await newCompany();
  const colleague = await tenant.newEmployee();
  const { status, body } = await add();
  expect(status).toBe(201);
  expect((await assign(body.id, "2027-09-15")).status).toBe(201);
  // The company's Monday and Tuesday, the pattern's Wednesday and Friday.
  expect(await daysOf(person)).toBe(4);
  expect(await daysOf(person, { startDate: "2027-09-20", endDate: "2027-09-24" })).toBe(2);
  expect(await daysOf(colleague)).toBe(5);
});

test("a two-week roster begins with its first week, short days half", async () => {
  const { person, add, assign, daysOf } = await newCompany();
  const weeks = [
    [480, 480, 480, 480, 480, 240, 0],
    [0, 480, 480, 480, 480, 0, 0],
  ];
  await assign((await add({ weeks })).body.id, "2027-09-15");
  const of = (startDate: string, endDate: string) => daysOf(person, { startDate, endDate });
  expect(await of("2027-09-18", "2027-09-18")).toBe(0.5);
  expect(await of("2027-09-20", "2027-09-26")).toBe(3);
  expect(await of("2027-09-27", "2027-10-03")).toBe(5.5);
});

test("a pattern returns days of leave that has not ended", async () => {
  const { tenant, owner, person, add, assign, ask, recount } = await newCompany();
  const id = await ask();
  await call(owner, leave.approve, { params: { id } });
  const pattern = (await add()).body.id;
  const preview = { patternId: pattern, employeeId: person.employeeId, from: "2027-01-01" };
  expect((await call(owner, leave.previewPattern, { body: preview })).body).toEqual({
    requests: 1,
    days: 2,
  });
  await assign(pattern, "2027-01-01");
  await recount();
  const { body } = await call(person, leave.statement, { query: { balance: "annual" } });
  expect(body.remaining).toBe(12);
  const entry = (await tenant.storyOf(person)).find(({ kind }) => kind === "leave_recounted");
  expect(entry?.reason).toEqual({
    by: "product",
    code: "patternAssigned",
    values: { pattern, from: "2027-01-01" },
  });
  const { body: told } = await call(person, notifications.list, { query: {} });
  expect(told[0]).toMatchObject({ details: { leaveStatus: "recounted", leaveDuration: 3 } });

  await assign(null, "2027-01-01");
  await recount();
  expect(
    (await call(person, leave.statement, { query: { balance: "annual" } })).body.remaining,
  ).toBe(10);
});

test("a pattern leaves others' leave and earlier days as counted", async () => {
  const { owner, person, add, assign, ask, recount, tenant } = await newCompany();
  await ask();
  const colleague = await tenant.newEmployee();
  await assign((await add()).body.id, "2027-01-01", colleague);
  await recount();
  const left = async () =>
    (await call(person, leave.statement, { query: { balance: "annual" } })).body
      .remainingIfApproved;
  expect(await left()).toBe(10);
  const own = (await call(owner, leave.patterns, {})).body[1]?.id ?? null;
  await assign(own, "2027-09-16");
  await recount();
  expect(await left()).toBe(11);
});

test("patterns follow the company's week, with their people and start", async () => {
  const { owner, person, add, assign } = await newCompany();
  const { id } = (await add()).body;
  await assign(id, "2027-01-01");
  const { body } = await call(owner, leave.patterns, {});
  expect(body).toMatchObject([
    { id: null, name: "Company week", weeks: [[480, 480, 480, 480, 480, 0, 0]], assigned: 0 },
    {
      id,
      name,
      weeks: [threeDays],
      assigned: 1,
      assignments: [
        {
          employee: { id: person.employeeId, name: "Elizabeth Fourie" },
          from: "2027-01-01",
          to: null,
        },
      ],
    },
  ]);
});

test("a wrong pattern is refused at its field", async () => {
  const { add, assign } = await newCompany();
  const idle = await add({ weeks: [[0, 0, 0, 0, 0, 0, 0]] });
  expect(fieldsOf(idle.body)).toEqual({ weeks: "At least one day must be worked" });
  expect((await add({ weeks: [] })).status).toBe(400);
  const { body } = await add();
  expect(fieldsOf((await add({ name: "three days" })).body)).toEqual({
    name: "There is a pattern of this name already",
  });
  expect(fieldsOf((await assign(body.id, "2020-01-01")).body)).toEqual({
    from: "Please enter today or a later day",
  });
});

test("only super administrators read and set patterns, and none of another company", async () => {
  const { person, owner, add, assign } = await newCompany();
  const { id } = (await add()).body;
  expect((await call(person, leave.patterns, {})).status).toBe(403);
  const body = { patternId: id, employeeId: person.employeeId, from: "2027-01-01" };
  expect((await call(person, leave.assignPattern, { body })).status).toBe(403);
  const other = await newCompany();
  expect((await other.assign(id, "2027-01-01")).status).toBe(404);
  expect((await assign(id, "2027-01-01", other.person)).status).toBe(404);
  expect((await call(other.owner, leave.patterns, {})).body).toHaveLength(1);
  expect((await call(owner, leave.assignPattern, { body })).status).toBe(201);
});

test("a worked public holiday takes each person's own share of the day", async () => {
  const { tenant, owner, person, add, assign, recount } = await newCompany();
  const colleague = await tenant.newEmployee();
  await assign((await add({ weeks: [[480, 480, 480, 480, 240, 0, 0]] })).body.id, "2027-09-01");
  const heritageWeek = { startDate: "2027-09-20", endDate: "2027-09-24", reason: "Rest" };
  const body = { leaveType: "AnnualLeave" as const, ...heritageWeek };
  for (const one of [person, colleague]) await call(one, leave.createRequest, { body });
  const day = { date: "2027-09-24", isWorkingDay: true };
  const preview = await call(owner, leave.previewHoliday, { body: day });
  expect(preview.body.upcoming).toEqual({ people: 2, days: -1.5 });
  await call(owner, leave.addHoliday, {
    body: { ...day, name: "Heritage Day", reason: "Harvest", includesEnded: false },
  });
  await recount();
  const costs = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveRequests")
      .where("tenantId", "=", tx.tenantId)
      .select("duration")
      .orderBy("duration")
      .execute(),
  );
  expect(costs.map(({ duration }) => duration)).toEqual([4.5, 5]);
});
