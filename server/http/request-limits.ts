import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { currentTime } from "#server/clock.ts";
import { clientAddress } from "./client-address.ts";
import { claimsOf } from "./guard.ts";
import { keyIn } from "./keys/key-guard.ts";
import type { KeyLimits } from "./keys/key-limits.ts";
import type { Tokens } from "./tokens.ts";

export interface RequestLimits {
  /** Per person on all devices, or per address without a sign-in. */
  callsPerMinute: number;
  /** Files per address: a first screen takes a hundred, and an office shares one address. */
  filesPerMinute: number;
}

export const requestLimits: RequestLimits = { callsPerMinute: 1_200, filesPerMinute: 24_000 };

/** Of everything but files. The picture of a company takes the most; a body of 1 MB of small parts would hold up the event loop. */
export const maxBodyBytes = 393_216;

interface KnownCallers {
  tokens: Tokens;
  keyLimits: Pick<KeyLimits, "knownKey">;
}

/** People count by token and systems by key, so that many behind one address are not one caller; others count by address. */
export function limitRequests(
  { callsPerMinute, filesPerMinute }: RequestLimits,
  { tokens, keyLimits }: KnownCallers,
  apiPath: string,
): RateLimitPluginOptions {
  const otherPaths = [`${apiPath}/`, "/health", "/ready"];
  // The written path and the router's.
  const isFile = ({ url, routeOptions }: FastifyRequest) =>
    !otherPaths.some((path) => url.startsWith(path) || routeOptions.url?.startsWith(path));
  return {
    timeWindow: "1 minute",
    max: (request) => (isFile(request) ? filesPerMinute : callsPerMinute),
    keyGenerator: async (request) => {
      if (routeOf(request)?.startsWith(`${apiPath}/v1/`))
        return keyOf(request, keyLimits) ?? addressOf(request);
      if (isFile(request)) return `files ${addressOf(request)}`;
      const claims = await claimsOf(request, tokens, currentTime()).catch(() => undefined);
      return claims ? `${claims.tenantId} ${claims.employeeId}` : addressOf(request);
    },
  };
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url;

/** Only of a secret that was verified before: others could be made up. */
function keyOf(
  request: FastifyRequest,
  { knownKey }: Pick<KeyLimits, "knownKey">,
): string | undefined {
  try {
    const key = knownKey(keyIn(request));
    return key && `key ${key.keyId}`;
  } catch {
    return undefined;
  }
}

const addressOf = ({ ip }: FastifyRequest) => (ip ? clientAddress(ip).client : "unknown");
