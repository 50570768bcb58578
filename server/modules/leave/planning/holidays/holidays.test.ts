import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { notifications } from "#contract/notifications.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { moduleJobs } from "#server/module-jobs.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";

const thursday = "2027-09-16";
const reason = "Our twentieth year";

async function newCompany() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const ask = async (given: Partial<NewLeaveRequest> = {}, as: Person = person) => {
    const body = {
      leaveType: "AnnualLeave",
      startDate: "2027-09-13",
      endDate: "2027-09-17",
      reason: "Rest",
      ...given,
    } as const;
    return (await call(as, leave.createRequest, { body })).body.id;
  };
  const approve = (id: number) => call(tenant.owner, leave.approve, { params: { id } });
  const declare = (given: object = {}) =>
    call(tenant.owner, leave.addHoliday, {
      body: { date: thursday, name: "Founders' day", reason, ...given },
    });
  return { tenant, person, ask, approve, declare };
}

/** Runs the enqueued recounts, and returns the subjects of their mails. */
async function recount(tenant: TestTenant, done = 0): Promise<{ subjects: string[]; ran: number }> {
  const run = async (from: number) => {
    const jobs = (await tenant.jobs()).slice(from);
    const subjects: string[] = [];
    for (const { job, payload } of jobs) {
      const found = moduleJobs.find(({ name }) => name === job);
      const effects = await tenant.inTenant(async (tx) =>
        found?.run(await jobContext(services, tx, new Date()), payload),
      );
      if (JSON.stringify(payload).includes("recounted"))
        subjects.push(...(effects ?? []).map(({ content }) => content.subject));
    }
    return { subjects, ran: from + jobs.length };
  };
  const first = await run(done);
  const then = await run(first.ran);
  return { subjects: [...first.subjects, ...then.subjects], ran: then.ran };
}

const durationOf = ({ inTenant }: TestTenant, id: number) =>
  inTenant(async (tx) => {
    const { duration } = await tx
      .selectFrom("leaveRequests")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .select("duration")
      .executeTakeFirstOrThrow();
    return duration;
  });

const annual = async (person: Person) =>
  (await call(person, leave.statement, { query: { balance: "annual" } })).body;

test("an added holiday returns its day to affected leave", async () => {
  const { tenant, person, ask, approve, declare } = await newCompany();
  const id = await ask();
  await approve(id);
  const { ran } = await recount(tenant);
  expect((await declare()).status).toBe(201);
  const { subjects } = await recount(tenant, ran);

  expect(await durationOf(tenant, id)).toBe(4);
  expect(subjects).toEqual(["Your leave takes other days"]);
  const statement = await annual(person);
  expect(statement.remaining).toBe(11);
  expect(statement.lines[0]?.leave?.days[3]).toEqual({
    date: thursday,
    cost: 0,
    reason: "holiday",
    holiday: "Founders' day",
  });
  const { body: told } = await call(person, notifications.list, { query: {} });
  expect(told[0]).toMatchObject({
    kind: "leaveDecided",
    details: { leaveStatus: "recounted", leaveDuration: 4 },
    aboutId: id,
  });
  const entry = (await tenant.storyOf(person)).find(({ kind }) => kind === "leave_recounted");
  expect(entry).toMatchObject({
    byId: tenant.owner.employeeId,
    reason: {
      by: "product",
      code: "ownHoliday",
      values: { name: "Founders' day", on: "2027-09-16", because: reason },
    },
    changes: expect.arrayContaining([
      expect.objectContaining({ field: "leaveDuration", before: "5", after: "4" }),
    ]),
  });
});

test("a holiday withdrawn with a reason takes its day again", async () => {
  const { tenant, ask, declare } = await newCompany();
  const id = await ask();
  const { body: holiday } = await declare();
  const { ran } = await recount(tenant);
  expect(await durationOf(tenant, id)).toBe(4);
  const revoke = (body: { reason: string }) =>
    call(tenant.owner, leave.revokeHoliday, { params: { id: holiday.id }, body });
  expect((await revoke({ reason: " " })).status).toBe(400);
  expect((await revoke({ reason: "Announced too early" })).status).toBe(200);
  expect((await revoke({ reason: "Again" })).status).toBe(404);
  await recount(tenant, ran);
  expect(await durationOf(tenant, id)).toBe(5);
  const { body } = await call(tenant.owner, leave.holidays, { query: { year: 2027 } });
  expect(body.holidays.some(({ date }) => date === thursday)).toBe(false);
  expect(body.revoked).toMatchObject([
    {
      id: holiday.id,
      date: thursday,
      revokeReason: "Announced too early",
      revokedBy: { id: tenant.owner.employeeId },
    },
  ]);
});

