import { expect, test } from "vitest";
import { grantedBalances, type LeaveBalance } from "#contract/codes/leave.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { Input } from "#contract/operation.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

type Query = Input<typeof leave.statement>["query"];
const statement = (as: Person, query: Partial<Query> = {}) =>
  call(as, leave.statement, { query: { balance: "annual", ...query } });

async function ask(person: Person, given: Partial<NewLeaveRequest>): Promise<number> {
  const { body } = await call(person, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2026-09-21",
      endDate: "2026-09-25",
      reason: "Rest",
      ...given,
    },
  });
  return body.id;
}
const approve = (as: Person, id: number) => call(as, leave.approve, { params: { id } });

const grant = (
  { inTenant, owner }: TestTenant,
  { employeeId }: Person,
  given: { days: number; effectiveFrom: string; cause?: "default"; recordedAt?: string },
) =>
  inTenant((tx) =>
    tx
      .insertInto("leaveGrants")
      .values({
        tenantId: tx.tenantId,
        employeeId,
        balance: "annual",
        cause: "corrected",
        recordedAt: `${given.effectiveFrom}T08:00:00Z`,
        recordedById: owner.employeeId,
        ...given,
      })
      .execute(),
  );

/** Dates a request and its decision in the past. */
const dateRequest = (
  { inTenant }: TestTenant,
  id: number,
  requestedAt: string,
  decision?: { by: Person; at: string; status?: "approved" | "rejected" | "cancelled" },
) =>
  inTenant(async (tx) => {
    const { status: leaveStatus = "approved" } = decision ?? {};
    await tx
      .updateTable("leaveRequests")
      .set({ requestedAt, ...(decision && { leaveStatus, decidedAt: decision.at }) })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .execute();
    if (!decision) return;
    await tx
      .insertInto("leaveDecisions")
      .values({
        tenantId: tx.tenantId,
        leaveId: id,
        statusBefore: "pending",
        statusAfter: leaveStatus,
        decidedById: decision.by.employeeId,
        decidedAt: decision.at,
        reviewersId: "[]",
      })
      .execute();
  });

async function newCompany() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Nomvula", surname: "Dube" });
  const departmentId = await tenant.newDepartment("Production", head.employeeId);
  const thandi = await tenant.newEmployee({ name: "Thandi", surname: "Mokoena", departmentId });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Adams", departmentId });
  await grant(tenant, thandi, { days: 15, effectiveFrom: "2024-04-27", cause: "default" });
  const december = await ask(thandi, { startDate: "2025-12-17", endDate: "2025-12-29" });
  await dateRequest(tenant, december, "2025-10-01T08:00:00Z", {
    by: head,
    at: "2025-10-08T08:00:00Z",
  });
  const september = await ask(thandi, {});
  await dateRequest(tenant, september, "2026-08-17T08:00:00Z", {
    by: head,
    at: "2026-08-20T08:00:00Z",
  });
  return { tenant, head, thandi, ben, september, december };
}

