import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { settledOwner } from "#server/test/signed-up-owner.ts";
import { call, mailsOf, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const { addEmployee, resendInvitation, withdrawInvitation } = api.onboarding;
const { resetPassword, recoverPassword } = api.auth;
const newPassword = "Correct-horse-7!";

async function invited() {
  const tenant = await newTenant();
  const { owner, domain, newDepartment } = tenant;
  const departmentId = await newDepartment("Sales");
  const { body: position } = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Clerk", jobDescription: "Clerks", departmentId, employeeId: null },
  });
  const email = `ann@${domain}`;
  const { body } = await call(owner, addEmployee, {
    body: {
      firstName: "Ann",
      lastName: "Dube",
      email,
      positionId: position.id,
      departmentId,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate: "2026-03-02",
    },
  });
  const params = { id: body.id };
  const detail = async () => {
    const query = { employeeId: body.id };
    return (await call(owner, api.employees.detailedInfo, { query })).body[0];
  };
  return {
    ...tenant,
    email,
    employeeId: body.id,
    status: async () => (await detail())?.invitation?.status ?? null,
    detail,
    resend: (as: Person | null = owner) => call(as, resendInvitation, { params }),
    withdraw: (as: Person | null = owner) => call(as, withdrawInvitation, { params }),
    age: (minutes: number) => change(tenant, { invitedAt: momentsAgo(minutes) }),
    change: (changes: Change) => change(tenant, changes),
  };
}

interface Change {
  invitedAt?: string;
  invitationExpiresAt?: string;
}

const momentsAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const change = ({ inTenant }: Pick<TestTenant, "inTenant">, changes: Change) =>
  inTenant((tx) =>
    tx
      .updateTable("accounts")
      .set(changes)
      .where("tenantId", "=", tx.tenantId)
      .where("passwordHash", "is", null)
      .execute(),
  );

const tokenOf = (mail: { action: { url: string } } | undefined) =>
  mail?.action.url.split("=")[1] ?? "";

const mailedTokens = async ({ tenantId }: { tenantId: string }) =>
  (await mailsOf(tenantId)).map(tokenOf);

const setPassword = async (accessToken: string) =>
  (await call(null, resetPassword, { body: { accessToken, newPassword } })).status;

test("a first password is told from a later one", async () => {
  const ann = await invited();
  const email = `ann@${ann.domain}`;
  const set = async () => {
    const accessToken = (await mailedTokens(ann)).at(-1) ?? "";
    return (await call(null, resetPassword, { body: { accessToken, newPassword } })).body;
  };
  expect(await set()).toEqual({ ok: true, email, isFirst: true });
  await call(null, recoverPassword, { body: { email } });
  expect(await set()).toEqual({ ok: true, email, isFirst: false });
});

test("an invitation shows its status until it is accepted", async () => {
  const ann = await invited();
  expect(await ann.status()).toBe("sending");
  const [token = ""] = await mailedTokens(ann);
  expect(await ann.status()).toBe("invited");
  await ann.change({ invitationExpiresAt: momentsAgo(1) });
  expect(await ann.status()).toBe("expired");
  await ann.withdraw();
  expect(await ann.status()).toBe("withdrawn");
  await ann.age(2);
  await ann.resend();
  expect(await setPassword(token)).toBe(400);
  const tokens = await mailedTokens(ann);
  expect(await setPassword(tokens.at(-1) ?? "")).toBe(200);
  expect(await ann.status()).toBeNull();
});

test("inviting again mails a new link and invalidates the earlier one", async () => {
  const ann = await invited();
  const [first = ""] = await mailedTokens(ann);
  await ann.age(2);
  const { status, body } = await ann.resend();
  expect([status, body]).toEqual([200, { ok: true }]);
  const mails = await mailsOf(ann.tenantId);
  expect(mails.at(-1)).toMatchObject({
    to: ann.email,
    subject: "You have been invited to Baton HR",
  });
  expect(await setPassword(first)).toBe(400);
  expect(await setPassword(tokenOf(mails.at(-1)))).toBe(200);
  expect((await ann.storyOf(ann)).map(({ kind }) => kind)).toContain("invitation_sent");
});

test("a withdrawn invitation stops working, even through a forgotten password", async () => {
  const ann = await invited();
  const [token = ""] = await mailedTokens(ann);
  const { status, body } = await ann.withdraw();
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(await setPassword(token)).toBe(400);
  const recovery = await call(null, recoverPassword, { body: { email: ann.email } });
  expect([recovery.status, recovery.body.code]).toEqual([404, "email_not_found"]);
  expect((await ann.storyOf(ann)).map(({ kind }) => kind)).toContain("invitation_withdrawn");
});

