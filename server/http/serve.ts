import type { FastifyInstance, FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor, Context } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./handler.ts";
import { once } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import { liveAnswer } from "./live-answer.ts";
import type { OpenStreams } from "./open-streams.ts";
import { answerWriter } from "./output.ts";
import { actorOf } from "./session.ts";
import type { TokenClaims } from "./tokens.ts";

export interface ServeOptions {
  services: Services;
  /** Holds every answer against the contract before it leaves; for tests, as it costs time. */
  checkAnswers: boolean;
  streams: OpenStreams;
}

/** Mounts one operation: who asks is settled first, then what they ask, then it is done in one transaction. */
export function serve(app: FastifyInstance, route: Route, options: ServeOptions): void {
  const { operation } = route;
  const write = answerWriter(operation, options.checkAnswers);
  const answer =
    operation.access === "public" ? publicCall(route, options) : tenantCall(route, options);
  if (operation.stream) {
    serveStream(app, operation, (request) => answer(request, write), options);
    return;
  }

  app.route({
    method: operation.method,
    url: operation.path,
    handler: async (request, reply) => {
      const { payload, totalCount } = await answer(request, write);
      if (totalCount !== undefined) reply.header("X-Total-Count", totalCount);
      if (operation.access !== "public") reply.header("Cache-Control", "no-store");
      return reply
        .code(operation.creates ? 201 : 200)
        .type("application/json; charset=utf-8")
        .send(payload);
    },
  });
}

/** Mounts an operation that goes on answering: the same call is made again, session and access included, for each event. */
function serveStream(
  app: FastifyInstance,
  { method, path }: NamedOperation,
  answer: (request: FastifyRequest) => Promise<{ payload: string }>,
  { services, streams }: ServeOptions,
): void {
  app.route({
    method,
    url: path,
    // Whoever asks for the head only would wait for the end of it.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const claims = await claimsOf(request, services, new Date());
      const stream = await liveAnswer({
        streams,
        sessionId: claims.sessionId,
        read: async () => (await answer(request)).payload,
        listen: (wake) => services.live.listen(claims, wake),
        onError: (error) => request.log.warn(error),
      });
      return reply
        .header("Cache-Control", "no-store")
        .header("X-Accel-Buffering", "no")
        .type("text/event-stream")
        .send(stream);
    },
  });
}

type Write = ReturnType<typeof answerWriter>;
type Call = (request: FastifyRequest, write: Write) => Promise<ReturnType<Write>>;

const publicCall =
  ({ operation, handle }: Route, { services }: ServeOptions): Call =>
  async (request, write) => {
    const input = parseInput(operation, request);
    const device = String(request.headers["user-agent"] ?? "").slice(0, 300);
    const context = { now: new Date(), address: request.ip, device, services };
    return write(await handle(context, input));
  };

const tenantCall =
  ({ operation, handle }: Route, { services }: ServeOptions): Call =>
  async (request, write) => {
    const now = new Date();
    const claims = await claimsOf(request, services, now);
    const { inTenant, readTenant } = services.database;
    const run = operation.method === "GET" ? readTenant : inTenant;

    return run(claims.tenantId, async (tx) => {
      const actor = await actorOf(tx, claims, now);
      allow(operation, actor);
      const input = parseInput(operation, request);
      const context: Context = { tx, actor, now, services };
      if (!operation.creates) return write(await handle(context, input));

      const key = request.headers["idempotency-key"];
      const payload = await once(context, operation, key?.toString(), input, async () => {
        return write(await handle(context, input)).payload;
      });
      return { payload, totalCount: undefined };
    });
  };

async function claimsOf(
  { headers }: FastifyRequest,
  { tokens }: Services,
  now: Date,
): Promise<TokenClaims> {
  const [scheme, token] = headers.authorization?.split(" ") ?? [];
  if (scheme?.toLowerCase() !== "bearer" || !token) throw new AppError("unauthenticated");
  const claims = await tokens.verify(token, now);
  if (!claims) throw new AppError("session_ended");
  return claims;
}

function allow({ access }: NamedOperation, actor: Actor): void {
  if (access === "superadmin" && !actor.isSuperadmin) throw new AppError("forbidden");
}
