import { generateKeyPairSync } from "node:crypto";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { PasskeyAnswer } from "#contract/passkeys.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/context.ts";
import type { PasskeyProblem } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { lockAccount } from "../queries.ts";
import { type ChallengePurpose, useChallenge } from "./challenges.ts";

export class RefusedPasskey extends AppError {
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem) {
    super("passkey_refused");
    this.problem = problem;
  }
}

/** The place that passkeys belong to: a browser offers them nowhere else. */
export function placeOf({ config }: { config: Pick<Services["config"], "publicUrl"> }) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpId: hostname, origin };
}

export type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** A company's passkey with its account. */
export const findPasskey = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom("passkeys as p")
    .innerJoin("accounts as a", (join) =>
      join.onRef("a.tenantId", "=", "p.tenantId").onRef("a.id", "=", "p.accountId"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.credentialId", "=", credentialId)
    .select(["p.id", "p.accountId", "p.publicKey", "a.passkeyHandle", "a.employeeId", "a.email"])
    .executeTakeFirst();

/** What a passkey has signed. */
export interface SignedAnswer {
  challenge: string;
  counter: number;
}

/** Compares an answer with the passkey's key; an unknown passkey takes the same work. Never within a transaction. */
export async function checkAnswer(
  services: Pick<Services, "config">,
  answer: PasskeyAnswer,
  passkey: KnownPasskey | undefined,
): Promise<SignedAnswer | PasskeyProblem> {
  const { id, userHandle, ...response } = answer;
  const { rpId, origin } = placeOf(services);
  try {
    const client = decodeClientDataJSON(response.clientDataJSON);
    if (client.origin !== origin || client.crossOrigin === true) return "passkey_elsewhere";
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response,
      },
      // It is used up within the transaction of its effect, and so is the counter.
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id, publicKey: keyOf(passkey?.publicKey ?? decoyKey), counter: 0 },
    });
    const isOwn = userHandle === undefined || userHandle === passkey?.passkeyHandle;
    if (!verified || !passkey || !isOwn) return "passkey_invalid";
    return { challenge: client.challenge, counter: authenticationInfo.newCounter };
  } catch {
    // The library throws for each part of an answer that is not as it should be.
    return "passkey_invalid";
  }
}

const keyOf = (stored: string) => new Uint8Array(Buffer.from(stored, "base64url"));

/** A key for ES256 in the form of authenticators, whose private part is gone. */
const decoyKey = (() => {
  const { x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({
    format: "jwk",
  });
  const head = Buffer.from("a5010203262001215820", "hex");
  const middle = Buffer.from("225820", "hex");
  const parts = [head, Buffer.from(String(x), "base64url"), middle];
  return Buffer.concat([...parts, Buffer.from(String(y), "base64url")]).toString("base64url");
})();

/** Uses up the challenge of a checked answer and remembers the passkey's counter; throws a `RefusedPasskey`. */
export async function usePasskey(
  tx: Tx,
  { id, accountId }: Pick<KnownPasskey, "id" | "accountId">,
  checked: SignedAnswer | PasskeyProblem,
  { purpose, now }: { purpose: ChallengePurpose; now: Date },
): Promise<void> {
  if (typeof checked === "string") throw new RefusedPasskey(checked);
  const { challenge, counter } = checked;
  if (!(await useChallenge(tx, challenge, { purpose, now })))
    throw new RefusedPasskey("passkey_invalid");
  await lockAccount(tx, accountId);
  // An authenticator that counts never repeats a number, so a copy shows; others always send 0.
  const used = await tx
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("counter", counter === 0 ? "=" : "<", counter)
    .returning("id")
    .executeTakeFirst();
  if (!used) throw new RefusedPasskey("passkey_copied");
}
