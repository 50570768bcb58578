import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { Input, NamedOperation } from "#contract/operation.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, database, newTenant, type Person } from "#server/test/world.ts";

const tables = ["tenants", "employees", "accounts", "sessions"] as const;
const placeTables = ["departments", "positions", "positionAssignments"] as const;

async function succeed<Op extends NamedOperation>(as: Person, operation: Op, input: Input<Op>) {
  const { status, body } = await call(as, operation, input);
  if (status >= 400) throw new Error(`${operation.path}: ${JSON.stringify(body)}`);
  return body;
}

/** Columns with a value in every row of a company, by table. */
const filledColumns = (tenantId: string) =>
  database.inTenant(tenantId, async (tx) => {
    const found: Record<string, string[]> = {};
    for (const table of [...tables, ...placeTables]) {
      const rows = await tx
        .selectFrom(table)
        .selectAll()
        .where(table === "tenants" ? "id" : "tenantId", "=", tx.tenantId)
        .execute();
      const names = rows.flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          value === null || value === "" ? [] : [name],
        ),
      );
      found[table] = [...new Set(names)].sort();
    }
    return found;
  });

/** Registered, with a first employee. */
async function registeredCompany(): Promise<string> {
  const owner = await signedUpOwner();
  const companyEmail = `info@${owner.domain}`;
  await succeed(owner, api.tenant.updateTenant, {
    body: {
      tenantName: "Protea Foods",
      companyEmail,
      taxNumber: "9012345678",
      country: "ZA",
      tenantRegistrationType: "PrivateCompany",
    },
  });
  await succeed(owner, api.employees.updateOwnerOnRegistration, {
    body: { firstName: "Naledi", lastName: "Khumalo", phoneNumber: "+27821234567" },
  });
  const { id: departmentId } = await succeed(owner, api.departments.createDepartment, {
    body: { departmentName: "Kitchen", description: "" },
  });
  await succeed(owner, api.departments.createPosition, {
    body: {
      positionTitle: "Clerk",
      jobDescription: "Clerk",
      departmentId,
      employeeId: owner.employeeId,
    },
  });
  await succeed(owner, api.employees.toggleStatus, {
    params: { id: owner.employeeId },
    query: { activate: "true" },
  });
  return owner.tenantId;
}

test("a company built for tests equals a registered one", async () => {
  const built = await newTenant();
  const departmentId = await built.newDepartment("Kitchen");
  await built.newEmployee({ departmentId });
  expect(await filledColumns(built.tenantId)).toEqual(
    await filledColumns(await registeredCompany()),
  );
});
