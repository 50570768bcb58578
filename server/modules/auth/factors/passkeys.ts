import { randomBytes, randomUUID } from "node:crypto";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { sql } from "kysely";
import type { NewPasskey, NewPasskeyOptions, PasskeyRequest } from "#contract/passkeys.ts";
import { maxPasskeys } from "#contract/rules/passkeys.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall, Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { deviceLabel } from "../device-label.ts";
import { keepEmergencyAccount, lockEmergencyAccounts } from "../emergency-accounts.ts";
import { findAddressee, lockAccount } from "../queries.ts";
import { challengeMs, newChallenge, requestOf, useChallenge } from "./challenges.ts";
import { passkeysOf, releasePasskey, settleFactors } from "./factors.ts";
import { placeOf, RefusedPasskey } from "./passkey-answer.ts";

/** ES256, EdDSA and RS256: what every authenticator has one of. */
const algorithms = [-7, -8, -257];

type Configured = Pick<Services, "config">;

/** A challenge that only this session can answer, by one of the account's passkeys. */
export async function confirmOptions(
  services: Configured,
  { tx, actor, now }: Context,
): Promise<PasskeyRequest> {
  const challenge = await newChallenge(tx, `confirm ${actor.sessionId}`, now);
  return requestOf(placeOf(services).rpId, challenge, await credentialsOf(tx, actor.accountId));
}

/** Throws `passkey_limit`. */
export async function addPasskeyOptions(
  services: Configured,
  { tx, actor, now, origin }: Context,
): Promise<NewPasskeyOptions> {
  const { accountId } = actor;
  await lockAccount(tx, accountId);
  const excludeCredentials = await credentialsOf(tx, accountId);
  if (excludeCredentials.length >= maxPasskeys) throw new AppError("passkey_limit");
  const challenge = await newChallenge(tx, `add ${actor.sessionId}`, now);
  const handle = await handleOf(tx, accountId);
  const { email = "", name = "", surname = "" } = (await findAddressee(tx, accountId)) ?? {};
  return {
    name: deviceLabel(origin?.device ?? ""),
    creation: {
      challenge,
      rp: { id: placeOf(services).rpId, name: "Baton HR" },
      user: { id: handle, name: email, displayName: `${name} ${surname}`.trim() },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      timeout: challengeMs,
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials,
    },
  };
}

async function credentialsOf(tx: Tx, accountId: string) {
  const known = await passkeysOf(tx, accountId).select(["credentialId", "transports"]).execute();
  return known.map(({ credentialId: id, transports }) => ({
    type: "public-key" as const,
    id,
    transports,
  }));
}

/** The account's own for all of its passkeys; says nothing of the person. */
async function handleOf(tx: Tx, accountId: string): Promise<string> {
  const { passkeyHandle } = await tx
    .updateTable("accounts")
    .set(({ fn, ref, val }) => ({
      passkeyHandle: fn.coalesce(ref("passkeyHandle"), val(randomBytes(32).toString("base64url"))),
    }))
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .returning("passkeyHandle")
    .executeTakeFirstOrThrow();
  return String(passkeyHandle);
}

/** Throws `passkey_refused` or `passkey_limit`. */
export async function prepareNewPasskey(
  services: Configured,
  { actor }: SignedInCall,
  given: NewPasskey,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { challenge, ...passkey } = await readNewPasskey(services, given);
  const { accountId } = actor;
  return async (context) => {
    const { tx, now } = context;
    await lockAccount(tx, accountId);
    const isRight = await useChallenge(tx, challenge, { purpose: `add ${actor.sessionId}`, now });
    if (!isRight) throw new RefusedPasskey("passkey_invalid");
    const known = await passkeysOf(tx, accountId).select("id").execute();
    if (known.length >= maxPasskeys) throw new AppError("passkey_limit");
    const { rows } = await sql<{ isNew: boolean }>`
      select app.claim_passkey(${passkey.credentialId}) as is_new`.execute(tx);
    if (!rows[0]?.isNew) throw new RefusedPasskey("passkey_invalid");
    await tx
      .insertInto("passkeys")
      .values({
        ...{ tenantId: tx.tenantId, id: randomUUID(), accountId },
        ...{ ...passkey, name: given.name, transports: given.transports },
      })
      .execute();
    await settleFactors(context);
    return { ok: true };
  };
}

async function readNewPasskey(services: Configured, given: NewPasskey) {
  const { id, clientDataJSON, attestationObject } = given;
  const { rpId, origin } = placeOf(services);
  try {
    const client = decodeClientDataJSON(clientDataJSON);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      // It is used up within the transaction that adds the passkey.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== id || client.crossOrigin === true)
      throw new RefusedPasskey("passkey_invalid");
    const publicKey = Buffer.from(credential.publicKey).toString("base64url");
    const { challenge } = client;
    return { challenge, credentialId: id, publicKey, counter: credential.counter };
  } catch {
    // The library throws for each part of an answer that is not as it should be.
    throw new RefusedPasskey("passkey_invalid");
  }
}

/** Throws `not_found` unless the passkey is the caller's own. */
export async function renamePasskey(
  { tx, actor }: Context,
  id: string,
  name: string,
): Promise<{ ok: true }> {
  const renamed = await tx
    .updateTable("passkeys")
    .set({ name })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", actor.accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!renamed) throw new AppError("not_found");
  return { ok: true };
}

/** Throws `not_found` unless the passkey is the caller's own, and `last_factor` or `last_emergency_account` if the company requires one. */
export async function removePasskey(context: Context, id: string): Promise<{ ok: true }> {
  const { tx, actor } = context;
  const { accountId } = actor;
  await lockEmergencyAccounts(tx);
  await lockAccount(tx, accountId);
  const removed = await tx
    .deleteFrom("passkeys")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .returning("credentialId")
    .executeTakeFirst();
  if (!removed) throw new AppError("not_found");
  await releasePasskey(tx, removed.credentialId);
  await settleFactors(context);
  await keepEmergencyAccount(tx);
  return { ok: true };
}
