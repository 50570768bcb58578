import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, newTenant } from "#server/test/world.ts";

test("a changed role is recorded, another change of the record is not", async () => {
  const tenant = await newTenant();
  const clerk = await tenant.newEmployee();
  const change = async (body: object) =>
    call(tenant.owner, api.employees.update, { params: { id: clerk.employeeId }, body });
  await change({ employeeRole: "HR" });
  await change({ employeeRole: "HR" });
  await change({ phone: "+27821234567" });
  const events = await securityEventsOf(tenant);
  expect(
    events.map(({ kind, byId, subjectId, details }) => [kind, byId, subjectId, details]),
  ).toEqual([
    [
      "role_changed",
      tenant.owner.employeeId,
      clerk.employeeId,
      { before: "Employee", after: "HR" },
    ],
  ]);
});

test("a deactivation records the end of open sessions", async () => {
  const tenant = await newTenant();
  const [clerk, guest] = [await tenant.newEmployee(), await tenant.newEmployee()];
  await call(guest, api.auth.signOut, {});
  for (const { employeeId } of [clerk, guest])
    await call(tenant.owner, api.employees.toggleStatus, {
      params: { id: employeeId },
      query: { activate: "false" },
    });
  const ended = await securityEventsOf(tenant, "sessions_ended");
  expect(ended.map(({ byId, subjectId }) => [byId, subjectId])).toEqual([
    [tenant.owner.employeeId, clerk.employeeId],
  ]);
});
