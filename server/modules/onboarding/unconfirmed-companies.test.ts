import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertDepartments } from "#server/test/company/positions.ts";
import { ownerPassword, settledOwner } from "#server/test/signed-up-owner.ts";
import { call, database, type Person } from "#server/test/world.ts";
import { eraseUnconfirmedCompanies } from "./unconfirmed-companies.ts";

interface Standing {
  hoursOld: number;
  isConfirmed?: boolean;
  isSuspended?: boolean;
}

async function newCompany({ hoursOld, isConfirmed = false, isSuspended = false }: Standing) {
  const owner = await settledOwner({ mustConfirm: true });
  await call(owner, api.departments.createDepartment, {
    body: { departmentName: "Sales", description: "" },
  });
  const now = new Date();
  await database.inTenant(owner.tenantId, (tx) =>
    tx
      .updateTable("tenants")
      .set({
        createdAt: new Date(now.getTime() - hoursOld * 3_600_000).toISOString(),
        confirmedAt: isConfirmed ? now.toISOString() : null,
        suspendedAt: isSuspended ? now.toISOString() : null,
      })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  return owner;
}

const erase = () => eraseUnconfirmedCompanies.run(database);
const signUpAgain = ({ email }: Person) =>
  call(null, api.onboarding.signUp, { body: { email, password: ownerPassword } });
const companyRows = ({ tenantId }: Person) =>
  database.inTenant(tenantId, async (tx) => {
    const tables = ["tenants", "employees", "accounts", "sessions", "departments"] as const;
    const counts: number[] = [];
    for (const table of tables) {
      const { count } = await tx
        .selectFrom(table)
        .where(table === "tenants" ? "id" : "tenantId", "=", tx.tenantId)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      counts.push(count);
    }
    return counts;
  });

test("an unconfirmed sign-up is erased after 48 hours, freeing domain and e-mail", async () => {
  const owner = await newCompany({ hoursOld: 48.1 });
  expect((await signUpAgain(owner)).status).toBe(409);
  await erase();
  expect(await companyRows(owner)).toEqual([0, 0, 0, 0, 0]);
  expect((await call(owner, api.tenant.getTenant, {})).status).toBe(401);
  expect((await signUpAgain(owner)).status).toBe(200);
});

test.each<[string, Standing]>([
  ["is younger than 48 hours", { hoursOld: 47.9 }],
  ["was confirmed", { hoursOld: 48.1, isConfirmed: true }],
  ["is suspended, and so for the operator to decide on", { hoursOld: 48.1, isSuspended: true }],
])("a company that %s holds its domain and e-mail and loses nothing", async (_, standing) => {
  const owner = await newCompany(standing);
  await erase();
  expect(await companyRows(owner)).toEqual([1, 1, 1, 1, 1]);
  expect((await signUpAgain(owner)).body.code).toBe("domain_taken");
});

test("a large sign-up is erased in batches, domain and e-mail first", async () => {
  await erase();
  const owner = await newCompany({ hoursOld: 49 });
  const names = Array.from({ length: 30 }, (_, n) => `Department ${n}`);
  await database.inTenant(owner.tenantId, (tx) => insertDepartments(tx, names));
  const eraseBatch = () =>
    database.inDirectory(async (db) => {
      const { rows } = await sql<{
        erased: number;
      }>`select app.erase_unconfirmed(10) as erased`.execute(db);
      return rows[0]?.erased;
    });
  expect(await eraseBatch()).toBe(10);
  expect((await companyRows(owner))[0]).toBe(1);
  expect((await call(owner, api.tenant.getTenant, {})).status).toBe(401);
  expect((await signUpAgain(owner)).status).toBe(200);
  for (let batches = 1; (await eraseBatch()) !== 0; batches++) expect(batches).toBeLessThan(50);
  expect(await companyRows(owner)).toEqual([0, 0, 0, 0, 0]);
});
