import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { correctAnnualLeave } from "#server/test/corrected-leave.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const week = { startDate: "2026-03-02", endDate: "2026-03-06" };
const monday = { startDate: "2026-03-02", endDate: "2026-03-02" };

const ask = (
  person: Person,
  given: Partial<NewLeaveRequest> = {},
  headers: Record<string, string> = {},
) =>
  call(
    person,
    leave.createRequest,
    { body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given } },
    headers,
  );

const storedLeave = (tenant: TestTenant) =>
  tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveRequests")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .orderBy("id")
      .execute(),
  );

test("requested leave is pending, with its history and the reviewer's mail [APILEAVE-05]", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const { status, body } = await ask(person, { contactNumberWhileOnLeave: "082 123 4567" });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number), leaveStatus: "pending", leaveDuration: 5 });

  expect(await storedLeave(tenant)).toMatchObject([
    {
      id: body.id,
      employeeId: person.employeeId,
      ...week,
      duration: 5,
      reason: "Rest",
      contactNumber: "082 123 4567",
      decidedAt: null,
    },
  ]);
  expect(await tenant.storyOf(person)).toMatchObject([
    {
      kind: "leave_requested",
      byId: person.employeeId,
      reason: null,
      linkKind: "leave_request",
      linkId: body.id,
      changes: [
        { field: "leaveType", before: null, after: "AnnualLeave", isSensitive: false },
        { field: "startDate", before: null, after: "2026-03-02", isSensitive: false },
        { field: "endDate", before: null, after: "2026-03-06", isSensitive: false },
        { field: "leaveDuration", before: null, after: "5", isSensitive: false },
        { field: "leaveStatus", before: null, after: "pending", isSensitive: false },
      ],
    },
  ]);
  const details = { leaveType: "AnnualLeave", ...week, leaveDuration: 5 };
  expect(await tenant.jobs()).toEqual([
    {
      job: "notices.leaveRequested",
      payload: { recipientId: tenant.owner.employeeId, aboutId: body.id, details },
    },
  ]);
});

test("requester and company come from the session, whatever is sent [APILEAVE-05]", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const { status } = await ask(person, {
    requesterId: tenant.owner.employeeId,
    tenantId: "another",
  });
  expect(status).toBe(201);
  expect(await storedLeave(tenant)).toMatchObject([{ employeeId: person.employeeId }]);
});

test.each([
  ["leaveType", undefined, "Leave type is required", "[MYLEAVE-11]"],
  ["leaveType", "GardenLeave", "Leave type is required", "[MYLEAVE-10]"],
  ["startDate", "", "Start date is required", "[MYLEAVE-12]"],
  ["endDate", undefined, "End date is required", "[MYLEAVE-13]"],
  ["endDate", "2026-03-01", "End date cannot be before start date", "[MYLEAVE-14]"],
  ["reason", "  ", "Reason is required", "[MYLEAVE-15]"],
])("a request whose %s is %s is refused: %s %s", async (field, value, message, _ledger) => {
  const { owner } = await newTenant();
  const body = { leaveType: "AnnualLeave", ...week, reason: "Rest", [field]: value };
  const refused = await call(owner, leave.createRequest, { body: body as NewLeaveRequest });
  expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});

test("contact details may be left out [MYLEAVE-16]", async () => {
  const { owner } = await newTenant();
  expect(await ask(owner)).toMatchObject({ status: 201 });
});

test("leave without another reviewer is approved at once, saying why [LEAVEADM-06]", async () => {
  const tenant = await newTenant();
  expect(await ask(tenant.owner)).toMatchObject({ body: { leaveStatus: "approved" } });
  expect(await storedLeave(tenant)).toMatchObject([
    { leaveStatus: "approved", decidedById: null, decidedAt: expect.any(String) },
  ]);
  expect(await tenant.storyOf(tenant.owner)).toMatchObject([
    { kind: "leave_requested", byId: tenant.owner.employeeId, reason: null },
    {
      kind: "leave_approved",
      byId: null,
      reason: { by: "product", code: "nobodyElseDecides" },
    },
  ]);
  expect(await tenant.jobs()).toEqual([]);
});

