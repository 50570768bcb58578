import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { settledOwner } from "#server/test/signed-up-owner.ts";
import { call, database } from "#server/test/world.ts";

const columns = ["annual", "sick", "family", "maternity"] as const;

test("everyone is in the list of leave by each share at once, however they came to the company", async () => {
  const owner = await settledOwner();
  const department = await call(owner, api.departments.createDepartment, {
    body: { departmentName: "Finance", description: "Counts" },
  });
  const place = { departmentId: department.body.id };
  const position = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Accountant", jobDescription: "Counts", ...place },
  });
  const listed = async () =>
    Promise.all(
      columns.flatMap((column) =>
        ([column, `-${column}`] as const).map(async (sort) => {
          const query = { sort, page: 1 };
          const { body } = await call(owner, api.leave.combinedRecords, { query });
          return body.map(({ employee }) => employee.id).toSorted((a, b) => a - b);
        }),
      ),
    );
  expect(await listed()).toEqual(Array(8).fill([owner.employeeId]));

  const added = await call(owner, api.onboarding.addEmployee, {
    body: {
      firstName: "Thandi",
      lastName: "Nkosi",
      email: `thandi@${owner.domain}`,
      employmentStatus: "Active",
      employeeRole: "Employee",
      hireDate: "2099-03-02",
      positionId: position.body.id,
      ...place,
    },
  });
  expect(added.status).toBe(201);
  const both = [owner.employeeId, added.body.id].toSorted((a, b) => a - b);
  expect(await listed()).toEqual(Array(8).fill(both));

  await call(owner, api.leave.initializeLeave, {});
  expect(await listed()).toEqual(Array(8).fill(both));
  const granted = await database.inTenant(owner.tenantId, (tx) =>
    tx
      .selectFrom("leaveBalances")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", owner.employeeId)
      .where("dateTo", "is", null)
      .select(({ fn }) => fn.sum<number>("granted").as("days"))
      .executeTakeFirst(),
  );
  expect(granted?.days).toBe(140);
});
