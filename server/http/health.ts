import type { FastifyInstance } from "fastify";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";

/** `/health` shows that the process is alive, and `/ready` that the database responds. */
export async function serveHealth(app: FastifyInstance, database: Database): Promise<void> {
  app.get("/health", async () => ({ ok: true }));
  const ping = onceEvery(1_000, () => database.ping());
  app.get("/ready", async () => {
    await ping().catch((cause) => {
      throw new AppError("unavailable", { cause });
    });
    return { ok: true };
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