test.each([
  ["a second super administrator", "pending", { employeeRole: "Executive" }],
  ["a deactivated super administrator", "approved", { employeeRole: "Executive", isActive: false }],
  ["a member of staff", "approved", { employeeRole: "HR" }],
] as const)(
  "with %s in addition to the owner, the owner's leave is %s",
  async (_, leaveStatus, other) => {
    const tenant = await newTenant();
    await tenant.newEmployee(other);
    expect(await ask(tenant.owner)).toMatchObject({ body: { leaveStatus } });
  },
);

test.each([
  ["active", "pending"],
  ["inactive", "approved"],
])("under an %s head, the only super administrator's leave is %s", async (state, leaveStatus) => {
  const tenant = await newTenant();
  const isActive = state === "active";
  const head = await tenant.newEmployee({ isActive });
  const departmentId = await tenant.newDepartment("Board", head.employeeId);
  const director = await tenant.newEmployee({ employeeRole: "Executive", departmentId });
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ employeeRole: "Employee" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", tenant.owner.employeeId)
      .execute(),
  );
  const { body } = await ask(director);
  expect(body.leaveStatus).toBe(leaveStatus);
  const reviewers = (await tenant.jobs()).map(({ payload }) => payload);
  expect(reviewers).toMatchObject(
    isActive ? [{ recipientId: head.employeeId, aboutId: body.id }] : [],
  );
});

test("the chosen super administrators are notified, and every one may decide", async () => {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const head = await newEmployee({ employeeRole: "Manager" });
  const chosen = await newEmployee({ employeeRole: "Executive" });
  const managed = await newEmployee({
    departmentId: await newDepartment("Sales", head.employeeId),
  });
  const notified = async (person: Person) => {
    const { body } = await ask(person);
    const jobs = await tenant.jobs();
    const payloads = jobs.map(({ payload }) => payload as { aboutId: number; recipientId: number });
    return payloads
      .filter(({ aboutId }) => aboutId === body.id)
      .map(({ recipientId }) => recipientId)
      .toSorted();
  };
  const ids = (...people: Person[]) => people.map(({ employeeId }) => employeeId).toSorted();
  const choose = (body: object) => call(owner, api.tenant.updateRecipients, { body });
  expect(await notified(await newEmployee())).toEqual(ids(owner, chosen));
  await choose({ leaveRequested: [], leaveWithoutManager: [chosen.employeeId] });
  expect(await notified(managed)).toEqual(ids(head));
  expect(await notified(await newEmployee())).toEqual(ids(chosen));
  // Another person decides on one's own request, and so is notified.
  expect(await notified(chosen)).toEqual(ids(owner));
  const { body: reviews } = await call(owner, api.leave.combinedRecords, { query: {} });
  const decisions = reviews.flatMap(({ annual }) => annual.leaves.map(({ can }) => can.approve));
  expect(decisions).toEqual([true, true, true, true]);
});

test("the company's holidays shorten leave when it is booked", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const easter = { startDate: "2027-03-22", endDate: "2027-04-02" };
  const changeHoliday = (holidayDate: string, isWorkingDay: boolean) =>
    tenant.inTenant((tx) =>
      tx
        .insertInto("tenantHolidays")
        .values({ tenantId: tx.tenantId, holidayDate, name: "Founders' day", isWorkingDay })
        .execute(),
    );
  await changeHoliday("2027-03-31", false);
  // Ten weekdays without 22, 26 and 29 March and the company's own day.
  expect(await ask(person, easter)).toMatchObject({ body: { leaveDuration: 6 } });

  await changeHoliday("2027-03-26", true);
  expect(await storedLeave(tenant)).toMatchObject([{ duration: 6 }]);
});

