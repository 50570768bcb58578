import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { currentTime } from "#server/clock.ts";
import type { Services } from "#server/services.ts";
import { clientAddress } from "./client-address.ts";
import { admit, claimsOf } from "./guard.ts";

/** Fastify reads a body before the call begins; only a caller who may call learns that it was unreadable. */
export function refuseCallersFirst(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: FastifyError, request) => {
    const { operation } = request.routeOptions.config as { operation?: NamedOperation };
    const isUnread = error.code?.startsWith("FST_ERR_CTP_");
    if (isUnread && operation && operation.access !== "public")
      await checkCaller(operation, request, services);
    throw error;
  });
}

async function checkCaller(
  operation: NamedOperation,
  request: FastifyRequest,
  { tokens, database }: Services,
): Promise<void> {
  const now = currentTime();
  const claims = await claimsOf(request, tokens, now);
  const { client } = clientAddress(request.ip);
  await database.readTenant(claims.tenantId, (tx) => admit(tx, operation, claims, now), {
    person: String(claims.employeeId),
    client,
  });
}
