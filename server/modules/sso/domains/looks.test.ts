import { expect, test } from "vitest";
import type { DomainFinding } from "#contract/codes/domains.ts";
import { api } from "#contract/index.ts";
import { companyDomains, type NewDomain } from "#server/test/company-domains.ts";
import { type DnsAnswer, startDnsServer } from "#server/test/dns-server.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, callOn, database, mailsOf } from "#server/test/world.ts";

const { checkDomain } = api.sso;
const { config, first, lookDaily, moment, newDomain, pass, secondZone, zone } =
  await companyDomains();

test("a domain is proven once its record is seen", async () => {
  const one = await newDomain();
  expect(one).toMatchObject({ state: "waiting", name: `_baton-hr.${one.domain}`, finding: null });
  expect(one.value).toMatch(/^baton-hr=[0-9a-f]{32}$/);
  expect(await one.check()).toMatchObject({ state: "waiting", finding: "no_record" });
  expect(await one.isVerified()).toBe(false);
  one.publish();
  const at = new Date(moment()).toISOString();
  expect(await one.check()).toMatchObject({
    ...{ state: "verified", finding: "seen", verifiedAt: at, lastSeenAt: at, checkedAt: at },
  });
  expect([await one.isVerified(), await one.listed()]).toEqual([
    true,
    expect.objectContaining({ state: "verified" }),
  ]);
  const { owner } = one.tenant;
  expect(await securityEventsOf(one.tenant)).toMatchObject([
    { kind: "domain_added", byId: owner.employeeId, details: { domain: one.domain } },
    { kind: "domain_verified", byId: owner.employeeId, details: { domain: one.domain } },
  ]);
});

const spf = ["v=spf1 -all"];
type Answering = (one: NewDomain) => DnsAnswer;
test.each<[string, Answering, DomainFinding]>([
  ["beside other texts", ({ value }) => [spf, [value], ["x".repeat(255)]], "seen"],
  ["in parts", ({ value }) => [[value.slice(0, 12), value.slice(12)]], "seen"],
  ["in upper case", ({ value }) => [[value.toUpperCase()]], "seen"],
  ["in quotation marks and spaces", ({ value }) => [[` "${value}" `]], "seen"],
  ["of another company", () => [[`baton-hr=${"0".repeat(32)}`]], "other_text"],
  ["with more text", ({ value }) => [[`${value}0`]], "other_text"],
  ["in two records", ({ value }) => [[value.slice(0, 12)], [value.slice(12)]], "other_text"],
  ["without a text", () => [[""]], "other_text"],
  ["of a name without texts", () => "nodata", "no_record"],
  ["of no name", () => "nxdomain", "no_record"],
  ["of a failing server", () => "servfail", "refused"],
  ["of a refusing server", () => "refused", "refused"],
  ["of a silent server", () => "silence", "no_answer"],
])(
  "a record %s is told apart",
  async (_, answering, finding) => {
    const one = await newDomain();
    zone.set(one.name, answering(one));
    const checked = await one.check();
    expect([checked.finding, await one.isVerified()]).toEqual([finding, finding === "seen"]);
  },
  20_000,
);

test.each<[string, Answering, DomainFinding]>([
  ["the company's own text", ({ value }) => [[value]], "wildcard"],
  ["another text", () => [spf], "seen"],
  ["a failure", () => "servfail", "refused"],
])("a wildcard with %s is told apart from the record", async (_, answering, finding) => {
  const one = await newDomain();
  one.publish();
  zone.set(`*.${one.domain}`, answering(one));
  expect((await one.check()).finding).toBe(finding);
  expect(await one.isVerified()).toBe(finding === "seen");
});

test.each<DnsAnswer>(["nxdomain", "servfail"])(
  "a second server is asked as well while the first answers %s",
  async (answer) => {
    const one = await newDomain();
    zone.set(one.name, answer);
    secondZone.set(one.name, [[one.value]]);
    expect((await one.check()).finding).toBe("seen");
  },
);

test("a server that cannot be reached gives no answer", async () => {
  const one = await newDomain();
  const unreachable = await startDnsServer(() => "silence");
  await unreachable.stop();
  const elsewhere = await limitedApp({ config: { ...config, dnsServers: [unreachable.address] } });
  const params = { id: one.id };
  const { body } = await callOn(elsewhere, one.tenant.owner, checkDomain, { params });
  expect(body.finding).toBe("no_answer");
}, 20_000);

