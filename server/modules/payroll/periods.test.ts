import Papa from "papaparse";
import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { payroll } from "#contract/payroll/payroll.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

const january = { from: "2027-01-01", to: "2027-01-31" };
const february = { from: "2027-02-01", to: "2027-02-28" };
const march = { from: "2027-03-01", to: "2027-03-31" };
type Period = typeof january;

const lock = (as: Person, body: Period) => call(as, payroll.lockPeriod, { body });
const unlock = (as: Person, id: number, reason = "Too early") =>
  call(as, payroll.unlockPeriod, { params: { id }, body: { reason } });
const periods = async (as: Person) => (await call(as, payroll.listPeriods, { query: {} })).body;

/** The rows of a period's file: person, type, days, hours, period and kind. */
async function exported(as: Person, { from, to }: Period) {
  const { body } = await app.inject({
    method: "GET",
    url: `/prod${payroll.exportLeave.path}?from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  const { data } = Papa.parse<string[]>(body.replace("\ufeff", ""), { skipEmptyLines: true });
  return data.slice(1).map(([, name, , type, , ...rest]) => [name, type, ...rest].join(" "));
}

async function newCompany() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const ann = await tenant.newEmployee({ name: "Ann", surname: "Adams" });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Botha" });
  const book = async (person: Person, startDate: string, endDate = startDate) => {
    const { body } = await call(owner, leave.book, {
      body: {
        employeeId: person.employeeId,
        leaveType: "AnnualLeave",
        startDate,
        endDate,
        reason: "Rest",
      },
    });
    return body.id;
  };
  const cancel = (id: number) =>
    call(owner, leave.cancel, { params: { id }, body: { reason: "Came to work" } });
  return { tenant, owner, ann, ben, book, cancel };
}

test("a locked period has the payroll's copy of its leave", async () => {
  const { owner, ann, ben, book, cancel } = await newCompany();
  const id = await book(ann, "2027-01-11", "2027-01-13");
  await lock(owner, january);
  const before = ["Ann AnnualLeave 3 24 2027-01-01 2027-01-31 Leave"];
  expect(await exported(owner, january)).toEqual(before);
  await cancel(id);
  await book(ben, "2027-01-20");
  expect(await exported(owner, january)).toEqual(before);
});

test("a change to a locked period is the next one's correction", async () => {
  const { owner, ann, ben, book, cancel } = await newCompany();
  const id = await book(ann, "2027-01-11", "2027-01-13");
  await lock(owner, january);
  await cancel(id);
  await book(ben, "2027-01-20");
  await book(ben, "2027-02-03");
  expect(await exported(owner, february)).toEqual([
    "Ann AnnualLeave -3 -24 2027-01-01 2027-01-31 Correction",
    "Ben AnnualLeave 1 8 2027-02-01 2027-02-28 Leave",
    "Ben AnnualLeave 1 8 2027-01-01 2027-01-31 Correction",
  ]);
});

test("an early return corrects the returned days alone", async () => {
  const { owner, ann, book } = await newCompany();
  const id = await book(ann, "2027-01-25", "2027-01-29");
  await lock(owner, january);
  await call(owner, leave.returnEarly, { params: { id }, body: { endDate: "2027-01-27" } });
  expect(await exported(owner, february)).toEqual([
    "Ann AnnualLeave -2 -16 2027-01-01 2027-01-31 Correction",
  ]);
});

test("a correction belongs to the next locked period, once", async () => {
  const { owner, ann, book, cancel } = await newCompany();
  const id = await book(ann, "2027-01-11");
  await lock(owner, january);
  await cancel(id);
  await lock(owner, february);
  const correction = "Ann AnnualLeave -1 -8 2027-01-01 2027-01-31 Correction";
  expect(await exported(owner, february)).toEqual([correction]);
  expect(await exported(owner, march)).toEqual([]);
  await book(ann, "2027-01-12");
  expect(await exported(owner, february)).toEqual([correction]);
  expect(await exported(owner, march)).toEqual([
    "Ann AnnualLeave 1 8 2027-01-01 2027-01-31 Correction",
  ]);
});

test("only the period after a locked one has its corrections", async () => {
  const { owner, ann, book, cancel } = await newCompany();
  const id = await book(ann, "2027-01-11");
  await lock(owner, january);
  await cancel(id);
  expect(await exported(owner, march)).toEqual([]);
  expect(await exported(owner, { from: "2027-02-02", to: "2027-02-28" })).toEqual([]);
  expect(await exported(owner, february)).toHaveLength(1);
});

test("another working week changes no hours of a locked period", async () => {
  const { tenant, owner, ann, book } = await newCompany();
  await book(ann, "2027-01-11");
  await lock(owner, january);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ workMinutes: [360, 360, 360, 360, 360, 0, 0] })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  expect(await exported(owner, january)).toEqual([
    "Ann AnnualLeave 1 8 2027-01-01 2027-01-31 Leave",
  ]);
  expect(await exported(owner, february)).toEqual([]);
});

test("a period has to begin after the last one that is locked", async () => {
  const { owner } = await newCompany();
  await lock(owner, february);
  for (const period of [february, january, { from: "2027-02-28", to: "2027-03-31" }])
    expect(await lock(owner, period)).toMatchObject({
      status: 400,
      body: {
        fields: { from: "Please begin after Feb 28, 2027, the last day that is locked" },
      },
    });
  expect(await lock(owner, march)).toMatchObject({ status: 201 });
});

test("two who lock the same period at once lock it once", async () => {
  const { tenant, owner } = await newCompany();
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  const statuses = (await Promise.all([lock(owner, january), lock(other, january)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([201, 400]);
  expect(await periods(owner)).toHaveLength(1);
});

test("the last locked period alone is unlocked, with a reason", async () => {
  const { owner, ann, book } = await newCompany();
  const first = (await lock(owner, january)).body.id;
  const second = (await lock(owner, february)).body.id;
  expect(await unlock(owner, first)).toMatchObject({
    status: 409,
    body: { code: "payroll_period_followed" },
  });
  expect(await unlock(owner, second, "")).toMatchObject({ status: 400 });
  expect(await unlock(owner, second)).toMatchObject({ status: 200 });
  expect(await unlock(owner, second)).toMatchObject({ status: 404 });
  const by = { id: owner.employeeId, name: expect.any(String) };
  expect(await periods(owner)).toMatchObject([
    { id: second, ...february, canUnlock: false, unlocked: { by, reason: "Too early" } },
    { id: first, ...january, canUnlock: true, lockedBy: by, unlocked: null },
  ]);
  await book(ann, "2027-02-03");
  expect(await exported(owner, february)).toEqual([
    "Ann AnnualLeave 1 8 2027-02-01 2027-02-28 Leave",
  ]);
});

test("another company's periods are its own", async () => {
  const { owner, ann, book } = await newCompany();
  await book(ann, "2027-01-11");
  const { body } = await lock(owner, january);
  const stranger = (await newTenant()).owner;
  expect(await periods(stranger)).toEqual([]);
  expect(await unlock(stranger, body.id)).toMatchObject({ status: 404 });
  expect(await lock(stranger, january)).toMatchObject({ status: 201 });
});

test("only super administrators list, lock and unlock", async () => {
  const { owner, ann } = await newCompany();
  const { body } = await lock(owner, january);
  expect(await call(ann, payroll.listPeriods, { query: {} })).toMatchObject({ status: 403 });
  expect(await lock(ann, february)).toMatchObject({ status: 403 });
  expect(await unlock(ann, body.id)).toMatchObject({ status: 403 });
});

test("days that turned sick in a locked period are the next one's correction", async () => {
  const { owner, ann, book } = await newCompany();
  const past = { from: "2025-03-01", to: "2025-03-31" };
  const leaveId = await book(ann, "2025-03-03", "2025-03-07");
  await lock(owner, past);
  const before = await exported(owner, past);
  const days = { startDate: "2025-03-05", endDate: "2025-03-06" };
  const body = { leaveId, ...days, reason: "Influenza" };
  expect((await call(owner, leave.turnSick, { body })).status).toBe(201);
  expect(await exported(owner, past)).toEqual(before);
  expect(await exported(owner, { from: "2025-04-01", to: "2025-04-30" })).toEqual([
    "Ann AnnualLeave -2 -16 2025-03-01 2025-03-31 Correction",
    "Ann SickLeave 2 16 2025-03-01 2025-03-31 Correction",
  ]);
});
