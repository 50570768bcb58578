import { entryPlaces } from "#contract/entry-places.ts";
import type { Departure, Return, Trial } from "#contract/providers.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { startFlow, useFlow } from "./flows.ts";
import { findPerson } from "./linking.ts";
import { type Claims, departure } from "./protocol.ts";
import { type FoundClient, findClient, findSameClient } from "./providers.ts";
import { exchange } from "./single-sign-on.ts";

type TrialServices = Pick<Services, "database" | "egress" | "sealing" | "links">;

async function clientOf(
  services: TrialServices,
  { actor, caller }: SignedInCall,
  id: string,
): Promise<FoundClient> {
  const provider = await services.database.readTenant(
    actor.tenantId,
    (tx) => findClient(services, tx, id),
    caller,
  );
  if (!provider) throw new AppError("not_found");
  return provider;
}

export async function prepareTrial(
  services: TrialServices,
  call: SignedInCall,
  providerId: string,
): Promise<(context: Context) => Promise<Departure>> {
  const { egress, links } = services;
  const provider = await clientOf(services, call, providerId);
  const leaving = await departure(egress, provider, links.to(entryPlaces.providerReturn));
  const { accountId } = call.actor;
  return async ({ tx }) => {
    if (!(await findSameClient(services, tx, provider, "share"))) throw new AppError("not_found");
    return startFlow(services, tx, { ...leaving, providerId, purpose: "trial", accountId });
  };
}

export async function prepareTrialEnd(
  services: TrialServices,
  call: SignedInCall,
  given: Return,
): Promise<(context: Context) => Promise<Trial>> {
  const { accountId, tenantId } = call.actor;
  const flow = await useFlow(services, call, { ...given, purpose: "trial", accountId });
  // An account belongs to one company, so its flows do.
  if (flow.tenantId !== tenantId) throw new AppError("sso_ended");
  const provider = await clientOf(services, call, flow.providerId);
  const claims = await exchange(services, provider, flow, given);
  return async (context) => {
    const now = await findSameClient(services, context.tx, provider, "update");
    if (!now) throw new AppError("sso_ended");
    return describe(context, now, claims);
  };
}

async function describe(
  { tx, now }: Context,
  provider: FoundClient,
  claims: Claims,
): Promise<Trial> {
  const { rule, account } = await findPerson(tx, provider, claims);
  await tx
    .updateTable("identityProviders")
    .set({ testedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", provider.id)
    .execute();
  return { claims: shownClaims(claims), rule, account: account?.email ?? null };
}

/** Belong to the exchange, not to the person. */
const ofExchange = ["nonce", "at_hash", "c_hash", "s_hash", "jti", "sid"];
const maxShown = 40;
const maxValueLength = 300;

const shownClaims = (claims: Claims) =>
  Object.entries(claims)
    .filter(([name]) => !ofExchange.includes(name))
    .slice(0, maxShown)
    .map(([name, value]) => ({
      name: name.slice(0, maxValueLength),
      value: (typeof value === "string" ? value : JSON.stringify(value)).slice(0, maxValueLength),
    }));
