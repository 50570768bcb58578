import type { SignIn } from "#contract/auth.ts";
import { entryPlaces } from "#contract/entry-places.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Departure, Return } from "#contract/providers.ts";
import { domainOf } from "#contract/rules/email.ts";
import { sso } from "#contract/sso.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall, Tx } from "#server/context.ts";
import { openSession, signedInEmployee } from "#server/modules/auth/index.ts";
import { findSsoRequiredFrom, findTenantOfDomain } from "#server/modules/tenant/index.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { standingOf } from "#server/standing.ts";
import { hasOnceProven } from "../domains/verified-domains.ts";
import { type Flow, recordRefusal, startFlow, useFlow } from "./flows.ts";
import { type Finding, findPerson, link, noteUse } from "./linking.ts";
import { type Claims, claimsIn, departure } from "./protocol.ts";
import { type FoundClient, findClient, findSameClient } from "./providers.ts";

/** Of a company that has proven the domain: one that only signed up first could lead others' people to a page of its own. */
const offeredAt = (tx: Tx, email: string) =>
  tx
    .selectFrom("identityProviders")
    .where("tenantId", "=", tx.tenantId)
    .where("isOn", "=", true)
    .where(hasOnceProven(tx, domainOf(email)))
    .orderBy("createdAt")
    .orderBy("id")
    .select(["id", "name"])
    .execute();

/** By the domain alone, so that it tells nothing of accounts. */
export const signInOptions = (
  { database }: Pick<Services, "database">,
  { caller }: PublicCall,
  email: string,
) =>
  database.readFoundTenant(
    (db) => findTenantOfDomain(db, domainOf(email)),
    async (tx) => {
      const [providers, requiredFrom] = await Promise.all([
        offeredAt(tx, email),
        findSsoRequiredFrom(tx),
      ]);
      return { providers, isRequired: requiredFrom !== null && providers.length > 0 };
    },
    caller,
  );

type SsoServices = Pick<
  Services,
  "database" | "egress" | "sealing" | "links" | "tokens" | "config"
>;

export async function startSso(
  services: SsoServices,
  { caller }: PublicCall,
  { email, providerId }: { email: string; providerId: string },
): Promise<Departure> {
  const { database, egress, links } = services;
  const { tenantId, provider } = await database.readFoundTenant(
    (db) => findTenantOfDomain(db, domainOf(email)),
    async (tx) => {
      const isOffered = (await offeredAt(tx, email)).some(({ id }) => id === providerId);
      const provider = isOffered ? await findClient(services, tx, providerId) : undefined;
      return { tenantId: tx.tenantId, provider };
    },
    caller,
  );
  if (!provider) throw new AppError("not_found");
  const leaving = await departure(egress, provider, links.to(entryPlaces.providerReturn));
  return database.inTenant(
    tenantId,
    async (tx) => {
      const now = await findSameClient(services, tx, provider, "share");
      if (!now?.isOn) throw new AppError("not_found");
      return startFlow(services, tx, {
        ...leaving,
        providerId,
        purpose: "sign_in",
        accountId: null,
      });
    },
    caller,
  );
}

/** Exchanges what the browser came back with, outside transactions; throws `sso_ended`, `sso_cancelled`, `sso_unavailable` or `sso_answer_invalid`. */
export async function exchange(
  { egress, links }: Pick<Services, "egress" | "links">,
  provider: FoundClient,
  { nonce, verifier }: Flow,
  { state, code, iss, error }: Return,
  maxAgeSeconds?: number,
): Promise<Claims> {
  // Without either of both, the person turned back.
  if (!code && !error) throw new AppError("sso_cancelled");
  const returnedTo = new URL(links.to(entryPlaces.providerReturn));
  for (const [name, value] of Object.entries({ state, code, iss, error }))
    if (value) returnedTo.searchParams.set(name, value);
  return claimsIn(egress, provider, { returnedTo, state, nonce, verifier, maxAgeSeconds });
}

