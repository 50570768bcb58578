import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { purses } from "#contract/purses.ts";
import {
  draftOf,
  drivers,
  importCompany,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { newAddress, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { app, call, callOn, database, newTenant, type Person } from "#server/test/world.ts";
import { confirmTenant } from "../tenant/index.ts";
import { askAboutAddresses } from "./asked-addresses.ts";

const { addEmployee, emailExists } = api.onboarding;
const domainName = "gmail.com";
const confirmedAt = "2026-01-01T00:00:00Z";

/** A company at a public mail provider, with a vacant position. */
async function publicCompany({ isConfirmed = true } = {}) {
  const company = await importCompany();
  const positionId = await company.vacancy("Driver");
  await company.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ domainName, ...(!isConfirmed && { confirmedAt: null }) })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  const add = (as: Person, surname: string) =>
    call(as, addEmployee, {
      body: {
        firstName: "Ann",
        lastName: "Driver",
        email: `ann.${surname}@${domainName}`,
        employmentStatus: "FullTime",
        employeeRole: "Employee",
        hireDate: "2026-03-02",
        departmentId: company.departmentId,
        positionId,
      },
    });
  return { ...company, positionId, add };
}

/** Surnames of people whose addresses other companies' accounts have, unless they are free. */
async function surnames(count: number, { areTaken = true } = {}) {
  const run = randomUUID().slice(0, 8);
  const made = Array.from({ length: count }, (_, n) => `${run}${n}`);
  if (!areTaken) return made;
  const emails = made.map((surname) => `ann.${surname}@${domainName}`);
  const { inTenant } = await newTenant();
  await inTenant((tx) =>
    sql`select app.claim_email(given.email) from unnest(${emails}::text[]) as given (email)`.execute(
      tx,
    ),
  );
  return made;
}

/** How many rows of a file say that an account exists, and how many could not be asked about. */
async function learnt(owner: Person, file: string) {
  const { status, body } = await uploadPeople(owner, file);
  expect(status).toBe(200);
  const faults = (await rowsOf(owner, body.id, "bad")).flatMap((row) => row.faults);
  const told = faults.filter(({ message }) => message === "Email already exists").length;
  return { told, unasked: body.unaskedCount };
}

test("an unconfirmed company learns of its purse's addresses, however often it asks", async () => {
  const { owner } = await publicCompany({ isConfirmed: false });
  const asked = await surnames(1_000);
  expect(await learnt(owner, drivers(...asked))).toEqual({ told: 200, unasked: 800 });
  const { told, unasked } = await learnt(owner, drivers(...asked.toReversed()));
  expect(told + unasked).toBe(1_000);
  expect(told).toBeLessThan(210);

  const other = await publicCompany({ isConfirmed: false });
  expect(await learnt(other.owner, drivers(...asked.slice(0, 200)))).toEqual({
    told: 200,
    unasked: 0,
  });
});

test("an import's check and adding a person draw from one purse", async () => {
  const { owner, newEmployee, add } = await publicCompany();
  const [first = "", second = "", ...asked] = await surnames(2_001);
  expect(await learnt(owner, drivers(...asked))).toEqual({ told: 1_999, unasked: 0 });
  expect((await add(await newEmployee(), first)).status).toBe(403);
  expect((await add(owner, first)).body.code).toBe("email_taken");

  const refused = await add(owner, second);
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  expect(refused.body.fields).toEqual({
    email: "Your company has tried many addresses. Please try this one again in a minute",
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await add(owner, first)).body.code).toBe("email_taken");

  const other = await publicCompany();
  expect((await other.add(other.owner, second)).body.code).toBe("email_taken");
});

test("additions that an unconfirmed company may not make cost it nothing", async () => {
  const { owner, add } = await publicCompany({ isConfirmed: false });
  const [first = "", ...asked] = await surnames(201);
  expect((await add(owner, first)).body.code).toBe("email_not_confirmed");
  expect(await learnt(owner, drivers(...asked))).toEqual({ told: 200, unasked: 0 });
});

test("a running import stops and names the time once the purse is empty", async () => {
  const company = await publicCompany();
  const { owner, people } = company;
  const { atOnce } = purses.publicMail.questions;
  const asked = Array.from({ length: atOnce }, () => `${randomUUID()}@${domainName}`);
  // In an hour, so that no slow run refills the purse.
  const now = new Date(Date.now() + 3_600_000);
  await company.inTenant((tx) =>
    askAboutAddresses({ tx, now }, { domainName, confirmedAt, openedFrom: null }, asked),
  );
  for (const mode of ["good", "all"] as const) {
    const draft = await draftOf(company, drivers(...(await surnames(3))));
    expect(draft).toMatchObject({ badCount: 0, unaskedCount: 3 });
    expect((await start(owner, draft.id, mode)).status).toBe(200);
    expect(await runAll(company, draft.id)).toMatchObject({
      state: "stopped",
      stopReason: expect.stringMatching(/many e-mail addresses.* in (a minute|\d+ minutes)\.$/),
      addedCount: 0,
      badCount: 0,
    });
  }
  expect(await people()).toEqual([]);
});

