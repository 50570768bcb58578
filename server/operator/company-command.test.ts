import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { addApp } from "#server/test/signing-in.ts";
import { call, mailsOf, type Person, services } from "#server/test/world.ts";

const script = path.join(import.meta.dirname, "../../scripts/company.ts");
const run = promisify(execFile);

async function company(...words: string[]) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-operator-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: inject("appUrl"),
    DATABASE_PREPARE: String(inject("canPrepare")),
  };
  return run(process.execPath, [script, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: String(stderr) }),
  );
}
const statusOf = async (person: Person) => (await call(person, api.tenant.getTenant, {})).status;

test("an operator shows, suspends and resumes a company, which reads it", async () => {
  const owner = await signedUpOwner();
  const shown = await company("show", owner.domain.toUpperCase());
  expect(shown.code).toBe(0);
  for (const part of [owner.tenantId, owner.domain, owner.email])
    expect(shown.text).toContain(part);
  expect(shown.text).toMatch(/^suspended {3}no$/m);

  expect((await company("suspend", owner.domain)).text).toMatch(/^suspended {3}\d{4}-/m);
  expect(await statusOf(owner)).toBe(403);
  expect((await company("resume", owner.email)).text).toMatch(/^suspended {3}no$/m);
  expect(await statusOf(owner)).toBe(200);

  const events = (await securityEventsOf(owner)).filter((one) => one.byOperator);
  expect(events.map(({ kind }) => kind)).toEqual([
    "operator_looked_up",
    "operator_suspended",
    "operator_resumed",
  ]);
});

test("an operator resets the second steps of anyone by their e-mail", async () => {
  const owner = await signedUpOwner();
  await addApp(owner);
  expect((await company("reset-factors", owner.domain)).text).toContain(
    "reset-factors <e-mail address>",
  );
  const done = await company("reset-factors", owner.email.toUpperCase());
  expect([done.code, done.text]).toEqual([0, expect.stringContaining("were removed")]);
  expect(await statusOf(owner)).toBe(401);
  const body = { email: owner.email, password: ownerPassword };
  expect((await call(null, api.auth.login, { body })).status).toBe(200);
  const again = await company("reset-factors", owner.email);
  expect([again.code, again.text]).toEqual([
    1,
    expect.stringContaining("This person has no second step of sign-in."),
  ]);

  const events = (await securityEventsOf(owner)).filter((one) => one.byOperator);
  expect(events.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
    ["operator_reset_factors", owner.employeeId],
  ]);
  const mails = (await mailsOf(owner.tenantId)).filter(({ subject }) => /removed/.test(subject));
  expect(mails.map(({ to }) => to)).toEqual([owner.email]);
  expect(mails[0]?.paragraphs[0]).toContain("The operator of Baton HR removed");
});

test("an operator relaxes the sign-in of a company whose people cannot sign in", async () => {
  const owner = await signedUpOwner();
  const database = services.database;
  const refused = await company("relax-sign-in", owner.domain);
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringContaining("Single sign-on is not required."),
  ]);
  await database.inTenant(owner.tenantId, (tx) =>
    tx
      .updateTable("tenants")
      .set({
        ssoRequiredFrom: new Date().toISOString(),
        emergencyEmployeeIds: sql`array[0]::bigint[]`,
      })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  const body = { email: owner.email, password: ownerPassword };
  expect((await call(null, api.auth.login, { body })).body.code).toBe("sso_required");
  const done = await company("relax-sign-in", owner.domain);
  expect([done.code, done.text]).toEqual([
    0,
    expect.stringContaining("no longer requires single sign-on"),
  ]);
  expect((await call(null, api.auth.login, { body })).status).toBe(200);
  const events = (await securityEventsOf(owner)).filter((one) => one.byOperator);
  expect(events.map(({ kind }) => kind)).toEqual(["operator_relaxed_sign_in"]);
});

test("a company at a public mail provider is named by an address", async () => {
  const owner = await signedUpOwner({ domain: "gmail.com" });
  const unknown = await company("suspend", "gmail.com");
  expect([unknown.code, unknown.text]).toEqual([
    1,
    expect.stringContaining("No company has gmail.com"),
  ]);
  expect((await company("suspend", owner.email)).code).toBe(0);
  expect(await statusOf(owner)).toBe(403);
});

test.each([[[]], [["erase", "protea.co.za"]], [["suspend"]], [["toString", "protea.co.za"]]])(
  "a command that is not known explains the ones that are: %j",
  async (words) => {
    const { code, text } = await company(...words);
    expect([code, text]).toEqual([
      1,
      expect.stringContaining("show | suspend | resume | verify-audit"),
    ]);
  },
);
