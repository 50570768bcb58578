import { availableParallelism } from "node:os";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import { fairQueue } from "#server/fair-queue/fair-queue.ts";

// OWASP's recommendation for argon2id, which is what the library makes: 19 MiB of memory, two passes.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes memory and a core on purpose, so more than the cores would slow everything else.
const maxConcurrent = Math.max(2, availableParallelism());
/** About two seconds of work. */
const maxWaiting = 50 * maxConcurrent;
/** An office that signs in at once; the rest of a flood is refused at once. */
const maxWaitingOfAddress = 50;

/** Known devices have every other turn. Addresses take turns, and accounts at one address, so that a flood delays neither others nor colleagues. */
const turns = fairQueue({
  shares: [
    { running: maxConcurrent, waiting: maxWaiting },
    { running: maxConcurrent, waiting: maxWaiting },
    { running: maxConcurrent, waiting: maxWaitingOfAddress },
    { running: maxConcurrent, waiting: maxWaitingOfAddress },
  ],
  maxWaitMs: 10_000,
});

type Hasher = {
  caller: Pick<PublicCall["caller"], "client" | "person"> & { signal?: AbortSignal };
  /** Absent for a session, which is known. */
  isKnownDevice?: boolean;
};
const theServer: Hasher = { caller: { client: "", person: "" } };

async function inTurn<T>(
  { caller, isKnownDevice = true }: Hasher,
  work: () => Promise<T>,
): Promise<T> {
  const { client, person, signal } = caller;
  const leave = await turns.enter([String(isKnownDevice), client, person], signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

/** The stored hash of a password; throws `unavailable` if too many wait. */
export const hashPassword = (password: string, by = theServer): Promise<string> =>
  inTurn(by, () => hash(password, strength));

/** The stored hash of a recovery code, the same for the same account; throws `unavailable` if too many wait. */
export async function hashRecoveryCode(code: string, accountId: string, by: Hasher) {
  const salt = Buffer.from(accountId.replaceAll("-", ""), "hex");
  return (await inTurn(by, () => hashRaw(code, { ...strength, salt }))).toString("base64url");
}

/** At the field of a form of a signed-in person. */
export const wrongPassword = (field: string) =>
  new AppError("wrong_current_password", {
    fields: { [field]: "The current password is not right." },
  });

let decoyHash: Promise<string> | undefined;

/** Whether a password matches; an account without a hash takes the same work. Throws `unavailable` if too many wait. */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  by = theServer,
): Promise<boolean> {
  decoyHash ??= hash("no account has this password", strength);
  const known = passwordHash ?? (await decoyHash);
  const matches = await inTurn(by, () => verify(known, password));
  return matches && passwordHash !== null;
}