test("a confirmed company imports 300 people, checked again and again", async () => {
  const company = await importCompany();
  const file = drivers(...(await surnames(300, { areTaken: false })));
  for (let n = 0; n < 3; n++)
    expect(await draftOf(company, file)).toMatchObject({ badCount: 0, unaskedCount: 0 });
  const draft = await draftOf(company, file);
  await start(company.owner, draft.id, "good", false);
  expect(await runAll(company, draft.id)).toMatchObject({ state: "finished", addedCount: 300 });
});

test.each([
  ["unconfirmed", { domainName, confirmedAt: null, openedFrom: null }],
  ["publicMail", { domainName, confirmedAt, openedFrom: null }],
  ["ownDomain", { domainName: "protea.co.za", confirmedAt, openedFrom: null }],
] as const)("the purse %s has its size, and refills over time", async (purse, company) => {
  const { atOnce, everySeconds } = purses[purse].questions;
  const { inTenant } = await newTenant();
  const now = new Date("2026-03-02T08:00:00Z");
  const ask = (count: number, afterSeconds = 0) => {
    const emails = Array.from(
      { length: count },
      () => `${randomUUID().slice(0, 13)}@${company.domainName}`,
    );
    const moment = new Date(now.getTime() + afterSeconds * 1_000);
    return inTenant((tx) => askAboutAddresses({ tx, now: moment }, company, emails));
  };
  const all = await ask(atOnce + 2);
  expect([all.unasked.size, all.retryAfterSeconds]).toEqual([2, 2 * everySeconds]);
  expect((await ask(1)).unasked.size).toBe(1);
  expect((await ask(2, everySeconds)).unasked.size).toBe(1);
});

test("unconfirmed companies of one client address share a purse with its visitors", async () => {
  const address = newAddress();
  const open = (from: string) =>
    signedUpOwner({ domain: domainName, mustConfirm: true, address: from });
  const [first, second, other] = [
    await open(address),
    await open(address),
    await open(newAddress()),
  ];
  // In an hour, so that no slow run refills the purse.
  const now = new Date(Date.now() + 3_600_000);
  const unasked = (owner: Person, count: number) =>
    database.inTenant(owner.tenantId, async (tx) => {
      const company = await tx
        .selectFrom("tenants")
        .where("id", "=", tx.tenantId)
        .select(["domainName", "confirmedAt", "openedFrom"])
        .executeTakeFirstOrThrow();
      const emails = Array.from({ length: count }, () => `${randomUUID()}@${domainName}`);
      return (await askAboutAddresses({ tx, now }, company, emails)).unasked.size;
    });
  expect([await unasked(first, 150), await unasked(second, 100)]).toEqual([0, 50]);
  expect(await unasked(other, 150)).toBe(0);

  const visit = (from: string) =>
    callOn(app, null, emailExists, { body: { email: first.email } }, {}, from);
  const refused = await visit(address);
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await visit(newAddress())).toMatchObject({ status: 200, body: { exists: true } });

  await database.inTenant(first.tenantId, (tx) => confirmTenant({ tx, now }));
  expect([await unasked(first, 150), await unasked(second, 1)]).toEqual([0, 1]);
});

test("addresses of the company's own people cost nothing", async () => {
  const { inTenant, claimEmail } = await newTenant();
  const own = (await surnames(300, { areTaken: false })).map((name) => `${name}@${domainName}`);
  for (const email of own.slice(0, 3)) await claimEmail(email);
  const { taken, unasked } = await inTenant((tx) =>
    askAboutAddresses(
      { tx, now: new Date() },
      { domainName, confirmedAt: null, openedFrom: null },
      [...own.slice(3, 203), ...own.slice(0, 3)],
    ),
  );
  expect([taken, unasked.size]).toEqual([new Set(own.slice(0, 3)), 0]);
});

test("addresses at another domain are not asked about", async () => {
  const { inTenant, domain, owner, claimEmail } = await newTenant();
  await claimEmail(owner.email);
  const asked = await inTenant((tx) =>
    askAboutAddresses(
      { tx, now: new Date() },
      { domainName: `not-${domain}`, confirmedAt, openedFrom: null },
      [owner.email],
    ),
  );
  expect([asked.taken.size, asked.unasked.size]).toEqual([0, 0]);
});