test("withdrawing an unsent invitation cancels its mail and the profile reminder", async () => {
  const ann = await invited();
  await ann.withdraw();
  expect(await mailsOf(ann.tenantId)).toEqual([]);
});

test("withdrawal invalidates the password reset links requested before it", async () => {
  const ann = await invited();
  await call(null, recoverPassword, { body: { email: ann.email } });
  const tokens = await mailedTokens(ann);
  expect(tokens).toHaveLength(2);
  await ann.withdraw();
  for (const token of [...tokens, ...(await mailedTokens(ann))])
    expect(await setPassword(token)).toBe(400);
});

test("exactly one of a simultaneous withdrawal and use of the link succeeds", async () => {
  const ann = await invited();
  const [token = ""] = await mailedTokens(ann);
  const [used, withdrawal] = await Promise.all([setPassword(token), ann.withdraw()]);
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual([used, withdrawal.status]);
  expect(await ann.status()).toBe(used === 200 ? null : "withdrawn");
});

test("using a link waits for a concurrent withdrawal, and neither fails", async () => {
  const ann = await invited();
  const [token = ""] = await mailedTokens(ann);
  const other = new pg.Client(inject("ownerUrl"));
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin");
  await other.query("select from accounts where tenant_id = $1 and employee_id = $2 for update", [
    ann.tenantId,
    ann.employeeId,
  ]);
  const withdrawal = ann.withdraw();
  await expect.poll(() => countWaitingFor(other), { timeout: 60_000 }).toBe(1);
  const use = setPassword(token);
  const bothIn = Math.min(2, inject("poolSize"));
  await expect.poll(() => countWaitingFor(other), { timeout: 60_000 }).toBe(bothIn);
  await other.query("rollback");
  expect([(await withdrawal).status, await use]).toEqual([200, 400]);
});

/** How many transactions wait for this one, directly or indirectly. */
async function countWaitingFor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `with recursive waiting as (
       select pg_backend_pid() as pid
       union
       select lock.pid from pg_locks as lock
       join waiting on not lock.granted and waiting.pid = any(pg_blocking_pids(lock.pid))
     )
     select pid from waiting where pid <> pg_backend_pid()`,
  );
  return rows.length;
}

test("withdrawing twice is no error and is recorded once", async () => {
  const ann = await invited();
  await ann.withdraw();
  expect((await ann.withdraw()).status).toBe(200);
  const kinds = (await ann.storyOf(ann)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "invitation_withdrawn")).toHaveLength(1);
});

test("an invitation is sent once a minute, even for simultaneous requests", async () => {
  const ann = await invited();
  expect((await ann.resend()).body.code).toBe("invitation_recent");
  await ann.age(2);
  const answers = await Promise.all([ann.resend(), ann.resend(), ann.resend()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

test("an accepted invitation can be neither sent again nor withdrawn", async () => {
  const { owner, newEmployee } = await newTenant();
  const params = { id: (await newEmployee()).employeeId };
  for (const operation of [resendInvitation, withdrawInvitation]) {
    const { status, body } = await call(owner, operation, { params });
    expect([status, body.code]).toEqual([409, "invitation_accepted"]);
  }
});

test("a deactivated person's invitation can be withdrawn but not sent again", async () => {
  const ann = await invited();
  await ann.age(2);
  const deactivation = { params: { id: ann.employeeId }, query: { activate: "false" } };
  await call(ann.owner, api.employees.toggleStatus, deactivation);
  const { status, body } = await ann.resend();
  expect([status, body.code]).toEqual([409, "employee_deactivated"]);
  expect((await ann.withdraw()).status).toBe(200);
});

test("only the company's super administrators resend or withdraw an invitation", async () => {
  const ann = await invited();
  await ann.age(2);
  const hr = await ann.newEmployee({ employeeRole: "HR" });
  const stranger = (await newTenant()).owner;
  for (const act of [ann.resend, ann.withdraw]) {
    const answers = await Promise.all([act(null), act(hr), act(stranger)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404]);
  }
  expect(await ann.status()).toBe("sending");
  const second = await ann.newEmployee({ employeeRole: "Executive" });
  expect((await ann.resend(second)).status).toBe(200);
});

test("a company that has not confirmed its address sends no invitation again", async () => {
  const owner = await settledOwner({ mustConfirm: true });
  const params = { id: owner.employeeId };
  const { status, body } = await call(owner, resendInvitation, { params });
  expect([status, body.code]).toEqual([409, "email_not_confirmed"]);
});
