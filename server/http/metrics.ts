import Fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/db/database.ts";
import { readOperatorWork } from "#server/operator/operator-work.ts";
import { queueLengths } from "#server/queue/queue-queries.ts";
import { type Disk, floorOf } from "#server/storage/disk.ts";

export interface Metrics {
  observe(app: FastifyInstance): void;
  /** Serves only `/metrics`, at an address of its own. */
  server(): FastifyInstance;
}

/** Figures for Prometheus. */
export function createMetrics(database: Database, disk: Pick<Disk, "space">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const labelNames = ["kind", "urgency"] as const;
  const oldest = new Gauge({
    name: "queue_oldest_seconds",
    help: "How long the oldest in the queue has been ready",
    labelNames,
    registers: [registry],
  });
  const waiting = new Gauge({
    name: "queue_waiting",
    help: "How much in the queue is ready to be taken",
    labelNames,
    registers: [registry],
    async collect() {
      waiting.reset();
      oldest.reset();
      for (const { kind, urgency, waiting: count, oldestSeconds } of await queueLengths(database)) {
        waiting.set({ kind, urgency }, count);
        oldest.set({ kind, urgency }, oldestSeconds);
      }
    },
  });
  const floor = new Gauge({
    name: "disk_floor_bytes",
    help: "The free space below which uploads and imports are refused",
    registers: [registry],
  });
  new Gauge({
    name: "disk_free_bytes",
    help: "The free space of the disk with the data",
    registers: [registry],
    collect() {
      if (!disk.space) return;
      this.set(disk.space.freeBytes);
      floor.set(floorOf(disk.space));
    },
  });
  new Gauge({
    name: "backup_age_seconds",
    help: "How long ago the last back-up was completed; infinite without one",
    registers: [registry],
    async collect() {
      this.set((await readOperatorWork(database)).backupAge);
    },
  });
  return {
    observe: (app) =>
      void app.addHook("onResponse", async (request, reply) => {
        // A stream takes as long as its reader stays.
        if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
        durations
          .labels(request.method, request.routeOptions.url ?? "none", String(reply.statusCode))
          .observe(reply.elapsedTime / 1000);
      }),
    server() {
      const app = Fastify();
      app.get("/metrics", async (_request, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
      return app;
    },
  };
}
