import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { PasskeyRequest } from "#contract/passkeys.ts";
import type { DirectoryTx } from "#server/db/database.ts";

/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000;

/** What an answer is good for; within a session only there. */
export type ChallengePurpose = "sign-in" | `confirm ${string}` | `add ${string}`;

/** Stored only as a hash with its purpose, so an answer is worth nothing elsewhere. */
const keyOf = (challenge: string, purpose: ChallengePurpose) =>
  createHash("sha256").update(`${purpose} ${challenge}`).digest("base64url");

export async function newChallenge(
  db: DirectoryTx,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await sql`
    select app.add_challenge(${keyOf(challenge, purpose)}, ${now.getTime() + challengeMs}::bigint)`.execute(
    db,
  );
  return challenge;
}

/** Whether it was given for this purpose, lately, and is used for the first time. */
export async function useChallenge(
  db: DirectoryTx,
  challenge: string,
  { purpose, now }: { purpose: ChallengePurpose; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isRight: boolean }>`
    select app.use_challenge(${keyOf(challenge, purpose)}, ${now.getTime()}::bigint) as is_right`.execute(
    db,
  );
  return rows[0]?.isRight === true;
}

/** The question to a browser; without passkeys it offers all that it has for this product. */
export const requestOf = (
  rpId: string,
  challenge: string,
  allowCredentials: PasskeyRequest["allowCredentials"] = [],
): PasskeyRequest => ({
  challenge,
  rpId,
  timeout: challengeMs,
  userVerification: "required",
  allowCredentials,
});
