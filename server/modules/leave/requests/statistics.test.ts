import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { call, newTenant } from "#server/test/world.ts";

test("statistics count all users, the pending ones, and pending leave with them [APIEMP-14] [ENT-59]", async () => {
  const { owner, newEmployee, inTenant, tenantId } = await newTenant();
  const { employeeId, ...session } = await newEmployee({ employeeRole: "Manager" });
  await newEmployee({ employeeStatus: "pending", isActive: false });
  await inTenant((tx) =>
    tx
      .insertInto("leaveRequests")
      .values({
        tenantId,
        employeeId,
        leaveType: "SickLeave",
        startDate: "2026-03-02",
        endDate: "2026-03-02",
        duration: 1,
        reason: "Flu",
      })
      .execute(),
  );
  const { body } = await call(owner, employees.statistics, {});
  expect(body).toEqual({ totalUsers: 3, usersPending: 1, actionItems: 2 });
  expect((await call(session, employees.statistics, {})).status).toBe(403);
});
