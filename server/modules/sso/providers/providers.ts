import { randomUUID } from "node:crypto";
import { entryPlaces } from "#contract/entry-places.ts";
import type { Provider, ProviderBody } from "#contract/providers.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall, Tx } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { findSsoRequiredFrom } from "#server/modules/tenant/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import type { Services } from "#server/services.ts";
import { type Client, discover } from "./protocol.ts";

const maxProviders = 5;

const placeOf = (tenantId: string, id: string) => ({
  tenantId,
  table: "identity_providers",
  column: "client_secret_sealed",
  id,
});

const providers = (tx: Tx) =>
  tx
    .selectFrom("identityProviders as p")
    .where("p.tenantId", "=", tx.tenantId)
    .select((eb) => [
      "p.id",
      "p.name",
      "p.issuer",
      "p.clientId",
      "p.isOn",
      "p.trustsUnmarkedEmails",
      "p.testedAt",
      eb
        .selectFrom("identities as i")
        .where("i.tenantId", "=", tx.tenantId)
        .whereRef("i.providerId", "=", "p.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("people"),
    ])
    .orderBy("p.createdAt")
    .orderBy("p.id");

type Row = Awaited<ReturnType<ReturnType<typeof providers>["execute"]>>[number];
const providerOf = ({ people, ...row }: Row): Provider => ({ ...row, people: people ?? 0 });

export async function listProviders({ tx, links }: Pick<Context, "tx" | "links">) {
  const rows = await providers(tx).execute();
  const redirectAddress = links.to(entryPlaces.providerReturn);
  return { providers: rows.map(providerOf), maxProviders, redirectAddress };
}

/** With its secret; undefined if this company has no such provider. */
export async function findClient(
  { sealing }: Pick<Services, "sealing">,
  tx: Tx,
  id: string,
  lock?: "share" | "update",
) {
  const found = await tx
    .selectFrom("identityProviders")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["id", "issuer", "clientId", "clientSecretSealed", "isOn", "trustsUnmarkedEmails"])
    .$if(lock === "share", (query) => query.forShare())
    .$if(lock === "update", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return undefined;
  const { clientSecretSealed, ...provider } = found;
  return { ...provider, clientSecret: sealing.open(clientSecretSealed, placeOf(tx.tenantId, id)) };
}
export type FoundClient = Client & { id: string; isOn: boolean; trustsUnmarkedEmails: boolean };

/** As it is after a call to it, locked; undefined if it is another server or client by now, or was removed. */
export async function findSameClient(
  services: Pick<Services, "sealing">,
  tx: Tx,
  before: FoundClient,
  lock: "share" | "update",
): Promise<FoundClient | undefined> {
  const found = await findClient(services, tx, before.id, lock);
  const isSame = found?.issuer === before.issuer && found.clientId === before.clientId;
  return isSame ? found : undefined;
}

const secretMissing = () =>
  new AppError("invalid_request", { fields: { clientSecret: "Please enter the client secret" } });
const noAnswer = (cause: unknown) =>
  new AppError("invalid_request", {
    fields: { issuer: "No sign-in provider answers at this address, or it names another issuer" },
    cause,
  });

/** Asks the provider before anything is stored, so that a mistyped issuer is refused at its field. */
export async function prepareProvider(
  services: Pick<Services, "sealing" | "egress">,
  _call: SignedInCall,
  body: ProviderBody,
): Promise<(context: Context) => Promise<Provider>> {
  const client = { ...body, clientSecret: body.clientSecret ?? "" };
  await discover(services.egress, client).catch((error) => {
    throw error instanceof AppError ? noAnswer(error) : error;
  });
  return (context) => saveProvider(services, context, body);
}

async function saveProvider(
  { sealing }: Pick<Services, "sealing">,
  { tx }: Context,
  { id: givenId, clientSecret, ...given }: ProviderBody,
): Promise<Provider> {
  const id = givenId ?? randomUUID();
  const secret = clientSecret && {
    clientSecretSealed: sealing.seal(clientSecret, placeOf(tx.tenantId, id)),
  };
  // Providers are counted one after the other.
  await lockCompany(tx);
  try {
    if (givenId) await changeProvider(tx, { id, ...given, ...secret });
    else if (secret) await addProvider(tx, { id, ...given, ...secret });
    else throw secretMissing();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("invalid_request", { fields: { name: "Another provider has this name" } });
  }
  return providerOf(await providers(tx).where("p.id", "=", id).executeTakeFirstOrThrow());
}

type Stored = Omit<ProviderBody, "id" | "clientSecret"> & { id: string };

async function addProvider(tx: Tx, provider: Stored & { clientSecretSealed: string }) {
  const all = await providers(tx).execute();
  if (all.length >= maxProviders) throw new AppError("too_many_providers");
  await tx
    .insertInto("identityProviders")
    .values({ tenantId: tx.tenantId, ...provider })
    .execute();
}

/** Another issuer or client calls its people otherwise, so who is who is forgotten. */
async function changeProvider(
  tx: Tx,
  { id, ...provider }: Stored & { clientSecretSealed?: string },
): Promise<void> {
  const before = await tx
    .selectFrom("identityProviders")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["issuer", "clientId"])
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError("not_found");
  const isAnother = before.issuer !== provider.issuer || before.clientId !== provider.clientId;
  if (isAnother || !provider.isOn) await keepOneProvider(tx, id);
  // The stored secret must not reach a server that it was not given for.
  if (isAnother && !provider.clientSecretSealed) throw secretMissing();
  if (isAnother) await deleteIdentities(tx, id);
  await tx
    .updateTable("identityProviders")
    .set({ ...provider, ...(isAnother && { testedAt: null }) })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
}

/** While single sign-on is required, one provider stays on offer as its people know it; throws `provider_required`. */
async function keepOneProvider(tx: Tx, changingId: string): Promise<void> {
  if ((await findSsoRequiredFrom(tx)) === null) return;
  const others = await providers(tx)
    .where("p.isOn", "=", true)
    .where("p.id", "!=", changingId)
    .execute();
  if (others.length === 0) throw new AppError("provider_required");
}

const deleteIdentities = (tx: Tx, providerId: string) =>
  tx
    .deleteFrom("identities")
    .where("tenantId", "=", tx.tenantId)
    .where("providerId", "=", providerId)
    .execute();

/** Throws `not_found` or `provider_required`. */
export async function removeProvider({ tx }: Context, id: string): Promise<{ ok: true }> {
  await lockCompany(tx);
  await keepOneProvider(tx, id);
  // Simultaneous sign-ins link no one after their links are deleted.
  await tx
    .selectFrom("identityProviders")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  await deleteIdentities(tx, id);
  const removed = await tx
    .deleteFrom("identityProviders")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw new AppError("not_found");
  return { ok: true };
}
