import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees, signIn } from "#server/test/company/people.ts";
import { settledOwner } from "#server/test/signed-up-owner.ts";
import { call, database, mailsOf, type Person, services } from "#server/test/world.ts";

const { addEmployee, confirmEmail } = api.onboarding;

/** A company whose owner adds people to new positions. */
async function companyOf(owner: Person & { domain: string }) {
  const { body: department } = await call(owner, api.departments.createDepartment, {
    body: { departmentName: "Sales", description: "" },
  });
  const newPayload = async (more: { firstName?: string } = {}) => {
    const { body: position } = await call(owner, api.departments.createPosition, {
      body: {
        positionTitle: `Clerk ${randomUUID()}`,
        jobDescription: "Clerks",
        departmentId: department.id,
      },
    });
    return {
      firstName: "Ann",
      lastName: "Dube",
      email: `ann.${randomUUID().slice(0, 13)}@${owner.domain}`,
      positionId: position.id,
      departmentId: department.id,
      employmentStatus: "FullTime" as const,
      employeeRole: "Employee" as const,
      hireDate: "2026-03-02",
      ...more,
    };
  };
  return { newPayload, add: async () => call(owner, addEmployee, { body: await newPayload() }) };
}

const followLink = async ({ tenantId }: Person) => {
  const [mail] = await mailsOf(tenantId);
  const accessToken = mail?.action.url.split("=")[1] ?? "";
  await call(null, confirmEmail, { body: { accessToken } });
};

test("invitations require the owner's confirmed address", async () => {
  const owner = await settledOwner({ mustConfirm: true });
  const { newPayload } = await companyOf(owner);
  const body = await newPayload();
  const early = await call(owner, addEmployee, { body });
  expect([early.status, early.body.code]).toEqual([409, "email_not_confirmed"]);
  await followLink(owner);
  expect((await call(owner, addEmployee, { body })).status).toBe(201);
});

const addedOn = (owner: Person, daysAgo: number) =>
  database.inTenant(owner.tenantId, (tx) =>
    tx
      .updateTable("employees")
      .set({ createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "!=", owner.employeeId)
      .execute(),
  );

test("a company on a public mail domain invites 20 people a day", async () => {
  const owner = await settledOwner({ domain: "gmail.com" });
  const { add } = await companyOf(owner);
  for (let person = 1; person <= 19; person++) expect((await add()).status).toBe(201);
  const atOnce = await Promise.all([add(), add(), add()]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  const limit = atOnce.find(({ status }) => status === 429);
  expect(limit?.body).toMatchObject({
    code: "invitation_limit",
    message: expect.stringContaining("20 people a day"),
  });
  await addedOn(owner, 1);
  expect((await add()).status).toBe(201);
});

test("simultaneous invitations by two super administrators share one limit", async () => {
  const owner = await settledOwner({ domain: "gmail.com" });
  const email = `sipho.${randomUUID().slice(0, 13)}@gmail.com`;
  const second = await database.inTenant(owner.tenantId, async (tx) => {
    const [employeeId = 0] = await insertEmployees(tx, [
      { name: "Sipho", surname: "Khumalo", email, employeeRole: "Executive" },
    ]);
    return signIn(tx, services.tokens, { employeeId, email, passwordHash: "" });
  });
  await addedOn(owner, 1);
  const { newPayload } = await companyOf(owner);
  const payloads = await Promise.all(Array.from({ length: 26 }, () => newPayload()));
  const answers = await Promise.all(
    payloads.map((body, index) => call(index % 2 ? owner : second, addEmployee, { body })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(6).fill(429)]);
});

test("a company on its own domain invites without a limit", async () => {
  const owner = await settledOwner();
  const { add } = await companyOf(owner);
  for (let person = 1; person <= 21; person++) expect((await add()).status).toBe(201);
});

test("an invitation quotes names of company and inviter, never in its subject", async () => {
  const owner = await settledOwner();
  const { newPayload } = await companyOf(owner);
  await call(owner, api.tenant.updateTenant, { body: { tenantName: 'Protea "Fine" Foods' } });
  await call(owner, api.employees.update, {
    params: { id: owner.employeeId },
    body: { name: "Naledi", surname: "Khumalo" },
  });
  const body = await newPayload();
  expect((await call(owner, addEmployee, { body })).status).toBe(201);
  const [mail] = await mailsOf(owner.tenantId);
  expect(mail).toMatchObject({
    to: body.email,
    subject: "You have been invited to Baton HR",
    greeting: "Hello Ann,",
  });
  expect(mail?.paragraphs[0]).toBe(
    `“Naledi Khumalo” (${owner.email}) has added you to “Protea 'Fine' Foods” (${owner.domain}) on Baton HR, where you find your profile, your leave and your feedback.`,
  );
});

test("an invitation omits names that look like links or phone numbers", async () => {
  const owner = await settledOwner();
  const { newPayload } = await companyOf(owner);
  const lure = "SARS refund department: call 0800 000 000 or visit https://evil.example/pay now";
  await call(owner, api.tenant.updateTenant, { body: { tenantName: lure } });
  const body = await newPayload({ firstName: "friend, pay at www.evil.example" });
  expect((await call(owner, addEmployee, { body })).status).toBe(201);
  const [mail] = await mailsOf(owner.tenantId);
  expect(JSON.stringify(mail)).not.toMatch(/evil|0800|SARS/);
  expect([mail?.greeting, mail?.tenantName]).toEqual(["Hello,", owner.domain]);
});
