import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { notifications } from "#contract/notifications.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

/** In the cycle of service with the leave. */
const firstDay = "2031-02-03";
const week = { startDate: "2031-03-03", endDate: "2031-03-07" };

const book = (as: Person, employee: Person, given = {}, headers: Record<string, string> = {}) => {
  const { employeeId } = employee;
  const asked = { leaveType: "SickLeave" as const, ...week, reason: "Called in" };
  return call(as, leave.book, { body: { employeeId, ...asked, ...given } }, headers);
};
const leaveOf = async (as: Person, person: Person) => {
  const { body } = await call(as, leave.combinedRecords, {
    query: { employeeId: person.employeeId },
  });
  const { sick, annual } = body[0] ?? {};
  return { sick, leaves: [...(sick?.leaves ?? []), ...(annual?.leaves ?? [])] };
};

async function newKitchen() {
  ownClock()(firstDay);
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const anna = await tenant.newEmployee({
    ...{ name: "Anna", surname: "Botha" },
    ...{ departmentId, startDate: firstDay },
  });
  return { tenant, head, anna, departmentId };
}

test("leave booked by a manager is approved at once", async () => {
  const { head, anna } = await newKitchen();
  const { status, body } = await book(head, anna, { contactNumberWhileOnLeave: "082 123 4567" });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    leaveDuration: 5,
    message: "This takes 5 days of sick leave; 25 days remain after that.",
  });
  const who = { id: head.employeeId, name: "Lerato Dlamini" };
  const { sick, leaves } = await leaveOf(anna, anna);
  expect(sick).toMatchObject({ used: 5, pending: 0 });
  expect(leaves).toMatchObject([
    {
      id: body.id,
      leaveStatus: "approved",
      reason: "Called in",
      contactNumberWhileOnLeave: "082 123 4567",
      bookedBy: who,
      decidedBy: who,
      can: { askToCancel: true },
    },
  ]);
});

test("the person's notification and history name the booker, without the reason", async () => {
  const { tenant, head, anna } = await newKitchen();
  await book(head, anna);
  const { body } = await call(anna, notifications.list, { query: { unread: "true" } });
  expect(body).toMatchObject([
    { kind: "leaveDecided", details: { leaveStatus: "booked", leaveDuration: 5 } },
  ]);
  expect(await tenant.storyOf(anna)).toMatchObject([
    { kind: "leave_booked", byId: head.employeeId, reason: null },
  ]);
});

test("the decision's record names its author and the other reviewers", async () => {
  const { tenant, head, anna } = await newKitchen();
  const { body } = await book(head, anna);
  const decisions = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveDecisions")
      .where("tenantId", "=", tx.tenantId)
      .where("leaveId", "=", body.id)
      .select(["statusBefore", "statusAfter", "decidedById", "reviewersId"])
      .execute(),
  );
  expect(decisions).toEqual([
    {
      statusBefore: "pending",
      statusAfter: "approved",
      decidedById: head.employeeId,
      reviewersId: [tenant.owner.employeeId, head.employeeId],
    },
  ]);
});

test("a manager books for their people, a super administrator for anyone", async () => {
  const { tenant, head, anna, departmentId } = await newKitchen();
  const colleague = await tenant.newEmployee({ departmentId });
  const otherHead = await tenant.newEmployee();
  await tenant.newDepartment("Floor", otherHead.employeeId);
  const stranger = (await newTenant()).owner;
  for (const refused of [colleague, otherHead, stranger])
    expect(await book(refused, anna)).toMatchObject({ status: 404 });
  expect(await book(tenant.owner, anna)).toMatchObject({ status: 201 });
  expect(await book(tenant.owner, head)).toMatchObject({ status: 201 });
});

test("only other people book and approve one's leave", async () => {
  const { tenant, head, anna } = await newKitchen();
  for (const person of [tenant.owner, head, anna])
    expect(await book(person, person)).toMatchObject({ status: 403 });
});

test("booked leave is checked like a request: days, overlaps and employment", async () => {
  const { head, anna } = await newKitchen();
  const refused = async (given: object) => (await book(head, anna, given)).body.message;
  expect(
    await refused({ leaveType: "AnnualLeave", startDate: "2031-03-03", endDate: "2031-04-30" }),
  ).toMatch(/^Only 15 days of annual leave remain/);
  expect(await refused({ startDate: "2031-03-08", endDate: "2031-03-09" })).toMatch(
    /only weekends/,
  );
  await book(head, anna);
  expect(await refused({ leaveType: "AnnualLeave" })).toMatch(/overlap with sick leave/);
});

test("a retried booking books once", async () => {
  const { head, anna } = await newKitchen();
  const headers = { "idempotency-key": "booking-of-anna-1" };
  const [first, second] = [
    await book(head, anna, {}, headers),
    await book(head, anna, {}, headers),
  ];
  expect(second.body).toEqual(first.body);
  expect((await leaveOf(anna, anna)).leaves).toHaveLength(1);
});

test("a manager sees the team's absences and the nearest dates", async () => {
  const { tenant, head, anna, departmentId } = await newKitchen();
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Adams", departmentId });
  await book(head, ben);
  const outlook = (as: Person) =>
    call(as, leave.outlook, {
      body: { employeeId: anna.employeeId, leaveType: "SickLeave", ...week },
    });
  expect((await outlook(head)).body.teamAway.items).toMatchObject([
    { employee: { name: "Ben Adams" } },
  ]);
  expect(await outlook(ben)).toMatchObject({ status: 404 });
});
