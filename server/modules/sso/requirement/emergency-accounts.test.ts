import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { addPasskey } from "#server/test/passkey-device.ts";
import { companyBeforeRequirement } from "#server/test/required-provider.ts";
import { addApp } from "#server/test/signing-in.ts";
import { call, type Person } from "#server/test/world.ts";

const forging = await forgingProvider();
const executive = { employeeRole: "Executive" } as const;

/** Whose only dependable emergency account is `emergency`; `other` is an emergency account without a second step. */
async function company() {
  const before = await companyBeforeRequirement(forging);
  const { tenant, newPerson, requireProvider, signInThere } = before;
  const [emergency, other] = [await newPerson(executive), await newPerson(executive)];
  await addApp(emergency);
  if ((await requireProvider(emergency, other)).status !== 200) throw new Error("not required");
  // Not an emergency account itself, and signed in by the provider.
  const admin = { ...tenant.owner, ...(await signInThere(tenant.owner)) };
  await tenant.inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: new Date().toISOString() })
      .where("tenantId", "=", tx.tenantId)
      .where("factor", "=", "sso")
      .execute(),
  );
  return { ...before, emergency, other, admin };
}
type Company = Awaited<ReturnType<typeof company>>;

const changes: Record<
  string,
  (of: Company) => Promise<{ status: number; body: { code: string } }>
> = {
  "removes their app": ({ emergency }) => call(emergency, api.auth.removeApp, {}),
  "is reset by a colleague": ({ emergency, admin }) =>
    call(admin, api.auth.resetFactors, {
      params: { id: emergency.employeeId },
      body: { reason: "The phone is lost." },
    }),
  "is deactivated": ({ emergency, admin }) =>
    call(admin, api.employees.toggleStatus, {
      params: { id: emergency.employeeId },
      query: { activate: "false" },
    }),
  "gets another role": ({ emergency, admin }) =>
    call(admin, api.employees.update, {
      params: { id: emergency.employeeId },
      body: { employeeRole: "Employee" },
    }),
};

test.each(Object.entries(changes))(
  "the last dependable emergency account stays one: it %s",
  async (_, change) => {
    const alone = await company();
    expect(await change(alone)).toMatchObject({
      status: 409,
      body: { code: "last_emergency_account" },
    });
    const besides = await company();
    await addApp(besides.other);
    expect((await change(besides)).status).toBe(200);
  },
);

test("a passkey is second step enough, and stays with the last emergency account", async () => {
  const { emergency } = await company();
  await addPasskey(emergency);
  expect((await call(emergency, api.auth.removeApp, {})).status).toBe(200);
  const { passkeys } = (await call(emergency, api.auth.listFactors, {})).body;
  const params = { id: passkeys[0]?.id ?? "" };
  expect((await call(emergency, api.auth.removePasskey, { params })).body.code).toBe(
    "last_emergency_account",
  );
});

test("two emergency accounts that lose their second steps at once do not both succeed", async () => {
  const { emergency, other } = await company();
  await addApp(other);
  const remove = (who: Person) => call(who, api.auth.removeApp, {});
  const answers = await Promise.all([remove(emergency), remove(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("without the rule, factors and roles change as before", async () => {
  const { tenant, newPerson } = await companyBeforeRequirement(forging);
  const second = await newPerson(executive);
  await addApp(second);
  expect((await call(second, api.auth.removeApp, {})).status).toBe(200);
  expect((await call(tenant.owner, api.auth.removeApp, {})).status).toBe(200);
});
