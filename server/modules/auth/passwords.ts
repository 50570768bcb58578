import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { PublicCall } from "#server/context.ts";
import { fairQueue } from "#server/fair-queue/fair-queue.ts";

// OWASP's recommendation for argon2id, which is what the library makes: 19 MiB of memory, two passes.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes memory and a core on purpose: more at once than there are cores would only starve everything else.
const maxConcurrent = Math.max(2, availableParallelism());
/** About two seconds of work on a machine of today. */
const maxWaiting = 50 * maxConcurrent;

/** Addresses take turns, and those at one address too, so that a flood of sign-ins keeps neither others nor colleagues out. */
const turns = fairQueue({
  shares: [
    { running: maxConcurrent, waiting: maxWaiting },
    { running: maxConcurrent, waiting: maxWaiting },
    { running: maxConcurrent, waiting: maxWaiting },
  ],
  maxWaitMs: 10_000,
});

/** For whom a password is hashed. */
type Hasher = {
  caller: Pick<PublicCall["caller"], "client" | "person"> & { signal?: AbortSignal };
};
const theServer: Hasher = { caller: { client: "", person: "" } };

async function inTurn<T>({ caller }: Hasher, work: () => Promise<T>): Promise<T> {
  const leave = await turns.enter([caller.client, caller.person], caller.signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

/** The hash under which a password is stored; throws `unavailable` if too many others are waiting for theirs. */
export const hashPassword = (password: string, by = theServer): Promise<string> =>
  inTurn(by, () => hash(password, strength));

let decoyHash: Promise<string> | undefined;

/**
 * Whether a password matches the hash; for an account without one it does the same work and returns false.
 * Throws `unavailable` if too many others are waiting.
 */
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
