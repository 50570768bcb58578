import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const week = { startDate: "2026-03-02", endDate: "2026-03-06" };
const monday = { startDate: "2026-03-02", endDate: "2026-03-02" };

test("checking dates returns eligibility, a message and the duration, and books nothing [APILEAVE-04]", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const body = { leaveType: "SickLeave", ...week, employeeId: person.employeeId } as const;
  expect(await call(person, leave.checkDates, { body })).toMatchObject({
    status: 200,
    body: {
      eligible: true,
      message: "This takes 5 days of sick leave; 25 days remain after that.",
      duration: 5,
    },
  });
  const bookedIds = await tenant.inTenant((tx) =>
    tx.selectFrom("leaveRequests").where("tenantId", "=", tx.tenantId).select("id").execute(),
  );
  expect(bookedIds).toEqual([]);

  await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...monday, reason: "Rest" },
  });
  const again = await call(person, leave.checkDates, {
    body: { ...body, employeeId: undefined },
  });
  expect(again.body).toEqual({
    eligible: false,
    message: "These dates overlap with annual leave on Mar 2, 2026, which is pending.",
    duration: 5,
    code: "overlapping",
    values: { leaveType: "AnnualLeave", ...monday, leaveStatus: "pending" },
  });
});

test("dates are checked by those who see the employee's leave", async () => {
  const [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  const colleague = await tenant.newEmployee({ departmentId });
  const check = async (as: Person) => {
    const body = { leaveType: "AnnualLeave", ...week, employeeId: person.employeeId } as const;
    return (await call(as, leave.checkDates, { body })).status;
  };
  expect(await check(person)).toBe(200);
  expect(await check(head)).toBe(200);
  expect(await check(tenant.owner)).toBe(200);
  expect(await check(colleague)).toBe(404);
  expect(await check(other.owner)).toBe(404);
});