test("a statement explains a balance from carried days to the rest", async () => {
  const { thandi, head, tenant, september, december } = await newCompany();
  const { status, body } = await statement(thandi, { asOf: "2026-11-22", knownOn: "2026-11-22" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    employee: { id: thandi.employeeId, name: "Thandi Mokoena" },
    balance: "annual",
    asOf: "2026-11-22",
    yearFrom: "2026-01-01",
    carried: 23,
    added: 15,
    taken: 4,
    booked: 0,
    lapsed: 0,
    remaining: 34,
    pending: 0,
    remainingIfApproved: 34,
    olderLines: 0,
  });
  expect(body.lines.map(({ kind, from, to, days, left }) => [kind, from, to, days, left])).toEqual([
    ["taken", "2026-09-21", "2026-09-25", -4, 34],
    ["gained", "2026-04-27", "2026-04-27", 15, 38],
    ["carried", "2026-01-01", "2026-01-01", 23, 23],
    ["taken", "2025-12-17", "2025-12-29", -7, 23],
    ["gained", "2025-04-27", "2025-04-27", 15, 30],
    ["carried", "2025-01-01", "2025-01-01", 15, 15],
    ["granted", "2024-04-27", "2024-04-27", 15, 15],
  ]);
  const [taken, gained, , before] = body.lines;
  expect(taken).toMatchObject({
    by: { id: head.employeeId, name: "Nomvula Dube" },
    recordedOn: "2026-08-20",
    leave: {
      id: september,
      leaveType: "AnnualLeave",
      requestedOn: "2026-08-17",
      days: [
        { date: "2026-09-21", cost: 1, reason: "worked", holiday: null },
        { date: "2026-09-22", cost: 1, reason: "worked", holiday: null },
        { date: "2026-09-23", cost: 1, reason: "worked", holiday: null },
        { date: "2026-09-24", cost: 0, reason: "holiday", holiday: "Heritage Day" },
        { date: "2026-09-25", cost: 1, reason: "worked", holiday: null },
      ],
    },
  });
  expect(gained).toMatchObject({ by: null, leave: null });
  expect(body.lines.at(-1)).toMatchObject({ by: { id: tenant.owner.employeeId }, leave: null });
  expect(before?.leave).toMatchObject({ id: december });
  expect(before?.leave?.days).toHaveLength(13);
});

test("a statement shows any day, as known on any day", async () => {
  const { tenant, thandi, head } = await newCompany();
  const spring = await ask(thandi, { startDate: "2027-03-01", endDate: "2027-03-02" });
  await dateRequest(tenant, spring, "2026-11-02T08:00:00Z");
  const on = async (query: Partial<Query>) => {
    const { remaining, pending, booked, taken } = (await statement(thandi, query)).body;
    return { remaining, pending, booked, taken };
  };
  const known = "2026-11-22";
  expect(await on({ asOf: "2025-12-31", knownOn: known })).toMatchObject({
    remaining: 23,
    taken: 7,
  });
  expect(await on({ asOf: "2025-12-18", knownOn: known })).toEqual({
    remaining: 23,
    pending: 0,
    booked: 5,
    taken: 2,
  });
  expect(await on({ asOf: "2025-10-07", knownOn: known })).toMatchObject({
    remaining: 30,
    booked: 0,
  });
  expect(await on({ asOf: known, knownOn: known })).toMatchObject({ remaining: 34, pending: 2 });
  expect(await on({ asOf: "2026-11-22", knownOn: "2026-08-19" })).toMatchObject({
    remaining: 38,
    pending: 4,
  });

  await dateRequest(tenant, spring, "2026-11-02T08:00:00Z", {
    by: head,
    at: "2026-11-03T08:00:00Z",
  });
  expect(await on({ asOf: known, knownOn: known })).toEqual({
    remaining: 32,
    pending: 0,
    booked: 2,
    taken: 4,
  });
  expect(await on({ asOf: "2027-03-31", knownOn: known })).toEqual({
    remaining: 32,
    pending: 0,
    booked: 0,
    taken: 2,
  });
});

test("a request rejected later was still pending on the earlier day", async () => {
  const { tenant, thandi, head } = await newCompany();
  const id = await ask(thandi, { startDate: "2026-10-05", endDate: "2026-10-06" });
  await dateRequest(tenant, id, "2026-09-01T08:00:00Z", {
    by: head,
    at: "2026-09-03T08:00:00Z",
    status: "rejected",
  });
  const pendingOn = async (knownOn: string) =>
    (await statement(thandi, { asOf: knownOn, knownOn })).body.pending;
  expect([await pendingOn("2026-09-02"), await pendingOn("2026-09-03")]).toEqual([2, 0]);
});

