import { sql } from "kysely";
import type { Departure, Provider, ProviderBody } from "#contract/providers.ts";
import { sso } from "#contract/sso.ts";
import { buildApp } from "#server/app.ts";
import { readAllowedPlaces } from "#server/egress/allowed-places.ts";
import { createEgress } from "#server/egress/egress.ts";
import type { Services } from "#server/services.ts";
import { clientId, clientSecret } from "./sign-in-provider.ts";
import { callOn, newTenant, type Person, services, type TestTenant } from "./world.ts";

const allowed = readAllowedPlaces("localhost");
/** Reaches providers on this machine, and waits for them for two seconds only. */
export const appWith = (different: Partial<Services> = {}) =>
  buildApp({
    services: {
      ...services,
      egress: createEgress({ ...(allowed && { allowed }), maxMs: 2_000 }),
      ...different,
    },
    checkResponses: true,
    requestLimits: { callsPerMinute: 1_000_000 },
  });
const app = await appWith();

/** Proves a domain, as DNS would. */
export const proveDomain = ({ inTenant }: Pick<TestTenant, "inTenant">, domain: string) =>
  inTenant(async (tx) => {
    const now = new Date().toISOString();
    await tx
      .insertInto("companyDomains")
      .values({ tenantId: tx.tenantId, domain, token: "t", verifiedAt: now, lastSeenAt: now })
      .execute();
    await sql`select app.hold_verified_domain(${domain})`.execute(tx);
  });

export const call = <Op extends Parameters<typeof callOn>[2]>(
  as: Pick<Person, "token"> | null,
  operation: Op,
  input: Parameters<typeof callOn<Op>>[3],
) => callOn(app, as, operation, input);

export const providerBody = (issuer: string, more: Partial<ProviderBody> = {}): ProviderBody => ({
  name: "Acme",
  issuer,
  clientId,
  clientSecret,
  isOn: true,
  trustsUnmarkedEmails: false,
  ...more,
});

/** A company with a proven domain, whose people sign in at this issuer. */
export async function companyWithProvider(issuer: string, more: Partial<ProviderBody> = {}) {
  const tenant = await newTenant();
  await proveDomain(tenant, tenant.domain);
  const saved = await call(tenant.owner, sso.saveProvider, { body: providerBody(issuer, more) });
  if (saved.status !== 200) throw new Error(`The provider was not saved: ${saved.body.message}`);
  const provider: Provider = saved.body;
  const start = async (): Promise<Departure> =>
    (
      await call(null, sso.startSso, {
        body: { email: `anyone@${tenant.domain}`, providerId: provider.id },
      })
    ).body;
  return { tenant, provider, start };
}

export const finish = (
  { browserKey }: Pick<Departure, "browserKey">,
  returned: { code?: string; state: string; iss?: string; error?: string },
  on = app,
) => callOn(on, null, sso.finishSso, { body: { ...returned, browserKey } });
