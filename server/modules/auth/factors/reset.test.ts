import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { addApp, givePassword, password } from "#server/test/signing-in.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { resetFactors, listFactors, newRecoveryCodes, login } = api.auth;
const reason = "The phone is lost.";
const executive = { employeeRole: "Executive" } as const;

const reset = async (by: Person, { employeeId }: Pick<Person, "employeeId">) => {
  const { status, body } = await call(by, resetFactors, {
    params: { id: employeeId },
    body: { reason },
  });
  return body.code ?? status;
};

test("a super administrator resets another person's second steps with a reason", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const staff = await tenant.newEmployee({ name: "Thabo", surname: "Mokoena" });
  await givePassword(tenant, staff);
  await addApp(staff);
  const [recoveryCode = ""] = (await call(staff, newRecoveryCodes, {})).body.codes;
  const other = await tenant.newEmployee();
  await addApp(other);

  expect(await reset(owner, staff)).toBe(200);
  expect((await call(staff, listFactors, {})).body.code).toBe("session_ended");
  const body = { email: staff.email, password };
  const { token } = (await call(null, login, { body })).body;
  const again = { ...staff, token: token ?? "" };
  expect((await call(again, listFactors, {})).body).toEqual({
    app: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  });
  await addApp(again);
  const withOldCode = { ...body, code: recoveryCode };
  expect((await call(null, login, { body: withOldCode })).body.code).toBe("wrong_code");
  expect((await call(other, listFactors, {})).body.app).not.toBeNull();

  const events = await securityEventsOf(tenant, "factors_reset");
  expect(events).toMatchObject([
    { byId: owner.employeeId, subjectId: staff.employeeId, details: { reason } },
  ]);
  const mails = await mailsOf(tenant.tenantId);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [staff.email, "Your second step of sign-in was removed"],
    [owner.email, "You removed a second step of sign-in"],
  ]);
  expect(mails[0]?.paragraphs[0]).toContain(`“Naledi Khumalo” (${owner.email}) removed`);
  expect(JSON.stringify(mails)).not.toContain(reason);
});

test("the person of a reset signs in again under the company's rule to add a second step", async () => {
  const tenant = await newTenant();
  const staff = await tenant.newEmployee();
  await addApp(staff);
  await addApp(tenant.owner);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ secondFactor: "everyone", secondFactorFrom: "2026-01-01" })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  expect(await reset(tenant.owner, staff)).toBe(200);
  const again = await tenant.signInAgain(staff);
  expect((await call(again, api.tenant.getTenant, {})).body.code).toBe("factor_needed");
});

test.each([
  ["one's own", "own_factors", ({ owner }: Found) => owner],
  ["a person's without any", "nothing_to_reset", ({ plain }: Found) => plain],
  ["an unknown person's", "not_found", () => ({ employeeId: 1 })],
  ["another company's person's", "not_found", ({ stranger }: Found) => stranger],
])("resetting %s second steps is refused as %s", async (_, code, subjectOf) => {
  const { owner, newEmployee } = await newTenant();
  await addApp(owner);
  const stranger = (await newTenant()).owner;
  await addApp(stranger);
  expect(await reset(owner, subjectOf({ owner, plain: await newEmployee(), stranger }))).toBe(code);
});

interface Found {
  owner: Person;
  plain: Person;
  stranger: Person;
}

test("only super administrators reset second steps, even each other's", async () => {
  const { owner, newEmployee } = await newTenant();
  await addApp(owner);
  expect(await reset(await newEmployee({ employeeRole: "HR" }), owner)).toBe("forbidden");
  expect(await reset(await newEmployee(executive), owner)).toBe(200);
});

test("a reset needs a reason", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await addApp(staff);
  const refused = await call(owner, resetFactors, {
    params: { id: staff.employeeId },
    body: { reason: "  " },
  });
  expect(refused.body.fields).toEqual({ reason: "Please enter a reason" });
  expect((await call(staff, listFactors, {})).body.app).not.toBeNull();
});
