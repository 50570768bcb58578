import type { FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { admit, claimsOf } from "./guard.ts";
import type { Route } from "./handler.ts";
import { once } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import type { Answer, ResponseWriter } from "./output.ts";
import type { TokenClaims } from "./tokens.ts";

/** One call of an operation, from the request to the text of its response. */
export type Call = (request: FastifyRequest) => Promise<Answer>;

/** Calls that anyone may make. */
export const publicCall =
  ({ operation, handle }: Route, write: ResponseWriter): Call =>
  async (request) => {
    if (!handle) throw new AppError("not_served");
    const input = parseInput(operation, request);
    const device = String(request.headers["user-agent"] ?? "").slice(0, 300);
    return write(await handle({ now: new Date(), address: request.ip, device }, input));
  };

/** Calls by signed-in employees: first the caller is verified, then the input is read, then the work is done in one transaction. */
export const tenantCall =
  (route: Route, write: ResponseWriter, services: Services): Call =>
  async (request) => {
    const { operation } = route;
    const now = new Date();
    const claims = await claimsOf(request, services.tokens, now);
    const work = await workOf(route, request, { claims, now, services });
    const { inTenant, readTenant } = services.database;
    const run = operation.method === "GET" ? readTenant : inTenant;

    return run(claims.tenantId, async (tx) => {
      const { actor, timeZone } = await admit(tx, operation, claims, now);
      const input = parseInput(operation, request);
      const context = tenantContext(services, tx, actor, { now, timeZone });
      if (!operation.creates) return write(await work(context, input));

      const key = request.headers["idempotency-key"]?.toString();
      const payload = await once(context, operation, key, input, async () => {
        return write(await work(context, input)).payload;
      });
      return { payload, totalCount: undefined };
    });
  };

interface ClaimedCall {
  claims: TokenClaims;
  now: Date;
  services: Services;
}

/** The work to be done inside the transaction, once everything that precedes it has been done. */
async function workOf(
  { operation, handle, prepare }: Route,
  request: FastifyRequest,
  { claims, now, services }: ClaimedCall,
) {
  if (handle) return handle;
  const { actor } = await services.database.readTenant(claims.tenantId, (tx) =>
    admit(tx, operation, claims, now),
  );
  if (!prepare) throw new AppError("not_served");
  return prepare({ actor, now }, parseInput(operation, request));
}

/** An operation that is not served yet; callers who may not use it get the same refusal as they will once it is. */
export const unserved = (operation: NamedOperation): Route => ({ operation });