test("a requested cancellation still costs days, a granted one returns them", async () => {
  const { tenant, thandi } = await newCompany();
  const id = await ask(thandi, { startDate: "2027-10-04", endDate: "2027-10-06" });
  const inItsYear = async () => (await statement(thandi, { asOf: "2027-10-01" })).body;
  const remaining = async () => (await inItsYear()).remainingIfApproved;
  const before = await remaining();
  await approve(tenant.owner, id);
  await call(thandi, leave.askToCancel, { params: { id }, body: {} });
  const asked = (await inItsYear()).lines.find((line) => line.leave?.id === id);
  expect(asked).toMatchObject({ kind: "booked", days: -3, by: { id: tenant.owner.employeeId } });
  expect(await remaining()).toBe(before);
  await call(tenant.owner, leave.cancel, {
    params: { id },
    body: { granted: true, reason: "Mistaken" },
  });
  expect(await remaining()).toBe(before + 3);
});

test("the year of a statement is the company's", async () => {
  const { tenant, thandi } = await newCompany();
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ yearStart: "10-01" }).where("id", "=", tx.tenantId).execute(),
  );
  const { body } = await statement(thandi, { asOf: "2026-11-22", knownOn: "2026-11-22" });
  expect(body).toMatchObject({ yearFrom: "2026-10-01", carried: 34, added: 0, taken: 0 });
});

test("a statement opens for the person, managers and super administrators only", async () => {
  const { tenant, head, thandi, ben } = await newCompany();
  const employeeId = thandi.employeeId;
  for (const reader of [thandi, head, tenant.owner])
    expect((await statement(reader, { employeeId })).status).toBe(200);
  const stranger = (await newTenant()).owner;
  for (const reader of [ben, stranger])
    expect((await statement(reader, { employeeId })).body).toMatchObject({ code: "not_found" });
  expect((await statement(ben)).body).toMatchObject({ employee: { id: ben.employeeId } });
});

test.each([
  { asOf: "2026-02-30" },
  { asOf: "1999-12-31" },
  { knownOn: "2200-01-01" },
  { balance: "unpaid" as LeaveBalance },
])("a statement refuses an invalid day or balance: %o", async (query) => {
  const { owner } = await newTenant();
  expect(await statement(owner, query)).toMatchObject({ status: 400 });
});

test("a record's balance always equals today's statement", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const { body: allocation } = await call(person, leave.initializeLeave, {});
  const asked = [
    { startDate: "2026-03-02", endDate: "2026-03-06" },
    { startDate: "2027-04-01", endDate: "2027-04-09" },
    { startDate: "2026-05-04", endDate: "2026-05-04" },
    { leaveType: "SickLeave", startDate: "2026-06-15", endDate: "2026-06-17" },
    { leaveType: "MaternityLeave", startDate: "2028-01-03", endDate: "2028-05-02" },
  ] as const;
  const ids: number[] = [];
  for (const one of asked) ids.push(await ask(person, one));
  for (const id of [ids[0], ids[1], ids[4]]) await approve(tenant.owner, Number(id));
  await call(tenant.owner, leave.reject, { params: { id: Number(ids[2]) } });
  await call(tenant.owner, leave.updateAllocation, {
    params: { id: allocation.leaveAllocatedId },
    body: {
      employeeId: person.employeeId,
      annualLeave: 9.5,
      sickLeave: 30,
      familyResponsibilityLeave: 4,
      maternityPaternity: 87,
      studyLeave: 0,
    },
  });
  const { body } = await call(person, leave.combinedRecords, {
    query: { employeeId: person.employeeId },
  });
  const [record] = body;
  const ofRecord = {
    annual: "annual",
    sick: "sick",
    familyResponsibility: "family",
    maternityPaternity: "maternity",
    study: "study",
  } as const;
  for (const balance of grantedBalances) {
    const { body: explained } = await statement(person, { balance });
    const { remaining, pending } = record?.[ofRecord[balance]] ?? {};
    expect([balance, explained.remaining, explained.pending]).toEqual([
      balance,
      remaining,
      pending,
    ]);
    const [newest] = explained.lines;
    expect(newest?.left).toBe(explained.remainingIfApproved);
  }
});
