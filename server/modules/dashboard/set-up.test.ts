import { expect, test } from "vitest";
import { departments } from "#contract/departments.ts";
import { leave } from "#contract/leave/leave.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { superadmin } from "#server/test/dashboard-company.ts";
import { call, newTenant } from "#server/test/world.ts";

const everyone = { kind: "all" } as const;

test("a new company's steps are done by what it sets up [DASH-01]", async () => {
  const { owner, newEmployee, insertHeadship } = await newTenant();
  const nothing = { hasColleagues: false, hasManagers: false, hasLeavePolicy: false };
  expect((await superadmin(owner)).setUp).toMatchObject(nothing);
  const { total } = (await superadmin(owner)).setUp?.departments ?? { total: 0 };

  await call(owner, departments.createDepartment, { body: { departmentName: "Accounts" } });
  const name = "Aardvark Care";
  const created = await call(owner, departments.createDepartment, {
    body: { departmentName: name },
  });
  const { setUp: named } = await superadmin(owner);
  expect(named?.departments.total).toBe(total + 2);
  expect(named?.departments.items[0]).toBe(name);

  const head = await newEmployee();
  expect((await superadmin(owner)).setUp).toMatchObject({ ...nothing, hasColleagues: true });

  await insertHeadship(created.body.id, head);
  expect((await superadmin(owner)).setUp).toMatchObject({
    hasManagers: true,
    hasLeavePolicy: false,
  });

  const from = dayOf(new Date(), defaultTimeZone);
  const body = { policy: "standard", to: everyone, from } as const;
  expect((await call(owner, leave.assignPolicy, { body })).status).toBe(201);
  expect((await superadmin(owner)).setUp).toBeNull();
});

test("the steps end with a company's ninetieth day [DASH-01]", async () => {
  const { owner, inTenant } = await newTenant();
  const foundedDaysAgo = (days: number) =>
    inTenant((tx) =>
      tx
        .updateTable("tenants")
        .set({ createdAt: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where("id", "=", tx.tenantId)
        .execute(),
    );
  await foundedDaysAgo(89);
  expect((await superadmin(owner)).setUp).not.toBeNull();
  await foundedDaysAgo(91);
  expect((await superadmin(owner)).setUp).toBeNull();
});
