import { expect, test } from "vitest";
import { keepDue } from "#server/due/due-queries.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { companyBeforeRequirement } from "#server/test/required-provider.ts";
import { addApp } from "#server/test/signing-in.ts";
import { daysFromToday } from "#server/test/today.ts";
import { dueLastDay } from "./leavers.ts";

const forging = await forgingProvider();
const executive = { employeeRole: "Executive" } as const;

test("the last dependable emergency account stays active after its last day, until there is another", async () => {
  const { tenant, newPerson, requireProvider } = await companyBeforeRequirement(forging);
  const [emergency, other] = [await newPerson(executive), await newPerson(executive)];
  await addApp(emergency);
  expect((await requireProvider(emergency, other)).status).toBe(200);
  const again = await tenant.signInAgain(other);
  const isActive = () =>
    tenant.inTenant(async (tx) => {
      const row = await tx
        .selectFrom("employees")
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", emergency.employeeId)
        .select("isActive")
        .executeTakeFirstOrThrow();
      return row.isActive;
    });
  await tenant.inTenant(async (tx) => {
    await tx
      .updateTable("employees")
      .set({ terminationDate: daysFromToday(-1) })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", emergency.employeeId)
      .execute();
    await keepDue(tx, dueLastDay, [emergency.employeeId]);
  });
  await handleDueAt(new Date().toISOString(), dueLastDay);
  expect(await isActive()).toBe(true);
  await addApp(again);
  await handleDueAt(new Date(Date.now() + 3_601_000).toISOString(), dueLastDay);
  expect(await isActive()).toBe(false);
});
