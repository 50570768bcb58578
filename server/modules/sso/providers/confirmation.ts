import { entryPlaces } from "#contract/entry-places.ts";
import type { Departure, Return } from "#contract/providers.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor, SignedInCall, Tx } from "#server/context.ts";
import { confirmSession } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { startFlow, useFlow } from "./flows.ts";
import { departure } from "./protocol.ts";
import { type FoundClient, findClient, findSameClient } from "./providers.ts";
import { exchange } from "./single-sign-on.ts";

type ConfirmationServices = Pick<Services, "database" | "egress" | "sealing" | "links">;

/** The provider that may confirm a session: of those that the session's person used, the latest. Only a session that one opened has any. */
const findOwnProvider = (tx: Tx, { sessionId }: Pick<PersonActor, "sessionId">) =>
  tx
    .selectFrom("sessions as s")
    .innerJoin("identities as i", (join) =>
      join.onRef("i.tenantId", "=", "s.tenantId").onRef("i.accountId", "=", "s.accountId"),
    )
    .innerJoin("identityProviders as p", (join) =>
      join.onRef("p.tenantId", "=", "i.tenantId").onRef("p.id", "=", "i.providerId"),
    )
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.id", "=", sessionId)
    .where("s.factor", "=", "sso")
    .where("p.isOn", "=", true)
    .orderBy("i.lastUsedAt", "desc")
    .orderBy("p.id")
    .select(["p.id", "p.name"])
    .limit(1)
    .executeTakeFirst();

export async function getOwnProvider({ tx, actor }: Context) {
  const provider = await findOwnProvider(tx, actor);
  return { name: provider?.name ?? null, isRequired: actor.needsProvider };
}

/** The provider asks who is there again, whatever session the person has with it. */
export async function prepareConfirmationStart(
  services: ConfirmationServices,
  { actor, caller }: SignedInCall,
): Promise<(context: Context) => Promise<Departure>> {
  const { database, egress, links } = services;
  const provider = await database.readTenant(
    actor.tenantId,
    async (tx) => {
      const own = await findOwnProvider(tx, actor);
      return own && findClient(services, tx, own.id);
    },
    caller,
  );
  if (!provider) throw new AppError("not_found");
  const returnAddress = links.to(entryPlaces.providerReturn);
  const leaving = await departure(egress, provider, returnAddress, { asksAgain: true });
  return async ({ tx }) => {
    if (!(await findSameClient(services, tx, provider, "share"))) throw new AppError("not_found");
    const { accountId } = actor;
    const flow = { ...leaving, providerId: provider.id, accountId };
    return startFlow(services, tx, { ...flow, purpose: "confirmation" });
  };
}

export async function prepareConfirmationEnd(
  services: ConfirmationServices,
  call: SignedInCall,
  given: Return,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { accountId, tenantId } = call.actor;
  const flow = await useFlow(services, call, { ...given, purpose: "confirmation", accountId });
  // An account belongs to one company, so its flows do.
  if (flow.tenantId !== tenantId) throw new AppError("sso_ended");
  const provider = await services.database.readTenant(
    tenantId,
    (tx) => findClient(services, tx, flow.providerId),
    call.caller,
  );
  if (!provider) throw new AppError("sso_ended");
  const { sub } = await exchange(services, provider, flow, given, flow.ageSeconds);
  return async (context) => {
    await requireOwn(services, context, { provider, subject: sub });
    return confirmSession(context);
  };
}

interface Proof {
  provider: FoundClient;
  subject: string;
}

/** The session's own person, at a provider that is still offered. */
async function requireOwn(
  services: Pick<Services, "sealing">,
  { tx, actor }: Context,
  { provider, subject }: Proof,
): Promise<void> {
  const now = await findSameClient(services, tx, provider, "share");
  const own = await findOwnProvider(tx, actor);
  if (!now || own?.id !== provider.id) throw new AppError("sso_ended");
  const identity = await tx
    .selectFrom("identities")
    .where("tenantId", "=", tx.tenantId)
    .where("providerId", "=", provider.id)
    .where("subject", "=", subject)
    .where("accountId", "=", actor.accountId)
    .select("subject")
    .executeTakeFirst();
  if (!identity) throw new AppError("sso_linked_elsewhere");
}
