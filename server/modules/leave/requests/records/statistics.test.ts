import { expect, test } from "vitest";
import { dashboard } from "#contract/dashboard.ts";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const writePendingLeave = ({ inTenant, tenantId }: TestTenant, employeeId: number) =>
  inTenant((tx) =>
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

test("statistics count all users, the pending ones, and pending leave with them [APIEMP-14] [ENT-59]", async () => {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const { employeeId, ...session } = await newEmployee({ employeeRole: "Manager" });
  await newEmployee({ employeeStatus: "pending", isActive: false });
  await writePendingLeave(tenant, employeeId);
  const { body } = await call(owner, employees.statistics, {});
  expect(body).toEqual({ totalUsers: 3, usersPending: 1, actionItems: 2 });
  expect((await call(session, employees.statistics, {})).status).toBe(403);
});

test("statistics leave out the pending leave of deactivated people", async () => {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const { employeeId } = await newEmployee({});
  await writePendingLeave(tenant, employeeId);
  const numbers = async () => ({
    actionItems: (await call(owner, employees.statistics, {})).body.actionItems,
    pendingLeave: (await call(owner, leave.statistics, {})).body.pendingLeaveRequests,
    dashboard: (await call(owner, dashboard.superadmin, {})).body.pendingReviews.total,
  });
  const setActive = (activate: boolean) =>
    call(owner, employees.toggleStatus, {
      params: { id: employeeId },
      query: { activate: String(activate) },
    });
  expect(await numbers()).toEqual({ actionItems: 1, pendingLeave: 1, dashboard: 1 });
  await setActive(false);
  expect(await numbers()).toEqual({ actionItems: 0, pendingLeave: 0, dashboard: 0 });
  await setActive(true);
  expect(await numbers()).toEqual({ actionItems: 1, pendingLeave: 1, dashboard: 1 });
});
