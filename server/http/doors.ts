import type { FastifyInstance } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import type { Services } from "#server/services.ts";
import { type Call, publicCall, tenantCall } from "./calls.ts";
import { claimsOf } from "./guard.ts";
import type { Route } from "./handler.ts";
import { hangUpOf } from "./hang-up.ts";
import { liveResponse } from "./live-response.ts";
import type { OpenStreams } from "./open-streams.ts";
import { responseWriter } from "./output.ts";

export interface ServeOptions {
  services: Services;
  /** Checks every response against the contract before it is sent; for tests, since it takes time. */
  checkResponses: boolean;
  streams: OpenStreams;
}

/** Mounts one operation at the door for its kind of response. */
export function serve(app: FastifyInstance, route: Route, options: ServeOptions): void {
  const { operation } = route;
  const write = responseWriter(operation, options.checkResponses);
  const call =
    operation.access === "public"
      ? publicCall(route, write)
      : tenantCall(route, write, options.services);
  if (operation.stream) serveStream(app, operation, call, options);
  else serveJson(app, operation, call);
}

/** Mounts an operation with a single JSON response. */
function serveJson(app: FastifyInstance, operation: NamedOperation, call: Call): void {
  app.route({
    method: operation.method,
    url: operation.path,
    handler: async (request, reply) => {
      const { payload, totalCount } = await call(request, hangUpOf(reply));
      if (totalCount !== undefined) reply.header("X-Total-Count", totalCount);
      if (operation.access !== "public") reply.header("Cache-Control", "no-store");
      return reply
        .code(operation.creates ? 201 : 200)
        .type("application/json; charset=utf-8")
        .send(payload);
    },
  });
}

/** Mounts an operation that stays open: the same call is made again, session and access included, for each event. */
function serveStream(
  app: FastifyInstance,
  { method, path }: NamedOperation,
  call: Call,
  { services, streams }: ServeOptions,
): void {
  app.route({
    method,
    url: path,
    // A request for the headers alone would wait for the stream's end.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const claims = await claimsOf(request, services.tokens, new Date());
      const signal = hangUpOf(reply);
      const stream = await liveResponse({
        streams,
        sessionId: claims.sessionId,
        read: async () => (await call(request, signal)).payload,
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
