import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { failureOf } from "./failures.ts";

/** Operators watch for misuse by these names, so they must stay. */
type Event =
  | "sign_in.succeeded"
  | "sign_in.failed"
  | "sign_in.refused"
  | "call.refused"
  | "record.read";

const refusals = [401, 403, 429];

function signInEvent(statusCode: number): Event | undefined {
  if (statusCode < 300) return "sign_in.succeeded";
  if (statusCode === 429) return "sign_in.refused";
  return statusCode === 401 || statusCode === 403 ? "sign_in.failed" : undefined;
}

function eventOf(operation: NamedOperation | undefined, statusCode: number): Event | undefined {
  if (operation?.name === api.auth.login.name && operation.module === "auth")
    return signInEvent(statusCode);
  if (refusals.includes(statusCode)) return "call.refused";
  return operation?.recorded && statusCode < 300 ? "record.read" : undefined;
}

/** One line a request, after its response; another for sign-ins, refusals and reads of sensitive records. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      { req: request, res: reply, responseTime: reply.elapsedTime },
      "request completed",
    );
    const { operation } = request.routeOptions.config as { operation?: NamedOperation };
    // After the right password; the sign-in goes on with a code.
    const isHalfway = failureOf(reply) === "code_required";
    const event = isHalfway ? undefined : eventOf(operation, reply.statusCode);
    if (event) request.log.info(lineOf(event, operation, request, reply), "An event.");
  });
}

function lineOf(
  event: Event,
  operation: NamedOperation | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return {
    event,
    ...(operation && { operation: `${operation.module}.${operation.name}` }),
    ...(operation?.recorded && { part: operation.recorded, of: idsIn(request) }),
    ...(event.startsWith("sign_in.") && typeof email === "string" && { account: email }),
    res: reply,
  };
}

/** Ids only, without any text of the request. */
const idsIn = ({ params, query }: FastifyRequest) =>
  Object.fromEntries(
    Object.entries({ ...(params as object), ...(query as object) }).filter(([, value]) =>
      /^\d{1,16}$/.test(String(value)),
    ),
  );
