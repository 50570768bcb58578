import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

// OWASP's recommendation for argon2id, which is what the library makes: 19 MiB of memory, two passes.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const maxConcurrent = Math.max(2, availableParallelism());
const waiting: (() => void)[] = [];
let running = 0;

/** Each hash takes memory and a core on purpose: more at once than there are cores would only starve everything else. */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** The hash under which a password is stored. */
export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(password, strength));

let decoyHash: Promise<string> | undefined;

/** Whether a password matches the hash; for an account without one it does the same work and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword("no account has this password");
  const known = passwordHash ?? (await decoyHash);
  const matches = await limited(() => verify(known, password));
  return matches && passwordHash !== null;
}
