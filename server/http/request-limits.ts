import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { currentTime } from "#server/clock.ts";
import { clientAddress } from "./client-address.ts";
import { claimsOf } from "./guard.ts";
import type { Tokens } from "./tokens.ts";

export interface RequestLimits {
  /** Calls by one person on all devices, and by one address where nobody is signed in. */
  callsPerMinute: number;
  /** Files of the web app to one address: a screen that is opened for the first time takes a hundred, and an office shares its address. */
  filesPerMinute: number;
}

export const requestLimits: RequestLimits = { callsPerMinute: 1_200, filesPerMinute: 24_000 };

/**
 * How many requests a minute are served, and to whom they count: people by their token, so that those of a whole company behind one
 * address do not wait for each other; everyone else by address.
 */
export function limitRequests(
  { callsPerMinute, filesPerMinute }: RequestLimits,
  tokens: Tokens,
  apiPath: string,
): RateLimitPluginOptions {
  const otherPaths = [`${apiPath}/`, "/health", "/ready"];
  // The path as it was written, and as the router understood it.
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

/** The address of a socket that has closed is unknown. */
const addressOf = ({ ip }: FastifyRequest) => (ip ? clientAddress(ip).client : "unknown");