test("a worked public holiday takes a day of leave", async () => {
  const { tenant, ask, declare } = await newCompany();
  const id = await ask({ startDate: "2027-09-24", endDate: "2027-09-27" });
  expect(await durationOf(tenant, id)).toBe(1);
  await declare({ date: "2027-09-24", name: "Heritage Day", isWorkingDay: true });
  await recount(tenant);
  expect(await durationOf(tenant, id)).toBe(2);
  const { body } = await call(tenant.owner, leave.holidays, { query: { year: 2027 } });
  expect(body.holidays.find(({ date }) => date === "2027-09-24")).toMatchObject({
    isWorkingDay: true,
    own: { reason, by: { id: tenant.owner.employeeId } },
  });
});

test("past leave is recounted on request only, leave in months never", async () => {
  const { tenant, person, ask, declare } = await newCompany();
  const ended = await ask({ startDate: "2024-02-05", endDate: "2024-02-06" });
  const months = await ask({
    leaveType: "MaternityLeave",
    startDate: "2024-02-07",
    endDate: "2024-06-06",
  });
  const before = await durationOf(tenant, months);
  await declare({ date: "2024-02-05" });
  await declare({ date: "2024-02-08" });
  const { ran } = await recount(tenant);
  expect(await durationOf(tenant, ended)).toBe(2);
  await declare({ date: "2024-02-06", includesEnded: true });
  await recount(tenant, ran);
  expect(await durationOf(tenant, ended)).toBe(1);
  expect(await durationOf(tenant, months)).toBe(before);
  expect((await annual(person)).pending).toBe(1);
});

test("a request whose only day became a holiday can be decided", async () => {
  const { tenant, person, ask, approve, declare } = await newCompany();
  const id = await ask({ startDate: thursday, endDate: thursday });
  await declare();
  await recount(tenant);
  expect(await durationOf(tenant, id)).toBe(0);
  expect((await approve(id)).status).toBe(200);
  expect((await annual(person)).remaining).toBe(15);
});

test("a preview counts affected people and days without any change", async () => {
  const { tenant, ask, declare } = await newCompany();
  const other = await tenant.newEmployee();
  await ask();
  await ask({ startDate: thursday, endDate: thursday, startHalf: "afternoon" }, other);
  await ask({ startDate: "2024-02-05", endDate: "2024-02-06" });
  const preview = async (date: string, isWorkingDay = false) =>
    (await call(tenant.owner, leave.previewHoliday, { body: { date, isWorkingDay } })).body;
  const nothing = { people: 0, days: 0 };
  expect(await preview(thursday)).toEqual({ upcoming: { people: 2, days: 1.5 }, ended: nothing });
  expect(await preview("2024-02-06")).toEqual({ upcoming: nothing, ended: { people: 1, days: 1 } });
  expect(await preview(thursday, true)).toEqual({ upcoming: nothing, ended: nothing });
  await declare();
  await recount(tenant);
  expect(await preview(thursday, true)).toEqual({
    upcoming: { people: 2, days: -1.5 },
    ended: nothing,
  });
});

test("a day that cannot be a holiday is refused by date", async () => {
  const { declare } = await newCompany();
  const refused = async (given: object) => {
    const { status, body } = await declare(given);
    return [status, body.fields?.date];
  };
  expect(await refused({ date: "2027-09-24" })).toEqual([400, "This day is a holiday already"]);
  expect(await refused({ isWorkingDay: true })).toEqual([
    400,
    "This day is not a public holiday of your company",
  ]);
  expect((await declare({ date: "2027-09-24", isWorkingDay: true })).status).toBe(201);
  expect(await refused({ date: "2027-09-24" })).toEqual([
    400,
    "Your company has set this day already. Please take that back first.",
  ]);
  expect(await refused({ date: "2027-02-30" })).toEqual([400, expect.any(String)]);
});

test("only super administrators change or preview holidays, and no company reaches another's", async () => {
  const { person, declare } = await newCompany();
  const { body } = await declare();
  const others = await newTenant();
  const statusFor = async (as: Person) => [
    (await call(as, leave.holidays, { query: { year: 2027 } })).status,
    (await call(as, leave.previewHoliday, { body: { date: thursday, isWorkingDay: false } }))
      .status,
    (await call(as, leave.revokeHoliday, { params: { id: body.id }, body: { reason } })).status,
  ];
  expect(await statusFor(person)).toEqual([403, 403, 403]);
  expect(await statusFor(others.owner)).toEqual([200, 200, 404]);
});

test("a change recounts leave that is being booked meanwhile", async () => {
  const { tenant, person, declare } = await newCompany();
  await call(person, leave.initializeLeave, {});
  for (const n of [1, 2, 3, 4]) {
    const date = `2027-11-${String(n * 7 - 5).padStart(2, "0")}`;
    const body = { leaveType: "AnnualLeave", startDate: date, endDate: date, reason } as const;
    await Promise.all([
      call(person, leave.createRequest, { body }),
      declare({ date, name: "Rest" }),
    ]);
  }
  await recount(tenant);
  expect((await annual(person)).pending).toBe(0);
});
