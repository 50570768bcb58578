import { afterAll, beforeEach } from "vitest";
import { api } from "#contract/index.ts";
import { currentTime, followClock } from "#server/clock.ts";
import type { DueMatter } from "#server/due/due-queries.ts";
import { lookAtDueDomains } from "#server/modules/sso/domains/daily-looks.ts";
import { hasVerifiedDomain } from "#server/modules/sso/domains/verified-domains.ts";
import { ownCompanies } from "./company/tenant.ts";
import { type DnsAnswer, startDnsServer } from "./dns-server.ts";
import { limitedApp } from "./limited-app.ts";
import { securityEventsOf } from "./security-events.ts";
import { call, callOn, database, newTenant, services, type TestTenant } from "./world.ts";

const { listDomains, addDomain, checkDomain, removeDomain } = api.sso;

/** Two name servers and companies with domains at them, for one test file. Each test begins at the same moment, with empty zones. */
export async function companyDomains() {
  /** By name, or by wildcard for every name below; others do not exist. */
  const zone = new Map<string, DnsAnswer>();
  const answers = (name: string) =>
    zone.get(name) ?? zone.get(name.replace(/^[^.]+/, "*")) ?? "nxdomain";
  const first = await startDnsServer(answers);
  /** Knows what the first does, unless a test gives it a zone of its own. */
  const secondZone = new Map<string, DnsAnswer>();
  const second = await startDnsServer((name) => secondZone.get(name) ?? answers(name));
  afterAll(async () => {
    followClock(undefined);
    await Promise.all([first.stop(), second.stop()]);
  });

  const config = { ...services.config, dnsServers: [first.address, second.address] };
  const app = await limitedApp({ config });
  const looking = {
    ...services,
    config,
    database: {
      ...database,
      /** Other tests' companies have name servers of their own. */
      inDirectory: (async (work) =>
        ((await database.inDirectory(work)) as DueMatter[]).filter(({ tenantId }) =>
          ownCompanies.has(tenantId),
        )) as typeof database.inDirectory,
    },
  };

  let now = 0;
  const moment = () => now;
  const pass = (days: number) => {
    now += days * 86_400_000;
  };
  beforeEach(() => {
    now = Date.parse("2026-03-02T08:00:00Z");
    followClock(() => new Date(now));
    zone.clear();
    secondZone.clear();
  });
  const lookDaily = () => lookAtDueDomains(looking, currentTime());

  let counted = 0;
  const newName = () =>
    `protea-${process.pid}-${++counted}-${Math.random().toString(36).slice(2)}.co.za`;

  async function newDomain(given: Partial<{ tenant: TestTenant; domain: string }> = {}) {
    const tenant = given.tenant ?? (await newTenant());
    const { owner, inTenant, signInAgain } = tenant;
    /** A session ends within days. */
    const signIn = () => signInAgain(owner);
    const body = { domain: given.domain ?? newName() };
    const { record, ...added } = (await call(await signIn(), addDomain, { body })).body;
    const params = { id: added.id };
    return {
      ...{ tenant, ...added, ...record },
      signIn,
      publish: () => void zone.set(record.name, [[record.value]]),
      withdraw: () => void zone.delete(record.name),
      check: async () => (await callOn(app, await signIn(), checkDomain, { params })).body,
      remove: async () => (await call(await signIn(), removeDomain, { params })).status,
      listed: async () =>
        (await call(await signIn(), listDomains, {})).body.domains.find(
          ({ id }) => id === added.id,
        ),
      isVerified: () => inTenant((tx) => hasVerifiedDomain(tx, added.domain)),
      kinds: async () => (await securityEventsOf(tenant)).map(({ kind }) => kind),
    };
  }

  return { zone, secondZone, first, config, moment, pass, lookDaily, newName, newDomain };
}
export type NewDomain = Awaited<
  ReturnType<Awaited<ReturnType<typeof companyDomains>>["newDomain"]>
>;
