import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { LeaveBooking } from "#contract/leave/requests/new-request.ts";
import { plusDays } from "#server/company-day.ts";
import { sized } from "#server/test/full-size.ts";
import { addLeaveFile } from "#server/test/leave-files.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

/** Monday to Friday of the next week. */
const leaveDays = { startDate: "2025-03-03", endDate: "2025-03-14" };
const sickDays = { startDate: "2025-03-06", endDate: "2025-03-10" };

async function newDepartment() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const ask = async (days: object = leaveDays, leaveType = "AnnualLeave" as const) =>
    (
      await call(person, leave.createRequest, {
        body: { leaveType, ...leaveDays, ...days, reason: "Rest" },
      })
    ).body.id;
  const take = async (days: object = {}, leaveType?: "AnnualLeave") => {
    const id = await ask(days, leaveType);
    expect((await call(head, leave.approve, { params: { id } })).status).toBe(200);
    return id;
  };
  return { tenant, owner: tenant.owner, head, person, ask, take };
}

const turn = (as: Person, leaveId: number, days: object = {}) =>
  call(as, leave.turnSick, { body: { leaveId, ...sickDays, reason: "Influenza", ...days } });
const summaryOf = async (as: Person, { employeeId }: Person) => {
  const { body } = await call(as, leave.combinedRecords, { query: { employeeId } });
  const { annual, sick } = body[0] ?? {};
  const of = (use: typeof annual) => ({
    ...{ used: use?.used, pending: use?.pending, remaining: use?.remaining },
    leaves: use?.leaves
      .filter(({ leaveStatus }) => leaveStatus === "approved" || leaveStatus === "pending")
      .map(({ startDate, endDate, leaveDuration }) => [startDate, endDate, leaveDuration])
      .toSorted(),
  });
  return { annual: of(annual), sick: of(sick) };
};
const leaveOf = async (person: Person) => {
  const query = { employeeId: person.employeeId };
  return (await call(person, leave.combinedRecords, { query })).body[0]?.annual.leaves[0];
};
const kindsOf = async (tenant: Awaited<ReturnType<typeof newTenant>>, person: Person) =>
  (await tenant.storyOf(person))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("leave_"));

const split = {
  annual: {
    ...{ used: 7, pending: 0, remaining: 8 },
    leaves: [
      ["2025-03-03", "2025-03-05", 3],
      ["2025-03-11", "2025-03-14", 4],
    ],
  },
  sick: { used: 3, pending: 0, remaining: 27, leaves: [["2025-03-06", "2025-03-10", 3]] },
};

test("sick days of annual leave change nothing until a reviewer approves them", async () => {
  const { tenant, head, person, take } = await newDepartment();
  const annual = await take();
  const asked = await turn(person, annual);
  expect(asked).toMatchObject({ status: 201, body: { leaveStatus: "pending", leaveDuration: 3 } });
  const { id } = asked.body;
  expect((await addLeaveFile(person, id)).status).toBe(200);
  expect(await summaryOf(head, person)).toMatchObject({
    annual: { used: 10, leaves: [["2025-03-03", "2025-03-14", 10]] },
    sick: { used: 0, pending: 3 },
  });
  const [review] = (await call(head, leave.reviews, { query: { ids: String(id) } })).body;
  expect(review).toMatchObject({ replacesId: annual, remainingAfter: 27, can: { edit: false } });
  const before = await kindsOf(tenant, person);
  expect((await call(head, leave.approve, { params: { id } })).status).toBe(200);
  expect(await summaryOf(head, person)).toEqual(split);
  const after = await kindsOf(tenant, person);
  expect(after.filter((kind) => kind === "leave_turned_sick")).toHaveLength(1);
  expect(after).toHaveLength(before.length + 1);
});

test("a super administrator books sick days of annual leave directly", async () => {
  const { tenant, owner, person, take } = await newDepartment();
  const annual = await take();
  const before = await kindsOf(tenant, person);
  expect(await turn(owner, annual)).toMatchObject({
    status: 201,
    body: { leaveStatus: "approved", leaveDuration: 3 },
  });
  expect(await summaryOf(owner, person)).toEqual(split);
  expect(await kindsOf(tenant, person)).toHaveLength(before.length + 1);
  const { body } = await call(person, api.notifications.list, { query: { unread: "true" } });
  expect(body).toContainEqual(
    expect.objectContaining({
      kind: "leaveDecided",
      details: expect.objectContaining({ ...sickDays, leaveStatus: "turned_sick" }),
    }),
  );
});

test("rejected sick days leave the annual leave, and can still be approved", async () => {
  const { head, person, take } = await newDepartment();
  const { id } = (await turn(person, await take())).body;
  await call(head, leave.reject, { params: { id } });
  expect(await summaryOf(head, person)).toMatchObject({ annual: { used: 10 }, sick: { used: 0 } });
  expect((await call(head, leave.approve, { params: { id } })).status).toBe(200);
  expect(await summaryOf(head, person)).toEqual(split);
});

test("the approval of sick days of annual leave cannot be undone", async () => {
  const { head, person, take } = await newDepartment();
  const { id } = (await turn(person, await take())).body;
  await call(head, leave.approve, { params: { id }, body: { canBeUndone: true } });
  expect(await call(head, leave.undo, { params: { id } })).toMatchObject({ status: 409 });
  expect(await summaryOf(head, person)).toEqual(split);
});

