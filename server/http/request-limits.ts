import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { currentTime } from "#server/clock.ts";
import { clientAddress } from "./client-address.ts";
import { claimsOf } from "./guard.ts";
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

/** People count by token, so that a company behind one address is not one caller; others count by address. */
export function limitRequests(
  { callsPerMinute, filesPerMinute }: RequestLimits,
  tokens: Tokens,
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
      if (isFile(request)) return `files ${addressOf(request)}`;
      const claims = await claimsOf(request, tokens, currentTime()).catch(() => undefined);
      return claims ? `${claims.tenantId} ${claims.employeeId}` : addressOf(request);
    },
  };
}

const addressOf = ({ ip }: FastifyRequest) => (ip ? clientAddress(ip).client : "unknown");