test("ineligible leave is refused with the reason, without a trace [APILEAVE-09]", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const refused = await ask(person, { startDate: "2026-03-02", endDate: "2026-03-27" });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: "leave_not_eligible",
      message: "Only 15 days of annual leave remain, and this takes 20 days.",
    },
  });
  expect(await storedLeave(tenant)).toEqual([]);
  expect(await tenant.storyOf(person)).toEqual([]);
  expect(await tenant.jobs()).toEqual([]);
});

test("the same request sent twice books once", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const key = { "idempotency-key": "a double click" };
  const [first, second] = await Promise.all([ask(person, {}, key), ask(person, {}, key)]);
  expect(second.body).toEqual(first.body);
  expect(await storedLeave(tenant)).toHaveLength(1);
  expect(await ask(person, { reason: "Another" }, key)).toMatchObject({
    body: { code: "idempotency_key_reused" },
  });
});

test("fifty requests at once for the last day book it once", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await call(person, leave.initializeLeave, {});
  await correctAnnualLeave(tenant, person, -14);
  // Fifty different weekdays, so the balance is the only limit.
  const firstDay = Temporal.PlainDate.from("2026-06-01");
  const days = Array.from({ length: 50 }, (_, i) => firstDay.add({ days: 7 * i + 1 }).toString());
  const answers = await Promise.all(
    days.map((day) => ask(person, { startDate: day, endDate: day })),
  );
  const booked = answers.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "leave_not_eligible")).toHaveLength(49);
  expect(await storedLeave(tenant)).toHaveLength(1);
});

test("simultaneous requests grant the defaults once", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const days = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"];
  const answers = await Promise.all(
    days.map((day) =>
      ask(person, { leaveType: "FamilyResponsibilityLeave", startDate: day, endDate: day }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409]);
});

test("the database refuses overlapping leave that appears during a check", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const [written, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = tenant.inTenant(async (tx) => {
    await tx
      .insertInto("leaveRequests")
      .values({
        tenantId: tx.tenantId,
        employeeId: person.employeeId,
        leaveType: "UnpaidLeave",
        ...monday,
        duration: 1,
        reason: "Written without the balance's lock",
      })
      .execute();
    written.resolve();
    await begun.promise;
  });
  await written.promise;
  const asked = ask(person);
  await new Promise((resolve) => setTimeout(resolve, 300));
  begun.resolve();
  await other;
  expect(await asked).toMatchObject({ status: 409, body: { code: "leave_not_eligible" } });
  expect(await storedLeave(tenant)).toHaveLength(1);
});

test("dates that do not exist are refused, naming the field", async () => {
  const { owner } = await newTenant();
  const body = { leaveType: "AnnualLeave", ...week, startDate: "0000-01-01" } as const;
  const refused = { status: 400, body: { fields: { startDate: expect.any(String) } } };
  expect(await call(owner, leave.checkDates, { body })).toMatchObject(refused);
  expect(await ask(owner, body)).toMatchObject(refused);
});

test("dates of another century are not eligible, with the reason", async () => {
  const { owner } = await newTenant();
  const body = { leaveType: "AnnualLeave", ...week, startDate: "1999-12-31" } as const;
  expect((await call(owner, leave.checkDates, { body })).body).toMatchObject({
    eligible: false,
    message: expect.stringContaining("Leave can be booked"),
  });
  expect(await ask(owner, body)).toMatchObject({ status: 409 });
});

test("leave outside the employment is refused, in an approval too", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee({ startDate: "2031-01-06" });
  const asked = (startDate: string) =>
    call(person, leave.createRequest, {
      body: { leaveType: "UnpaidLeave", startDate, endDate: startDate, reason: "Rest" },
    });
  expect(await asked("2031-01-03")).toMatchObject({
    status: 409,
    body: {
      message: "Leave can be booked from Jan 6, 2031 on, the first day of the employment.",
    },
  });
  const { body } = await asked("2031-03-03");
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ terminationDate: "2031-02-28" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", person.employeeId)
      .execute(),
  );
  expect(await call(tenant.owner, leave.approve, { params: { id: body.id } })).toMatchObject({
    status: 409,
    body: { code: "leave_not_eligible" },
  });
});