test("a question is asked outside of transactions", async () => {
  const one = await newDomain();
  const silent = await startDnsServer(() => "silence");
  const elsewhere = await limitedApp({ config: { ...config, dnsServers: [silent.address] } });
  const owner = await one.signIn();
  let isDone = false;
  const checking = callOn(elsewhere, owner, checkDomain, { params: { id: one.id } }).then(() => {
    isDone = true;
  });
  await expect.poll(() => silent.asked.length, { timeout: 4_000 }).toBeGreaterThan(0);
  const { pool } = database;
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 4_000 }).toBe(0);
  expect(isDone).toBe(false);
  await checking;
  await silent.stop();
}, 20_000);

test("a new domain is looked for on the next day, and each day after", async () => {
  const one = await newDomain();
  await lookDaily();
  expect((await one.listed())?.checkedAt).toBeNull();
  for (const finding of ["no_record", "no_record", "seen"]) {
    if (finding === "seen") one.publish();
    pass(1);
    await lookDaily();
    const looked = await one.listed();
    expect([looked?.finding, looked?.checkedAt]).toEqual([
      finding,
      new Date(moment()).toISOString(),
    ]);
  }
  expect(await securityEventsOf(one.tenant, "domain_verified")).toMatchObject([
    { byId: null, byOperator: false, details: { domain: one.domain } },
  ]);
});

test("a look without an answer is repeated after an hour", async () => {
  const one = await newDomain();
  zone.set(one.name, "servfail");
  pass(1);
  await lookDaily();
  one.publish();
  pass(0.9 / 24);
  await lookDaily();
  expect(await one.isVerified()).toBe(false);
  pass(0.1 / 24);
  await lookDaily();
  expect(await one.isVerified()).toBe(true);
});

test("a removed domain is not looked for", async () => {
  const one = await newDomain();
  await one.remove();
  first.asked.length = 0;
  pass(3);
  await lookDaily();
  expect(first.asked.filter((name) => name.endsWith(one.domain))).toEqual([]);
});

/** Proven, then without its record for some days of daily looks. */
async function missingFor(days: number) {
  const one = await newDomain();
  one.publish();
  await one.check();
  one.withdraw();
  for (let day = 0; day < days; day++) {
    pass(1);
    await lookDaily();
  }
  return one;
}

test("a missing record leaves its domain proven for less than seven days", async () => {
  const one = await missingFor(6);
  const seen = new Date(moment() - 6 * 86_400_000).toISOString();
  expect(await one.listed()).toMatchObject({
    ...{ state: "missing", finding: "no_record", lastSeenAt: seen },
    lostAt: new Date(moment() + 86_400_000).toISOString(),
  });
  expect(await one.isVerified()).toBe(true);
  expect(await mailsOf(one.tenant.tenantId)).toEqual([]);
  pass(1 - 1 / 86_400_000);
  expect(await one.isVerified()).toBe(true);
  pass(1 / 86_400_000);
  expect([await one.isVerified(), (await one.listed())?.state]).toEqual([false, "lost"]);
});

test("a domain lost for seven days is told to super administrators once", async () => {
  const one = await missingFor(7);
  const { tenantId, owner, newEmployee } = one.tenant;
  await newEmployee({ employeeRole: "HR" });
  expect(await one.isVerified()).toBe(false);
  const mails = await mailsOf(tenantId, { kind: "domainLost", now: new Date(moment()) });
  expect(mails).toMatchObject([
    {
      to: owner.email,
      subject: "A domain of your company is no longer proven",
      action: {
        url: "http://localhost:3000/superadmin/tenant-settings?section=configuration&tab=security",
      },
    },
  ]);
  expect(mails[0]?.paragraphs.join()).toContain(one.domain);
  pass(1);
  await lookDaily();
  expect(await mailsOf(tenantId, { kind: "domainLost", now: new Date(moment()) })).toHaveLength(1);
  expect(await one.kinds()).toEqual(["domain_added", "domain_verified", "domain_lost"]);
});

test("a lost domain is proven again by itself, and its mail is no longer sent", async () => {
  const one = await missingFor(8);
  one.publish();
  pass(1);
  await lookDaily();
  expect([await one.isVerified(), (await one.listed())?.state]).toEqual([true, "verified"]);
  expect(
    await mailsOf(one.tenant.tenantId, { kind: "domainLost", now: new Date(moment()) }),
  ).toEqual([]);
  const { body } = await call(await one.signIn(), api.notifications.list, { query: {} });
  expect(body.map(({ kind, readAt }) => [kind, readAt !== null])).toContainEqual([
    "domainLost",
    true,
  ]);
});

test("a lost domain may be proven by another company, which then keeps it", async () => {
  const one = await missingFor(7);
  const other = await newDomain({ domain: one.domain });
  zone.set(one.name, [[one.value], [other.value]]);
  expect((await other.check()).state).toBe("verified");
  expect(await one.check()).toMatchObject({ state: "lost", finding: "held" });
  expect([await one.isVerified(), await other.isVerified()]).toEqual([false, true]);
});
