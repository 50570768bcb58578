import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** `/health` shows that the process is alive, `/ready` that the database responds, `/metrics` what it does (to this machine only). */
export async function serveHealth(app: FastifyInstance, database: Database): Promise<void> {
  app.get("/health", async () => ({ ok: true }));
  const ping = onceEvery(1_000, () => database.ping());
  app.get("/ready", async () => {
    await ping().catch((cause) => {
      throw new AppError("unavailable", { cause });
    });
    return { ok: true };
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    // A stream takes as long as its reader stays.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    durations
      .labels(request.method, request.routeOptions.url ?? "none", String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!loopback.test(request.socket.remoteAddress ?? "")) throw new AppError("not_found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Does something at most once in a time, however often it is asked for; in between, everyone gets the latest outcome. */
function onceEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  return () => {
    latest ??= work().finally(() => {
      setTimeout(() => {
        latest = undefined;
      }, ms).unref();
    });
    return latest;
  };
}
