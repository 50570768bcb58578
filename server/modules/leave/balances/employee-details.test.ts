import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant } from "#server/test/world.ts";

const { detailedInfo } = employees;

test("an employee's details have the grant and the remaining days [ENT-43] [ENT-46]", async () => {
  const { owner, newEmployee, inTenant, tenantId } = await newTenant();
  const { employeeId, ...session } = await newEmployee();
  const { body: granted } = await call(session, leave.initializeLeave, {});
  const request = { tenantId, employeeId, leaveType: "AnnualLeave", reason: "Rest" } as const;
  const single = (day: string) => ({ ...request, startDate: day, endDate: day });
  await inTenant((tx) =>
    tx
      .insertInto("leaveRequests")
      .values([
        { ...single("2026-03-02"), duration: 2, leaveStatus: "approved" },
        { ...single("2026-04-01"), duration: 0.5, leaveStatus: "approved" },
        { ...single("2026-05-04"), duration: 5, leaveStatus: "pending" },
        { ...single("2026-06-01"), duration: 4, leaveStatus: "rejected" },
      ])
      .execute(),
  );
  const { body } = await call(owner, detailedInfo, { query: { employeeId } });
  expect(body).toMatchObject([
    { employeeId, leaveAllocated: granted, leaveRemaining: { ...granted, annual: 12.5 } },
  ]);
});

test("an employee who was never granted leave has neither", async () => {
  const { owner, newEmployee } = await newTenant();
  const { employeeId } = await newEmployee();
  const { body } = await call(owner, detailedInfo, { query: { employeeId } });
  expect(body).toMatchObject([{ leaveAllocated: null, leaveRemaining: null }]);
});
