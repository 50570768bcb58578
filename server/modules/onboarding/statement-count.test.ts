import { expect, test } from "vitest";
import { onboarding } from "#contract/onboarding.ts";
import { buildApp } from "#server/app.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { insertDepartments } from "#server/test/company/positions.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { newTenant, services, type TestTenant } from "#server/test/world.ts";
import { addEmployees } from "./new-employees.ts";

/** New employees, each with a vacant position. */
async function newcomersOf({ inTenant, domain }: TestTenant, count: number) {
  return inTenant(async (tx) => {
    const [departmentId = 0] = await insertDepartments(tx, [`Department of ${count}`]);
    const positions = await tx
      .insertInto("positions")
      .values(
        Array.from({ length: count }, (_, n) => ({
          tenantId: tx.tenantId,
          departmentId,
          positionTitle: `Clerk ${n}`,
          jobDescription: "Clerks",
        })),
      )
      .returning("id")
      .execute();
    return positions.map(({ id: positionId }) => ({
      firstName: "Ann",
      lastName: `Dube ${positionId}`,
      email: `ann.${positionId}@${domain}`,
      positionId,
      departmentId,
      employmentStatus: "FullTime" as const,
      employeeRole: "Employee" as const,
      hireDate: "2026-03-02",
    }));
  });
}

test("adding an employee takes at most 18 statements", async () => {
  const tenant = await newTenant();
  const [payload] = await newcomersOf(tenant, 1);
  const { database, statements } = countingDatabase();
  const app = await buildApp({ services: { ...services, database } });
  const { statusCode } = await app.inject({
    method: onboarding.addEmployee.method,
    url: `/prod${onboarding.addEmployee.path}`,
    headers: { authorization: `Bearer ${tenant.owner.token}`, "idempotency-key": "once" },
    payload: { ...payload },
  });
  await app.close();
  expect(statusCode).toBe(201);
  expect(statements()).toBeLessThanOrEqual(18);
});

test("adding 1,000 people takes as many statements as adding one", async () => {
  const tenant = await newTenant();
  const added: number[][] = [];
  const counts: number[] = [];
  for (const people of [1, 1_000]) {
    const newcomers = await newcomersOf(tenant, people);
    const { database, statements } = countingDatabase();
    const moment = { now: new Date(), timeZone: defaultTimeZone };
    added.push(
      await database.inTenant(tenant.tenantId, (tx) =>
        addEmployees(tenantContext(services, tx, ownerActor(tenant), moment), newcomers),
      ),
    );
    counts.push(statements());
  }
  expect(counts[1]).toBe(counts[0]);

  const [one = 0] = added[0] ?? [];
  const many = added[1] ?? [];
  expect(new Set(many).size).toBe(1_000);
  const recorded = async (employeeId: number) =>
    (await tenant.storyOf({ employeeId })).map(({ kind, day, managerThenId }) => ({
      kind,
      day,
      managerThenId,
    }));
  const last = many.at(-1) ?? 0;
  expect(await recorded(last)).toEqual(await recorded(one));
  expect((await tenant.laterJobs()).length).toBe(1_001);
});

test("one newcomer whose e-mail is taken keeps all the others out", async () => {
  const tenant = await newTenant();
  const [first, ...others] = await newcomersOf(tenant, 3);
  const taken = { ...(others[0] ?? first), email: first?.email ?? "" };
  const newcomers = [first, taken, others[1]].flatMap((one) => one ?? []);
  const moment = { now: new Date(), timeZone: defaultTimeZone };
  await expect(
    tenant.inTenant((tx) =>
      addEmployees(
        tenantContext(services, tx, ownerActor(tenant), moment),
        newcomers as Parameters<typeof addEmployees>[1],
      ),
    ),
  ).rejects.toMatchObject({ code: "email_taken" });
  const left = await tenant.inTenant((tx) =>
    tx.selectFrom("employees").where("tenantId", "=", tx.tenantId).select("email").execute(),
  );
  expect(left).toHaveLength(1);
});