test("sick days of leave that was cancelled meanwhile are ordinary sick leave", async () => {
  const { owner, person, take } = await newDepartment();
  const annual = await take();
  const { id } = (await turn(person, annual)).body;
  await call(owner, leave.cancel, { params: { id: annual }, body: { reason: "Mistaken" } });
  expect((await call(owner, leave.approve, { params: { id } })).status).toBe(200);
  expect(await summaryOf(owner, person)).toMatchObject({
    annual: { used: 0, leaves: [] },
    sick: { used: 3 },
  });
});

test("annual leave of a company's only reviewer gives its days back at once", async () => {
  const { owner } = await newTenant();
  const body = { leaveType: "AnnualLeave", ...leaveDays, reason: "Rest" } as const;
  const { id } = (await call(owner, leave.createRequest, { body })).body;
  expect((await turn(owner, id)).body.leaveStatus).toBe("approved");
  expect(await summaryOf(owner, owner)).toEqual(split);
});

test("only the person and super administrators turn annual leave into sick leave", async () => {
  const { tenant, head, person, take } = await newDepartment();
  const id = await take();
  expect((await turn(head, id)).status).toBe(403);
  const colleague = await tenant.newEmployee();
  for (const stranger of [colleague, (await newTenant()).owner])
    expect((await turn(stranger, id)).status).toBe(404);
  expect((await turn(person, id)).status).toBe(201);
  expect(await turn(person, id)).toMatchObject({
    status: 409,
    body: { code: "leave_not_eligible", message: expect.stringContaining("overlap") },
  });
});

test.each<[string, object, string]>([
  ["before the leave", { startDate: "2025-03-02" }, "startDate"],
  ["after the leave", { endDate: "2025-03-17" }, "endDate"],
  ["in the wrong order", { endDate: "2025-03-05" }, "endDate"],
  ["without a reason", { reason: "" }, "reason"],
])("sick days %s are refused at their field", async (_, days, field) => {
  const { person, take } = await newDepartment();
  expect(await turn(person, await take(), days)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test("days of the future are not sick leave yet", async () => {
  const { person, take } = await newDepartment();
  const future = { startDate: "2090-03-06", endDate: "2090-03-10" };
  const coming = await take(future);
  expect(await turn(person, coming, future)).toMatchObject({ status: 409 });
});

test("only approved annual leave turns into sick leave", async () => {
  const { head, person, ask } = await newDepartment();
  const pending = await ask();
  expect((await turn(person, pending)).status).toBe(409);
  await call(head, leave.reject, { params: { id: pending } });
  expect((await turn(person, pending)).status).toBe(409);
  const body = { leaveType: "UnpaidLeave", ...leaveDays, reason: "Rest" } as const;
  const { id } = (await call(person, leave.createRequest, { body })).body;
  await call(head, leave.approve, { params: { id } });
  expect((await turn(person, id)).status).toBe(409);
});

test("too few sick days refuse what a request for sick leave would refuse", async () => {
  const { person, take } = await newDepartment();
  await call(person, leave.createRequest, {
    body: { leaveType: "SickLeave", startDate: "2025-05-05", endDate: "2025-06-12", reason: "Ill" },
  });
  const refused = await turn(person, await take());
  expect(refused).toMatchObject({ status: 409, body: { code: "leave_not_eligible" } });
  const other = { leaveType: "SickLeave", startDate: "2025-07-07", endDate: "2025-07-09" } as const;
  const { body } = await call(person, leave.checkDates, { body: other });
  expect(refused.body.message).toBe(body.message);
});

type Part = Omit<LeaveBooking, "employeeId" | "reason">;
const at = (n: number) => plusDays(leaveDays.startDate, n);
const range = fc.tuple(fc.nat(13), fc.nat(13)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const half = fc.constantFrom("morning", "afternoon");

test("days that turned sick count as if they had been asked for so at first", async () => {
  const { tenant, owner } = await newDepartment();
  const bookAll = async (person: Person, parts: readonly Part[]) => {
    const { employeeId } = person;
    for (const part of parts)
      await call(owner, leave.book, { body: { employeeId, reason: "Rest", ...part } });
    return summaryOf(owner, person);
  };
  await fc.assert(
    fc.asyncProperty(range, range, half, half, async (whole, part, startHalf, endHalf) => {
      const [first = 0, last = 0] = whole;
      const [from = 0, to = 0] = part.map((n) => Math.min(last, Math.max(first, n)));
      const [person, twin] = [await tenant.newEmployee(), await tenant.newEmployee()];
      const annual = { leaveType: "AnnualLeave", startDate: at(first), endDate: at(last) } as const;
      await bookAll(person, [{ ...annual, startHalf, endHalf }]);
      const id = (await leaveOf(person))?.id;
      const days = { startDate: at(from), endDate: at(to) };
      fc.pre(id !== undefined && (await turn(owner, id, days)).status === 201);
      const asAsked = await bookAll(twin, [
        { ...annual, endDate: at(from - 1), startHalf },
        {
          ...{ ...annual, ...days, leaveType: "SickLeave" },
          ...(from === first && { startHalf }),
          ...(to === last && { endHalf }),
        },
        { ...annual, startDate: at(to + 1), endHalf },
      ]);
      expect(await summaryOf(owner, person)).toEqual(asAsked);
    }),
    { numRuns: sized({ small: 15, full: 100 }), endOnFailure: true },
  );
});
