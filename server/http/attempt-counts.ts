import { createHash } from "node:crypto";
import type { Allowance, Limit } from "#contract/limits.ts";
import type { AttemptCount } from "./attempt-queries.ts";
import { clientAddress } from "./client-address.ts";
import type { TokenClaims } from "./tokens.ts";

/** Who makes an attempt at what, as far as it is known before the work begins. */
export interface Attempt {
  address: string;
  device: string;
  email?: string | undefined;
  secret?: string | undefined;
  claims?: TokenClaims | undefined;
}

/** A /48 is given to one site, which may have many offices and homes behind it. */
const clientsPerNetwork = 10;

/** Everything is counted under a hash, so that the table does not identify anyone. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

const emailKey = (limit: Limit, email: string) => `${limit.name}:e:${hashOf(email.toLowerCase())}`;

/** What counts at an e-mail, from one address, or with null from everywhere: the beginning of its keys. */
export function emailPrefix(limit: Limit, email: string, address: string | null): string {
  const everywhere = emailKey(limit, email);
  return address === null ? everywhere : `${everywhere}:${hashOf(clientAddress(address).client)}`;
}

/**
 * The key under which an account knows a device. What a browser says about itself can be forged, an address cannot, so a
 * device is known at its address only.
 */
export const deviceKey = (
  email: string,
  { address, device }: Pick<Attempt, "address" | "device">,
) => [email.toLowerCase(), clientAddress(address).client, device].map(hashOf).join(":");

/** The counts that an attempt goes into under a limit; `factor` makes each of them larger. */
export function countsOf(limit: Limit, attempt: Attempt, factor: number): AttemptCount[] {
  const { perAddress, perEmailAndAddress, perEmail, perSession, perPerson, perTenant, perSecret } =
    limit;
  const { address, device, email, secret, claims } = attempt;
  const { client, network } = clientAddress(address);
  const counts: AttemptCount[] = [];
  const add = (key: string, allowance: Allowance | undefined, more: Partial<AttemptCount> = {}) => {
    if (!allowance) return;
    const every_ms = allowance.everySeconds * 1_000;
    const span_ms = every_ms * allowance.atOnce * factor;
    counts.push({ key, every_ms, span_ms, max_wait_ms: 0, if_known: null, ...more });
  };
  // What strangers use up must not be missing for a device that the account knows: it has a count of its own.
  const ofStrangers = email !== undefined && perEmailAndAddress ? { if_known: false } : {};
  add(`${limit.name}:a:${hashOf(client)}`, perAddress, ofStrangers);
  if (network && perAddress)
    add(
      `${limit.name}:n:${hashOf(network)}`,
      { ...perAddress, atOnce: perAddress.atOnce * clientsPerNetwork },
      ofStrangers,
    );
  if (email !== undefined) {
    const here = emailPrefix(limit, email, address);
    add(here, perEmailAndAddress, { if_known: false });
    add(`${here}:${hashOf(device)}`, perEmailAndAddress, { if_known: true });
    const max_wait_ms = (perEmail?.maxWaitSeconds ?? 0) * 1_000;
    add(emailKey(limit, email), perEmail, { if_known: false, max_wait_ms });
  }
  if (secret !== undefined) add(`${limit.name}:k:${hashOf(secret)}`, perSecret);
  if (claims) {
    add(`${limit.name}:s:${hashOf(claims.sessionId)}`, perSession);
    add(`${limit.name}:p:${hashOf(claims.accountId)}`, perPerson);
    add(`${limit.name}:t:${hashOf(claims.tenantId)}`, perTenant);
  }
  return counts;
}