export async function finishSso(
  services: SsoServices,
  call: PublicCall,
  given: Return,
): Promise<SignIn> {
  const { database } = services;
  const flow = await useFlow(services, call, {
    ...given,
    purpose: "sign_in",
    accountId: null,
  });
  const { tenantId, providerId } = flow;
  try {
    const provider = await database.readTenant(
      tenantId,
      (tx) => findClient(services, tx, providerId),
      call.caller,
    );
    if (!provider?.isOn) throw new AppError("sso_ended");
    const claims = await exchange(services, provider, flow, given);
    const { signIn, email } = await database.inTenant(
      tenantId,
      async (tx) => {
        const now = await findSameClient(services, tx, provider, "share");
        // Turned off, changed or removed while it was asked.
        if (!now?.isOn) throw new AppError("sso_ended");
        return enter(services, tx, call, { provider: now, claims });
      },
      call.caller,
    );
    call.recognise({ email, forgives: "here" });
    return signIn;
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code))
      await recordRefusal(
        database,
        { tenantId, providerId, reason: error.code, address: call.address, device: call.device },
        call.caller,
      );
    throw error;
  }
}

/** What the provider, the person or the company is the reason of; our own failures are none of them. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  ...sso.finishSso.errors,
  "account_deactivated",
] satisfies ErrorCode[]);

interface Proof {
  provider: FoundClient;
  claims: Claims;
}

/** Links the person if this is the first time, and opens a session; a deactivated person gets none. */
async function enter(
  { tokens, config }: SsoServices,
  tx: Tx,
  call: PublicCall,
  { provider, claims }: Proof,
): Promise<{ signIn: SignIn; email: string }> {
  const company = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["ownerEmployeeId", "registeredAt", "suspendedAt", "companyEmail"])
    .executeTakeFirstOrThrow();
  if (company.suspendedAt) throw new AppError("company_suspended");
  const finding = await findPerson(tx, provider, claims);
  if (!finding.account) throw refusalOf(finding, company.companyEmail);
  const { account } = finding;
  const employee = await signedInEmployee(tx, account.employeeId, call.now);
  if (!standingOf({ ...employee, ...company })) throw new AppError("account_deactivated");
  await remember(tx, call, { provider, claims }, finding);
  const session = {
    id: account.id,
    employeeId: account.employeeId,
    factor: "sso" as const,
    // The provider may have asked its person for nothing.
    isConfirmed: false,
  };
  const { claims: named, expiresAt } = await openSession(tx, call, session, config.sessionHours);
  return {
    signIn: { token: await tokens.sign(named, expiresAt), employee },
    email: account.email,
  };
}

async function remember(
  tx: Tx,
  { now, address, device }: PublicCall,
  { provider, claims }: Proof,
  { rule, account }: Finding & { account: object },
): Promise<void> {
  if (rule === "linked") return void (await noteUse(tx, provider.id, claims.sub, now));
  const isLinked = await link(tx, {
    providerId: provider.id,
    subject: claims.sub,
    accountId: account.id,
  });
  if (!isLinked) throw new AppError("sso_linked_elsewhere");
  await recordSecurity(tx, {
    kind: "identity_linked",
    byId: account.employeeId,
    subjectId: account.employeeId,
    address,
    device,
    details: { provider: provider.id },
  });
}

const codeOf = {
  email_missing: "sso_email_missing",
  email_unverified: "sso_email_unverified",
  email_not_ours: "sso_email_not_ours",
  unknown_person: "sso_unknown_person",
  linked_elsewhere: "sso_linked_elsewhere",
} as const satisfies Record<string, ErrorCode>;

const refusalOf = ({ rule }: Exclude<Finding, { account: object }>, contact: string) =>
  new AppError(
    codeOf[rule],
    rule === "unknown_person" && contact !== ""
      ? { message: `You are not in Baton HR yet. Please ask ${contact}.` }
      : {},
  );
