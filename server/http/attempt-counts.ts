import type { Allowance, Limit } from "#contract/limits.ts";
import { purses } from "#contract/purses.ts";
import type { AttemptCount } from "#server/purses/attempt-queries.ts";
import { type HeldPurse, hashOf } from "#server/purses/purse.ts";
import { clientAddress } from "./client-address.ts";
import type { TokenClaims } from "./tokens.ts";

/** The facts about an attempt before its work. */
export interface Attempt {
  address: string;
  device: string;
  email?: string | undefined;
  /** The secret in the called address. */
  secret?: string | undefined;
  claims?: TokenClaims | undefined;
  /** The company's; its own and full without one. */
  purse?: HeldPurse | undefined;
}

/** A /48 belongs to one site, possibly with many offices and homes. */
const clientsPerNetwork = 10;

const emailKey = (limit: Limit, email: string) => `${limit.name}:e:${hashOf(email.toLowerCase())}`;

/** The beginning of an e-mail's keys, from one address, or with null from everywhere. */
export function emailPrefix(limit: Limit, email: string, address: string | null): string {
  const everywhere = emailKey(limit, email);
  return address === null ? everywhere : `${everywhere}:${hashOf(clientAddress(address).client)}`;
}

/** A browser can forge its description but not its address, so a device is known at its address only. */
export const deviceKey = (
  email: string,
  { address, device }: Pick<Attempt, "address" | "device">,
) => [email.toLowerCase(), clientAddress(address).client, device].map(hashOf).join(":");

/** The attempt's counts under a limit; `factor` enlarges each. */
export function countsOf(limit: Limit, attempt: Attempt, factor: number): AttemptCount[] {
  const { perAddress, perEmailAndAddress, perEmail, perSession, perPerson, perTenant, perSecret } =
    limit;
  const { address, device, email, secret, claims, purse } = attempt;
  const { client, network } = clientAddress(address);
  const counts: AttemptCount[] = [];
  const add = (key: string, allowance: Allowance | undefined, more: Partial<AttemptCount> = {}) => {
    if (!allowance) return;
    const every_ms = allowance.everySeconds * 1_000;
    const span_ms = every_ms * allowance.atOnce * factor;
    counts.push({ key, every_ms, span_ms, max_wait_ms: 0, if_known: null, ...more });
  };
  // A known device has a count of its own, so that strangers cannot use it up.
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
    add(`${limit.name}:p:${hashOf(`${claims.tenantId} ${claims.accountId}`)}`, perPerson);
    const { holder, callCost } = companyOf(claims, purse);
    const every_ms = (perTenant?.everySeconds ?? 0) * 1_000 * callCost;
    add(`${limit.name}:t:${holder}`, perTenant, { every_ms });
  }
  return counts;
}

const companyOf = ({ tenantId }: TokenClaims, purse: HeldPurse | undefined) =>
  purse
    ? { holder: purse.holder, callCost: purses[purse.trust].callCost }
    : { holder: hashOf(tenantId), callCost: 1 };
